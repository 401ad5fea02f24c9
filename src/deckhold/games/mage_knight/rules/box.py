"""All ops of the rules, by the names that saves use."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops import MECHANICS
from deckhold.games.mage_knight.rules.beginning import BEGINNING_OPS
from deckhold.games.mage_knight.rules.dealing import DEALING_OPS
from deckhold.games.mage_knight.rules.ending import ENDING_OPS
from deckhold.games.mage_knight.rules.extras import EXTRA_OPS
from deckhold.games.mage_knight.rules.fighting import FIGHTING_OPS
from deckhold.games.mage_knight.rules.moving import MOVING_OPS
from deckhold.games.mage_knight.rules.playing import PLAYING_OPS
from deckhold.games.mage_knight.rules.pursuing import PURSUING_OPS
from deckhold.games.mage_knight.rules.restraining import RESTRAINING_OPS
from deckhold.games.mage_knight.rules.revealing import REVEALING_OPS
from deckhold.games.mage_knight.rules.rewarding import REWARDING_OPS
from deckhold.games.mage_knight.rules.rounds import ROUND_OPS
from deckhold.games.mage_knight.rules.scenarios import SCENARIO_OPS
from deckhold.games.mage_knight.rules.seals import SEAL_OPS
from deckhold.games.mage_knight.rules.secrets import SECRET_OPS
from deckhold.games.mage_knight.rules.shades import SHADES_OPS
from deckhold.games.mage_knight.rules.turn import TURN_OPS
from deckhold.games.mage_knight.rules.volkare import VOLKARE_OPS

RULE_OPS: Final[dict[str, Op]] = {
    **MECHANICS,
    **BEGINNING_OPS,
    **EXTRA_OPS,
    **PLAYING_OPS,
    **MOVING_OPS,
    **REVEALING_OPS,
    **PURSUING_OPS,
    **DEALING_OPS,
    **FIGHTING_OPS,
    **ENDING_OPS,
    **REWARDING_OPS,
    **ROUND_OPS,
    **TURN_OPS,
    **SCENARIO_OPS,
    **SECRET_OPS,
    **RESTRAINING_OPS,
    **SEAL_OPS,
    **SHADES_OPS,
    **VOLKARE_OPS,
}
