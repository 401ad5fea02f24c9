"""A search gives up the most promising answer only for one that is better beyond doubt, where its game says so."""

import pytest

from deckhold.engine.search import Node, Search

PLAN, OTHER = 1, 2


def compared(*results: tuple[float, float]) -> Search:
    """A search that has tried both answers on some guesses; the other one came out ahead."""
    search = Search(0)
    for action, promise in ((PLAN, 5.0), (OTHER, 1.0)):
        node = Node(promise)
        node.results = {trial: pair[action - PLAN] for trial, pair in enumerate(results)}
        search.root.children[action] = node
    search.order = [OTHER, PLAN]
    return search


LUCKY = [(0.5, 0.4), (0.5, 0.4), (0.4, 0.8), (0.5, 0.4)]
BETTER = [(0.5, 0.6), (0.5, 0.6), (0.4, 0.6), (0.5, 0.6)]


@pytest.mark.parametrize(("results", "doubt", "first"), [(LUCKY, 1.5, PLAN), (BETTER, 1.5, OTHER), (LUCKY, 0.0, OTHER)])
def test_the_plan_is_kept_unless_another_answer_is_better_beyond_doubt(
    results: list[tuple[float, float]], doubt: float, first: int
) -> None:
    search = compared(*results)
    search.keep_to_plan(doubt)
    assert search.order[0] == first
    assert sorted(search.order) == [PLAN, OTHER]


SLIGHTLY = [(0.6, 0.5), (0.4, 0.5), (0.6, 0.5), (0.6, 0.5), (0.4, 0.5), (0.6, 0.5)]  # worse by about one standard error
CLEARLY = [(0.6, 0.5), (0.6, 0.4), (0.6, 0.5), (0.5, 0.5), (0.6, 0.4), (0.6, 0.5)]


@pytest.mark.parametrize(("results", "left"), [(SLIGHTLY, [PLAN, OTHER]), (CLEARLY, [PLAN])])
def test_what_is_a_little_worse_is_compared_further_however_small_the_doubt(
    results: list[tuple[float, float]], left: list[int]
) -> None:
    search = compared(*results)
    search.doubt = 0.5
    search.trials = len(results)
    assert search.outclass([PLAN, OTHER]) == left
