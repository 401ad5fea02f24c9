"""The engine: knows no game. See deckhold.engine.core for the machine and docs/architecture.md for the idea."""
