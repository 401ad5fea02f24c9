"""A search that compares whole plans, where a game offers some, and a bot that carries the best one out."""

import pickle

import pytest

from deckhold.bots import SearchBot
from deckhold.engine.core import Game
from deckhold.engine.search import FEW, NO_PLAN, Node, Search
from games.mage_knight.land import Realm, land


def searched(plans: list[list[int]], means: list[float]) -> Search:
    """A search that has tried plans, the better ones first."""
    search = Search(0)
    search.plans = plans
    for i, mean in enumerate(means):
        node = Node(-float(i))
        node.results = {0: mean}
        node.total = mean
        search.root.children[i] = node
    search.trials = 1
    search.order = sorted(range(len(plans)), key=lambda i: -means[i])
    return search


def test_of_plans_that_begin_alike_the_best_one_counts() -> None:
    search = searched([[7, 1], [7, 2], [8]], [0.3, 0.5, 0.4])
    assert search.ranking() == [(7, 1, 0.5), (8, 1, 0.4)]
    assert [course for course, _, _ in search.courses()] == [[7, 2], [8], [7, 1]]


def test_nothing_of_a_comparison_of_plans_is_taken_for_knowledge_of_answers() -> None:
    search = searched([[0, 5], [1]], [0.3, 0.5])
    search.step(0)
    assert search.plans == []
    assert not search.root.results
    assert not search.root.children


@pytest.mark.parametrize(("plan", "kept"), [(0, [3, 0]), (2, [3, 2]), (NO_PLAN, [3, 2])])
def test_what_others_must_outdo_is_compared_to_the_end(plan: int, kept: list[int]) -> None:
    search = searched([[1], [2], [3], [4]], [0.1, 0.2, 0.3, 0.4])
    assert search.drop([0, 1, 2, 3], 2, plan) == kept
    assert sorted(kept + search.order[: 4 - len(kept)]) == [0, 1, 2, 3]


def village(**more: object) -> Realm:
    """Somebody beside a village, whom a unit could be recruited from, and not far from enemies."""
    return land(hand="promise threaten march rage stamina", at="1,-3", unit_offer="peasants", tile_deck="", **more)


def test_every_plan_meets_the_same_guesses() -> None:
    game = village(dice="white white red").game
    search = Search(3)
    search.run(game, 40, 0.0)
    assert len(search.plans) > 2
    assert all(set(child.results) <= set(range(search.trials)) for child in search.root.children.values())
    best = search.root.children[search.order[0]]
    assert len(best.results) == search.trials >= FEW


def test_a_single_plan_is_judged_as_it_stands() -> None:
    table = land(hand="tranquility wound", deck="", at="2,-3", unit_offer="", tile_deck="", dice="red red red")
    game = table.do("play tranquility").game
    search = Search(3)
    assert search.run(game, 40, 0.0) == 1
    ((heal, _, mean),) = search.ranking()
    healed = game.clone()
    healed.take(heal)
    assert mean == healed.info.worth(healed, 0)


class Counting(SearchBot):
    """Notes where it thought."""

    def __init__(self, iterations: int) -> None:
        super().__init__("counting", 1, iterations)
        self.thought: list[int] = []

    def rank(self, game: Game) -> list[tuple[int, float]]:
        self.thought.append(len(game.history))
        return super().rank(game)


def planned(table: Realm) -> Counting:
    """A bot that has begun to carry out a plan of three answers or more."""
    player = Counting(12)
    table.game.apply(player.choose(table.game))
    assert len(player._plan) >= 2
    return player


def test_a_plan_is_carried_out_without_thinking_again() -> None:
    table = village(dice="white white red")
    player = planned(table)
    for answer in list(player._plan):
        assert table.game.undo_depth > 0
        assert player.choose(table.game) == answer
        table.game.apply(answer)
    assert len(player.thought) == 1
    assert player._plan == []


def test_a_plan_is_dropped_when_something_else_was_done() -> None:
    table = village(dice="white white red")
    player = planned(table)
    begun = player._expected[-1]
    table.game.undo()
    table.game.apply(next(action for action in table.game.actions() if action != begun))
    assert len(table.game.actions()) > 1
    player.choose(table.game)
    assert len(player.thought) == 2


def test_a_copy_of_a_bot_has_no_plan() -> None:
    player = planned(village(dice="white white red"))
    assert pickle.loads(pickle.dumps(player))._plan == []
