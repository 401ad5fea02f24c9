"""Answers that a game's knowledge finds hopeless are not tried where there is another."""

import pytest

import deckhold
from deckhold.engine import search
from deckhold.engine.core import Game
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.engine.search import HOPELESS, Node, Search


@pytest.mark.skipif(not str(search.__file__).endswith(".py"), reason="a compiled search has no interpreted subclasses")
def test_a_hopeless_answer_is_not_tried_where_there_is_another() -> None:
    class OneHope(Search):
        """A search of a game whose knowledge finds all answers but the last one hopeless."""

        def offer(self, g: Game, node: Node) -> list[Node]:
            legal = super().offer(g, node)
            for child in legal[:-1]:
                child.promise = HOPELESS
            return legal

    g = deckhold.new("ascension", 2, 5)
    rng = seeded(5)
    play_random(g, rng, 12)
    while len(g.actions()) < 2:
        play_random(g, rng, 1)
    search = OneHope(1)
    assert search.run(g, 100, 0.0) == 1
    assert [action for action, _, _ in search.ranking()] == [g.actions()[-1]]
