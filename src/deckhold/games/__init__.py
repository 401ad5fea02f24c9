"""The games of the catalog, one folder each."""

from importlib import import_module

from deckhold.engine.info import GameInfo

IDS = ("ascension", "aeons-end", "last-bastion", "ascension-tactics", "mage-knight")


def info(id: str) -> GameInfo:
    """A game of the catalog by its id; ValueError names the ones there are."""
    if id not in IDS:
        raise ValueError(f"game: {id!r} is not in the catalog; {', '.join(IDS)} are")
    game = import_module(f"deckhold.games.{id.replace('-', '_')}").INFO
    assert isinstance(game, GameInfo)
    return game
