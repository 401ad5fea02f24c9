"""What a search of this game compares: whole orders, purchases, the end of the turn."""

from deckhold.bots import GreedyBot, SearchBot
from deckhold.engine.core import Game
from deckhold.engine.search import most_promising
from games.ascension_tactics.battle import Battle, battle


def field(**more: object) -> Battle:
    """Somebody with power for two orders and runes for a purchase, an enemy in reach."""
    return battle("jirra@0,0 kehmep@-3,0", "scrapbot@2,0 vyrak@4,-2", power=6, runes=4, gate=True, shrine="0,2", **more)


def verbs(game: Game, plan: list[int]) -> list[str]:
    return [game.info.verb(action).name for action in plan]


def test_what_greedy_would_do_is_the_first_plan() -> None:
    game = field().game
    plan = game.info.plans(game)[0]
    for action in plan:
        assert action == most_promising(game)
        game.take(action)


def test_orders_purchases_and_the_end_of_the_turn_are_plans_of_the_same_turn() -> None:
    game = battle("jirra@0,0", "scrapbot@2,0", power=3, runes=4, gate=True, shrine="0,2").game
    assert {"order", "buy", "end-turn"} <= {verbs(game, plan)[0] for plan in game.info.plans(game)}


def test_a_plan_of_an_order_goes_on_until_the_order_is_over() -> None:
    game = field().game
    for plan in game.info.plans(game):
        twin = game.clone()
        for action in plan:
            assert action in twin.actions()
            twin.take(action)
        if verbs(game, plan)[0] == "order":
            assert len(plan) > 1
            assert twin.asking is not None
            assert twin.asking.op.kind == "main"


def test_an_order_is_compared_with_other_ways_and_blows_of_the_same_champion() -> None:
    table = field()
    game = table.game
    order = game.actions()[table.choices.index("order jirra")]
    begun = [plan for plan in game.info.plans(game) if plan[0] == order]
    assert {verbs(game, plan)[1] for plan in begun} == {"move"}
    assert len({plan[1] for plan in begun}) == len(begun) > 1


def test_no_plan_is_offered_twice() -> None:
    game = field().game
    plans = game.info.plans(game)
    assert len({tuple(plan) for plan in plans}) == len(plans) > 4


def test_cards_are_played_first_and_compared_with_nothing() -> None:
    game = field(hand="apprentice arha-novice").game
    assert game.info.plans(game) == [[GreedyBot().choose(game)]]


def test_the_rest_of_an_order_is_planned_too() -> None:
    table = field().do("order jirra")
    plans = table.game.info.plans(table.game)
    assert len(plans) > 1
    assert "end-order" in {verbs(table.game, plan)[0] for plan in plans}


def test_plans_do_not_depend_on_what_a_seat_cannot_know() -> None:
    game = field().game
    plans = game.info.plans(game)
    assert [game.info.plans(game.determinize(0, seed)) for seed in range(3)] == [plans] * 3


def test_a_search_carries_an_order_out_without_thinking_again() -> None:
    game = battle("jirra@0,0", "scrapbot@1,0", power=3, gate=True, shrine="0,2").game
    player = SearchBot("search", 1, 24)
    action = player.choose(game)
    while game.info.verb(action).name != "order":
        game.apply(action)
        action = player.choose(game)
    plan = list(player._plan)
    game.apply(action)
    assert plan
    for answer in plan:
        assert player.choose(game) == answer
        game.apply(answer)
