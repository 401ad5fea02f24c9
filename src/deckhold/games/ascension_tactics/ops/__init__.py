"""The ops of Ascension Tactics, by theme."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.ascension_tactics.ops.acquiring import ACQUIRING_OPS
from deckhold.games.ascension_tactics.ops.becoming import BECOMING_OPS
from deckhold.games.ascension_tactics.ops.campaign import CAMPAIGN_OPS
from deckhold.games.ascension_tactics.ops.choices import CHOICE_OPS
from deckhold.games.ascension_tactics.ops.fighting import FIGHTING_OPS
from deckhold.games.ascension_tactics.ops.moving import MOVING_OPS
from deckhold.games.ascension_tactics.ops.orders import ORDER_OPS
from deckhold.games.ascension_tactics.ops.places import PLACE_OPS
from deckhold.games.ascension_tactics.ops.playing import PLAYING_OPS
from deckhold.games.ascension_tactics.ops.research import RESEARCH_OPS
from deckhold.games.ascension_tactics.ops.rewards import REWARD_OPS
from deckhold.games.ascension_tactics.ops.scoring import SCORING_OPS
from deckhold.games.ascension_tactics.ops.treasures import TREASURE_OPS
from deckhold.games.ascension_tactics.ops.villains import VILLAIN_OPS
from deckhold.games.ascension_tactics.ops.words import COUNTED
from deckhold.games.ascension_tactics.state.zones import PLAYED_MARK

# What the rules themselves put on the stack, by the names that saves use.
MECHANICS: Final[dict[str, Op]] = {
    **ACQUIRING_OPS,
    **CAMPAIGN_OPS,
    **CHOICE_OPS,
    **BECOMING_OPS,
    **FIGHTING_OPS,
    **MOVING_OPS,
    **ORDER_OPS,
    **PLACE_OPS,
    **PLAYING_OPS,
    **RESEARCH_OPS,
    **REWARD_OPS,
    **SCORING_OPS,
    **TREASURE_OPS,
    **VILLAIN_OPS,
    "played": PLAYED_MARK,
    "counted": COUNTED,
}
