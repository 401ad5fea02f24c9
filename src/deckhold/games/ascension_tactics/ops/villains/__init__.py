"""The villains of the campaign: their turn, their orders, their schemes (section 28)."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.ascension_tactics.ops.villains.bosses import BOSS_OPS
from deckhold.games.ascension_tactics.ops.villains.conduct import CONDUCT_OPS
from deckhold.games.ascension_tactics.ops.villains.orders import VILLAIN_ORDER_OPS
from deckhold.games.ascension_tactics.ops.villains.turn import VILLAINS_TURN_OPS

VILLAIN_OPS: Final[dict[str, Op]] = {**BOSS_OPS, **CONDUCT_OPS, **VILLAIN_ORDER_OPS, **VILLAINS_TURN_OPS}
