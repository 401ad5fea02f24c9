"""What the bots know of Ascension."""

import pytest

import deckhold
from deckhold.bots import bot
from deckhold.engine.core import Game
from games.ascension.vigil import start
from games.position import Table


def walk(seats: int, seed: int) -> list[Game]:
    """Positions of a greedy game, every seventh decision."""
    g = deckhold.new("ascension", seats=seats, seed=seed)
    player = bot("greedy", seed)
    found = []
    while not g.over:
        if len(g.history) % 7 == 0:
            found.append(g.clone())
        g.apply(player.choose(g))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worth_is_a_probability(seats: int) -> None:
    for g in walk(seats, 5):
        worths = [g.info.worth(g, seat) for seat in range(seats)]
        assert all(0 <= worth <= 1 for worth in worths)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worth_and_promise_look_only_at_what_the_seat_knows(seats: int) -> None:
    for g in walk(seats, 6):
        decision = g.decision
        assert decision is not None
        for seed in (1, 2):
            for seat in range(seats):
                other = g.determinize(seat, seed)
                assert g.info.worth(g, seat) == pytest.approx(other.info.worth(other, seat))
                for action in g.actions() if seat == decision.seat else []:
                    assert g.info.promise(g, action) == other.info.promise(other, action)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("AS-106")
def test_a_third_seat_does_not_know_which_card_was_stolen(seats: int) -> None:
    row = "xeron-duke-of-lies arha-templar flytrap-witch mephit watchmakers-altar the-grand-design"
    cards = {
        "hand": "mystic apprentice*2",
        "hand_1": "hedron-cannon apprentice*4",
        "deck_1": "hedron-link-device militia",
    }
    g = start(seats=seats, power=6, row=row, **cards).do("defeat xeron-duke-of-lies").game
    worlds = [g.determinize(2, seed) for seed in range(12)]
    assert len({str(Table(world)["hand"]) for world in worlds}) > 1
    assert [world.info.worth(world, 2) for world in worlds] == [pytest.approx(g.info.worth(g, 2))] * 12


def test_honor_is_worth_something() -> None:
    g = deckhold.new("ascension", seats=2, seed=1)
    data = g.dump()
    position = data["position"]
    assert isinstance(position, dict)
    position["players"][0]["honor"] = 20
    richer = deckhold.load(data)
    assert richer.info.worth(richer, 0) > g.info.worth(g, 0) + 0.1
    assert richer.info.worth(richer, 1) < g.info.worth(g, 1) - 0.1


def test_worth_of_a_seat_without_cards() -> None:
    data = deckhold.new("ascension", seats=2, seed=1).dump()
    position = data["position"]
    assert isinstance(position, dict)
    owner = position["players"][0]  # whose turn it is
    position["void"] += owner["deck"] + owner["hand"]
    owner["deck"], owner["hand"] = [], []
    g = deckhold.load(data)
    assert all(0 < g.info.worth(g, seat) < 1 for seat in range(2))


def test_worth_of_any_honor() -> None:
    data = deckhold.new("ascension", seats=2, seed=1).dump()
    position = data["position"]
    assert isinstance(position, dict)
    position["players"][1]["honor"] = 100_000
    g = deckhold.load(data)
    assert g.info.worth(g, 0) == pytest.approx(0)
    assert g.info.worth(g, 1) == pytest.approx(1)


def test_worth_tells_the_winner_late_in_the_game() -> None:
    right = 0
    for seed in range(30):
        positions = walk(2, seed)
        g = positions[-1]
        player = bot("greedy", seed)
        while not g.over:
            g.apply(player.choose(g))
        assert g.outcome is not None
        late = positions[-3]
        right += late.info.worth(late, g.outcome.winners[0]) > 0.5
    assert right >= 21


def ended(seed: int, turns: int) -> Game:
    """The start of a game in which turns were ended with everything left undone."""
    g = deckhold.new("ascension", seats=2, seed=seed)
    for _ in range(turns):
        g.apply(g.actions()[-1])
    return g


# A worth that took a cheap card for a burden ended these turns with five cards in hand.
@pytest.mark.parametrize(("seed", "turns"), [(2, 0), (31, 0), (31, 1), (54, 0), (63, 0)])
def test_normal_plays_what_costs_nothing_and_only_brings_something(seed: int, turns: int) -> None:
    g = ended(seed, turns)
    action = bot("search:40", seed=1).choose(g)  # normal, without its limit of time
    assert g.info.verb(action).name == "play"
