"""What a search of this game compares: plans for a turn, and answers where much hangs on them."""

import pytest

import deckhold
from deckhold.bots.simple import GreedyBot
from deckhold.engine import search
from deckhold.engine.core import Game
from deckhold.engine.search import Search
from games.mage_knight.combat import fight
from games.mage_knight.land import land

VILLAGE = "2,-3"
BESIDE_ORCS = "1,-3"


def verbs(game: Game, plan: list[int]) -> list[str]:
    return [game.info.verb(action).name for action in plan]


def ends(game: Game) -> set[str]:
    """What the plans of a turn come to."""
    return {verbs(game, plan)[-1] for plan in game.info.plans(game)}


def test_what_greedy_would_do_is_the_first_plan() -> None:
    game = land(hand="rage*2 determination march", at=BESIDE_ORCS, tokens="diggers@1,-4", dice="red blue green").game
    assert game.info.plans(game)[0][0] == GreedyBot().choose(game)


def test_a_plan_goes_on_to_where_a_fight_begins() -> None:
    game = land(hand="rage*2 determination march", at=BESIDE_ORCS, tokens="diggers@1,-4", dice="red blue green").game
    assert verbs(game, game.info.plans(game)[0]) == ["challenge"]


def test_fights_deals_and_walks_are_plans_of_the_same_turn() -> None:
    game = land(
        hand="rage*2 promise threaten march",
        at=BESIDE_ORCS,
        tokens="diggers@1,-4",
        unit_offer="peasants",
        dice="red white green",
    ).game
    assert {"challenge", "interact", "move", "end-turn"} <= ends(game)


def test_a_fight_that_looks_like_a_loss_is_a_plan_too_but_not_the_first() -> None:
    game = land(hand="rage promise", at=BESIDE_ORCS, tokens="cursed-hags@1,-4", dice="blue blue green").game
    plans = game.info.plans(game)
    assert ["challenge"] in [verbs(game, plan) for plan in plans[1:]]
    assert verbs(game, plans[0]) != ["challenge"]
    assert game.info.verb(GreedyBot().choose(game)).name != "challenge"


def test_every_plan_can_be_carried_out() -> None:
    table = land(hand="rage*2 promise threaten march", at=BESIDE_ORCS, unit_offer="peasants", dice="red white green")
    for plan in table.game.info.plans(table.game):
        twin = table.game.clone()
        for action in plan:
            assert action in twin.actions()
            twin.take(action)


def test_no_plan_is_offered_twice() -> None:
    game = land(
        hand="rage*2 promise threaten march", at=BESIDE_ORCS, unit_offer="peasants", dice="red white green"
    ).game
    plans = game.info.plans(game)
    assert len({tuple(plan) for plan in plans}) == len(plans) > 2


def test_plans_do_not_depend_on_what_a_seat_cannot_know() -> None:
    table = land(
        hand="march rage stamina",
        at="1,-4",
        tiles="countryside-3@1,0 countryside-2@1,1",
        tokens="?guardsmen@2,-4",
        dice="red white green",
    )
    info = table.game.info
    plans = info.plans(table.game)
    assert len(plans) > 1
    assert [info.plans(table.game.determinize(0, seed)) for seed in range(3)] == [plans] * 3


def test_what_is_done_without_any_plan_is_compared_with_nothing() -> None:
    table = land(hand="tranquility wound", deck="", at=VILLAGE, unit_offer="", tile_deck="", dice="red red red")
    table.do("play tranquility")
    heal = GreedyBot().choose(table.game)
    assert table.game.info.plans(table.game) == [[heal]]


def test_a_fight_is_thought_through_and_not_searched() -> None:
    game = fight("prowlers", "attack", hand="rage march", dice="red green blue").game
    assert game.info.plans(game) == [[GreedyBot().choose(game)]]


def test_all_tactics_are_compared() -> None:
    game = deckhold.new("mage-knight", 1, 3, {"scenario": "conquest-solo", "choosing": "random"})
    assert game.decision is not None
    assert game.info.plans(game) == []
    assert len(game.actions()) == 6


def test_a_search_looks_to_the_end_of_the_round() -> None:
    info = land().game.info
    assert [info.clock(land(round=n).game) for n in (2, 3)] == [2, 3]


@pytest.mark.parametrize("iterations", [24, 0])
def test_the_time_of_a_search_runs_while_plans_are_made(iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = land(hand="rage*2 determination march", at=BESIDE_ORCS, tokens="diggers@1,-4", dice="red blue green").game
    found = Search(1)
    monkeypatch.setattr(search, "perf_counter", lambda: 100.0 if found.plans else 0.0)  # the plans take 100 seconds
    assert found.run(game, iterations, 50.0) == 1
    assert found.ranking()
