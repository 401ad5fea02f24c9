"""The ops of Mage Knight, by theme."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.mana import MANA_OPS

# What the rules themselves put on the stack, by the names that saves use.
MECHANICS: Final[dict[str, Op]] = {**MANA_OPS}
