"""The rules: everything that saves refer to by name."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.ascension_tactics.ops import MECHANICS
from deckhold.games.ascension_tactics.rules.captives import CAPTIVE_OPS, ENROL, GIVE_UP
from deckhold.games.ascension_tactics.rules.draft import DRAFT_OPS, START, open_draft
from deckhold.games.ascension_tactics.rules.turn import TURN_OPS

RULE_OPS: Final[dict[str, Op]] = {**MECHANICS, **TURN_OPS, **DRAFT_OPS, **CAPTIVE_OPS}

__all__ = ["ENROL", "GIVE_UP", "RULE_OPS", "START", "open_draft"]
