"""What the bots know of Ascension."""

import pytest

import deckhold
from deckhold.bots import bot
from deckhold.engine.core import Game


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


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_worth_and_promise_look_only_at_what_the_seat_knows(seats: int) -> None:
    for g in walk(seats, 6):
        decision = g.decision
        assert decision is not None
        for seed in (1, 2):
            other = g.determinize(decision.seat, seed)
            assert g.info.worth(g, decision.seat) == pytest.approx(other.info.worth(other, decision.seat))
            for action in g.actions():
                assert g.info.promise(g, action) == other.info.promise(other, action)


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
    assert 0 < g.info.worth(g, 0) < 1
    assert g.info.worth(g, 0) + g.info.worth(g, 1) == pytest.approx(1)


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
