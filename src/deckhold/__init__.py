"""A digital table for heavy card and board games."""

from deckhold import _native as _native  # first: decides whether what follows is compiled

__version__ = "0.1.0"
