"""What a bot knows of Last Bastion."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.engine.search import most_promising
from games.last_bastion.siege import fallen, start
from games.position import Table


def choice(table: Table) -> str:
    """What a greedy hero does here."""
    return " ".join(str(part) for part in table._said(most_promising(table.game)))


def won(level: str, games: int) -> int:
    """How many games four greedy heroes win."""
    total = 0
    for seed in range(games):
        options = {"difficulty": level, "hero_choice": "random"}
        game = deckhold.new("last-bastion", seats=4, seed=seed, options=options)
        while not game.over:
            game.take(most_promising(game))
        assert game.outcome is not None
        total += bool(game.outcome.winners)
    return total


def test_worth_is_a_chance_and_the_same_for_all_seats() -> None:
    for seed in range(6):
        game = deckhold.new("last-bastion", seats=3, seed=seed)
        play_random(game, seeded(seed), 40)
        worths = {game.info.worth(game, seat) for seat in range(3)}
        assert len(worths) == 1
        assert 0.0 <= worths.pop() <= 1.0


@pytest.mark.parametrize(
    "worse",
    [
        {"life_0": 1},
        {"evil_tiles": ["tomb", "market"]},
        {"red_board": "butcher horned-devil magma-giant"},
        {"equipment_1": {}},
    ],
)
def test_worth_falls_with_what_the_group_loses(worse: dict[str, Any]) -> None:
    better: dict[str, Any] = {"life_0": 3, "evil_tiles": [], "red_board": "- - -", "equipment_1": {"red": 3}}
    games = [start(**{**better, **change}).game for change in ({}, worse)]
    assert games[1].info.worth(games[1], 0) < games[0].info.worth(games[0], 0)


def test_the_value_of_a_finished_game_is_its_outcome() -> None:
    lost = start(turn=3, horde_deck="").do("end-turn").game
    assert lost.info.worth(lost, 0) == 0.0


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ({"tile_0": "trebuchet", "red_board": "hellhound - -", "equipment_0": {"red": 2}}, "fight"),
        ({"tile_0": "divine-fountain", "evil_tiles": ["market", "tomb"]}, "activate divine-fountain#1"),
        ({"heroes": "arne-soko"}, "use-power arne-soko#1"),
        ({"tile_0": "dispensary", **fallen(1)}, "activate dispensary#1"),
        ({"tile_0": "tavern", "evil_tiles": ["market", "tomb"]}, "move divine-fountain#1"),
    ],
)
def test_a_greedy_hero_does_the_obvious(given: dict[str, Any], does: str) -> None:
    assert choice(start(**given)) == does


def test_a_greedy_hero_spends_equipment_to_win_and_then_wins() -> None:
    table = start(tile_0="trebuchet", red_board="cinder-tyrant - -", equipment_0={"red": 2}, rolls="red red red").do(
        "fight"
    )
    assert choice(table) == "spend red 0"
    assert choice(table.do("spend red", "spend red")) == "defeat cinder-tyrant#1"


def test_a_greedy_hero_gives_harm_to_the_strongest() -> None:
    table = start(seats=2, green_board="moss-troll - -", life_0=2, life_1=4, rolls="1").do("end-turn")
    assert choice(table) == "player 1"


def test_greedy_heroes_win_some_games() -> None:
    assert 1 <= won("beginner", 8) <= 7


@pytest.mark.soak
def test_harder_levels_are_harder() -> None:
    rates = [won(level, 300) for level in ("beginner", "normal", "hard", "heroic")]
    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == 4
