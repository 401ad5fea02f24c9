"""The rules: everything that saves refer to by name."""

from deckhold.games.mage_knight.rules.box import RULE_OPS

__all__ = ["RULE_OPS"]
