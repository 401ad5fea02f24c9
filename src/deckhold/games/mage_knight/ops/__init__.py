"""The ops of Mage Knight, by theme."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.acting import ACTING_OPS
from deckhold.games.mage_knight.ops.army import ARMY_OPS
from deckhold.games.mage_knight.ops.banners import BANNER_OPS
from deckhold.games.mage_knight.ops.bonuses import BONUS_OPS
from deckhold.games.mage_knight.ops.casting import CASTING_OPS
from deckhold.games.mage_knight.ops.competing import COMPETING_OPS
from deckhold.games.mage_knight.ops.conjuring import CONJURING_OPS
from deckhold.games.mage_knight.ops.flipping import FLIPPING_OPS
from deckhold.games.mage_knight.ops.harvest import HARVEST_OPS
from deckhold.games.mage_knight.ops.mana import MANA_OPS
from deckhold.games.mage_knight.ops.outside import OUTSIDE_OPS
from deckhold.games.mage_knight.ops.pledges import PLEDGE_OPS
from deckhold.games.mage_knight.ops.recruits import RECRUIT_OPS
from deckhold.games.mage_knight.ops.standing import STANDING_OPS
from deckhold.games.mage_knight.ops.struck import STRUCK_OPS
from deckhold.games.mage_knight.ops.tactics import TACTIC_OPS
from deckhold.games.mage_knight.ops.time import TIME_OPS
from deckhold.games.mage_knight.ops.tokens import TOKEN_OPS
from deckhold.games.mage_knight.ops.tolls import TOLL_OPS
from deckhold.games.mage_knight.ops.wheel import WHEEL_OPS
from deckhold.games.mage_knight.ops.wounds import WOUND_OPS
from deckhold.games.mage_knight.state.general import GENERAL_MARKS
from deckhold.games.mage_knight.state.rivals import RIVAL_OPS
from deckhold.games.mage_knight.state.zones import MARKS

# What the rules themselves put on the stack, or remember, by the names that saves use.
MECHANICS: Final[dict[str, Op]] = {
    **MARKS,
    **MANA_OPS,
    **CASTING_OPS,
    **CONJURING_OPS,
    **STANDING_OPS,
    **ARMY_OPS,
    **TACTIC_OPS,
    **OUTSIDE_OPS,
    **TIME_OPS,
    **COMPETING_OPS,
    **WOUND_OPS,
    **TOKEN_OPS,
    **RIVAL_OPS,
    **FLIPPING_OPS,
    **HARVEST_OPS,
    **PLEDGE_OPS,
    **TOLL_OPS,
    **WHEEL_OPS,
    **GENERAL_MARKS,
    **ACTING_OPS,
    **BANNER_OPS,
    **BONUS_OPS,
    **RECRUIT_OPS,
    **STRUCK_OPS,
}
