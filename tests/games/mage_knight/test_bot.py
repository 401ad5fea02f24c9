"""The bot: it plays every scenario to its end, fights what it can win, and looks at nothing it cannot know."""

import pytest

import deckhold
from deckhold import _native
from deckhold.bots.simple import GreedyBot
from deckhold.engine.core import Outcome
from deckhold.games.mage_knight.bot.answers import QUESTIONS
from games.mage_knight.combat import fight
from games.mage_knight.land import land

LONG = pytest.mark.skipif(not _native.COMPILED, reason="takes two minutes; First Reconnaissance is played interpreted")


@pytest.mark.parametrize(("scenario", "seats"), [("first-reconnaissance", 1), pytest.param("conquest", 2, marks=LONG)])
def test_greedy_plays_a_game_to_its_end(scenario: str, seats: int) -> None:
    game = deckhold.new("mage-knight", seats, 3, {"scenario": scenario, "choosing": "random"})
    bot = GreedyBot()
    while not game.over:
        game.apply(bot.choose(game))
    assert game.outcome is not None
    assert game.outcome.reason != "stalemate"


def test_it_kills_in_the_attack_phase_what_its_hand_can_kill() -> None:
    table = fight("prowlers", "attack", hand="rage march", dice="red green blue")
    bot = GreedyBot()
    while table.s.in_combat():
        table.game.apply(bot.choose(table.game))
    table.shows(fame=2)


def test_of_two_defeats_the_one_with_more_points_was_worth_more_and_any_victory_more_than_both() -> None:
    game = land().game

    def reward(score: int, *winners: int) -> float:
        game.result = Outcome((score,), winners, "cities-stand", {})
        return game.info.reward(game, 0)

    assert 0.0 < reward(20) < reward(21) < reward(200) < reward(10, 0) < reward(11, 0) < 1.0


def test_it_reveals_a_tile_when_it_can() -> None:
    table = land(hand="march", at="2,-3", move_points=2)
    assert table.game.explain(GreedyBot().choose(table.game))["verb"] == "explore"


def test_what_it_promises_does_not_depend_on_what_a_seat_cannot_know() -> None:
    table = land(
        hand="march rage",
        at="1,-4",
        tiles="countryside-3@1,0 countryside-2@1,1",
        tokens="?guardsmen@2,-4",
        move_points=4,
    )
    info = table.game.info
    for seed in range(3):
        other = table.game.determinize(0, seed)
        assert info.promises(other) == info.promises(table.game)


def test_it_can_say_which_of_several_effects_comes_next() -> None:
    questions = [op for op in land().game.table.ops.values() if op.address == "engine.order"]
    assert len(questions) == 1
    QUESTIONS.check(questions)


def test_what_filled_the_hand_up_is_missing_in_the_deck() -> None:
    """Cards that were used for little are seen, though the hand is full again."""
    spared = land(hand="march rage", deck="stamina swiftness").game
    spent = land(hand="march rage", deck="stamina", discard="swiftness").game
    assert spared.info.worth(spared, 0) > spent.info.worth(spent, 0)


def test_which_cards_were_stored_unseen_makes_no_difference() -> None:
    one = land(hand="march", deck="rage concentration", stored="wound stamina", tactic="sparing-power").game
    other = land(hand="march", deck="wound stamina", stored="rage concentration", tactic="sparing-power").game
    assert one.info.worth(one, 0) == pytest.approx(other.info.worth(other, 0))


def test_where_a_rival_has_its_unseen_wounds_makes_no_difference() -> None:
    one = land(hand="march", seats=2, hand_1="wound rage stamina", deck_1="march wound promise rage").game
    other = land(hand="march", seats=2, hand_1="rage march stamina", deck_1="wound promise wound rage").game
    assert one.info.worth(one, 0) == pytest.approx(other.info.worth(other, 0))
    assert one.info.worth(one, 1) < other.info.worth(other, 1)


def test_a_better_card_in_hand_is_worth_more() -> None:
    good = land(hand="march fire-bolt", deck="stamina", discard="rage").game
    poor = land(hand="march rage", deck="stamina", discard="fire-bolt").game
    assert good.info.worth(good, 0) > poor.info.worth(poor, 0)


def test_a_round_is_not_ended_for_the_cards_of_the_next_one() -> None:
    """A new round brings all cards back, but there is one fewer to come."""
    now = land(hand="march rage", deck="stamina swiftness threaten", round=2).game
    then = land(hand="march rage", deck="stamina swiftness threaten", round=3).game
    assert now.info.worth(now, 0) > then.info.worth(then, 0)
