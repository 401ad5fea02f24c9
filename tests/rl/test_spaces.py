"""Actions in a row, observations of fixed length, rewards: in every game, at decisions of random play."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import deckhold
from deckhold import _native, games
from deckhold.engine.core import Outcome
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.engine.search import most_promising
from deckhold.learners.encode import LIMIT, Encoder
from deckhold.learners.numbering import ActionIndex
from deckhold.rl.spaces import NUMBERS, Observation, Table
from engine import setups
from engine.setups import Setup, with_each_setup
from rl import plainly

every_game = pytest.mark.parametrize("game", games.IDS)


def walk(game: deckhold.Game, seed: int, steps: int, stride: int = 9) -> Iterator[deckhold.Game]:
    """A game at some decisions of random play."""
    rng = seeded(seed)
    for _ in range(steps):
        if game.over:
            return
        yield game
        play_random(game, rng, stride)


@with_each_setup()
def test_every_action_has_a_number_of_its_own(setup: Setup) -> None:
    game = setup.new()
    index = ActionIndex(game)
    rng = seeded(3)
    while not game.over:
        numbers = index.legal(game)
        assert numbers == sorted(set(numbers))
        assert 0 <= numbers[0] <= numbers[-1] < index.size
        assert sorted(index.action(number) for number in numbers) == sorted(game.actions())
        assert game.decision is not None
        mask = index.mask(game, game.decision.seat)
        assert [number for number in range(index.size) if mask[number]] == numbers
        play_random(game, rng, 1)


@every_game
def test_every_number_has_an_action_of_its_own(game: str) -> None:
    index = Table(game).index
    actions = [index.action(number) for number in range(index.size)]
    assert [index.index(action) for action in actions] == list(range(index.size))


@every_game
def test_the_spaces_are_small_enough_to_learn_on(game: str) -> None:
    table = Table(game)
    assert table.index.size < 20_000
    assert table.encoder.size < 20_000


@every_game
def test_the_documents_tell_how_large_the_spaces_are(game: str) -> None:
    table = Table(game)
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf8")
    assert f"| {game} | {table.index.size:,} | {table.encoder.size:,} |" in page


def test_a_number_out_of_range_is_refused() -> None:
    index = Table("ascension").index
    for number in (-1, index.size):
        with pytest.raises(ValueError, match="is not from 0 to"):
            index.action(number)


@with_each_setup()
def test_an_observation_shows_nothing_that_the_seat_cannot_know(setup: Setup) -> None:
    game = setup.new()
    encoder = Encoder(game)
    chooser = random.Random(str(setup))
    for position in walk(game, 5, 40):
        for seat in range(setup.seats):
            told = encoder.encode(position, seat)
            for _ in range(3):
                guess = position.determinize(seat, chooser.getrandbits(32))
                assert encoder.encode(guess, seat) == told


@with_each_setup()
def test_an_observation_always_has_the_same_length_and_stays_in_bounds(setup: Setup) -> None:
    table = Table(setup.game, setup.seats, setup.options)
    space = table.observation_space()
    for position in walk(table.new(setup.seed), 11, 20):
        for seat in range(setup.seats):
            assert space.contains(table.observe(position, seat))
    again = Encoder(position)
    assert [block.name for block in again.blocks] == [block.name for block in table.encoder.blocks]
    assert again.size == table.encoder.size


@with_each_setup()
def test_what_an_encoder_has_seen_before_changes_nothing(setup: Setup) -> None:
    game = setup.new()
    used = Encoder(game)
    for position in walk(game, 13, 30, stride=3):
        for seat in range(setup.seats):
            used.encode(position.determinize(seat, 1), (seat + 1) % setup.seats)
            assert used.encode(position, seat) == Encoder(position).encode(position, seat)


def assert_told_plainly(setup: Setup) -> None:
    """One encoder tells games, mixed with greedy and random, to seats that look now and then: nothing is missed.

    In the last one a single seat looks, nearly each time: what nobody says that it has changed is not looked at then.
    """
    encoder = Encoder(setup.new())
    chooser = random.Random(str(setup))
    for greedy, looking, often in ((0.3, range(setup.seats), 0.3), (0.0, range(setup.seats), 0.3), (0.5, [0], 0.8)):
        game = setup._replace(seed=int(greedy > 0)).new()
        for _ in range(80):
            for seat in looking:
                if chooser.random() < often:
                    told = np.frombuffer(encoder.encode(game, seat), NUMBERS).tolist()
                    wanted = plainly.observation(game, seat)
                    assert told == wanted, [b.name for b in encoder.blocks if differs(b.start, b.size, told, wanted)]
            if game.over:
                break
            game.take(most_promising(game) if chooser.random() < greedy else chooser.choice(game.actions()))


def differs(start: int, size: int, one: list[int], other: list[int]) -> bool:
    return one[start : start + size] != other[start : start + size]


@with_each_setup()
def test_writing_only_what_has_changed_tells_everything(setup: Setup) -> None:
    assert_told_plainly(setup)


@pytest.mark.skipif(_native.COMPILED, reason="a test cannot subclass what is compiled")
def test_pieces_on_a_board_and_face_down_are_told_wherever_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the catalog have none; these little ones do, and effects that last, and sides."""
    from engine.little import LITTLE
    from engine.skirmish import SKIRMISH

    for info in (LITTLE, SKIRMISH):
        monkeypatch.setitem(setups.OTHERS, info.id, info)
        for setup in setups.one_of_each(info):
            assert_told_plainly(setup)


def test_a_hidden_pile_that_changes_while_nothing_is_learned_is_told() -> None:
    """The seat acts, learns nothing and mixes nothing, and a card that it knows lies on its deck all the same."""
    game = deckhold.new("ascension", seed=1)
    encoder = Encoder(game)
    assert game.decision is not None
    seat = game.decision.seat
    encoder.encode(game, seat)
    game.take(game.answers[0])
    deck, hand = game.to_change(9, seat), game.to_change(10, seat)
    deck[-1], hand[-1] = hand[-1], deck[-1]
    assert np.frombuffer(encoder.encode(game, seat), NUMBERS).tolist() == plainly.observation(game, seat)


def test_a_zone_that_is_changed_without_a_word_is_found_out() -> None:
    """Only what was said to have changed is looked at; in tests the rest is compared."""
    game = deckhold.new("ascension", seed=1)
    encoder = Encoder(game)
    encoder.encode(game, 0)
    for zone, name in ((9, r"players\[0\].deck"), (3, "mystics")):
        game.at(zone, 0).pop()
        with pytest.raises(AssertionError, match=f"ascension: {name} has changed without a word"):
            encoder.encode(game, 0)
        game.to_change(zone, 0)
        encoder.encode(game, 0)


def test_what_was_taken_back_is_not_told() -> None:
    game = deckhold.new("ascension", seed=2)
    encoder = Encoder(game)
    chooser = random.Random(2)
    undone = 0
    for _ in range(400):
        if game.undo_depth and chooser.random() < 0.3:
            game.undo()
            undone += 1
        else:
            game.take(chooser.choice(game.actions()))
        if chooser.random() < 0.5:
            for seat in (0, 1):
                assert np.frombuffer(encoder.encode(game, seat), NUMBERS).tolist() == plainly.observation(game, seat)
    assert undone > 50


def test_a_card_that_comes_to_light_where_it_lies_is_told() -> None:
    """Nothing moves: only what the seat knows of the top of a deck changes, and changes back."""
    game = deckhold.new("ascension", seed=1)
    encoder = Encoder(game)
    top = game.zones[0][-1]
    for known in (0, 1, 2, 3, 0):
        game.mix([top])
        game.show(top, known)
        for seat in (0, 1):
            told = np.frombuffer(encoder.encode(game, seat), NUMBERS).tolist()
            assert told == plainly.observation(game, seat)


@every_game
def test_an_observation_that_was_handed_out_stays_as_it_is(game: str) -> None:
    table = Table(game)
    handed: list[tuple[Observation, bytes, bytes]] = []
    for position in walk(table.new(6), 17, 12, stride=2):
        for seat in range(table.seats):
            seen = table.observe(position, seat)
            handed.append((seen, seen["observation"].tobytes(), seen["action_mask"].tobytes()))
    for seen, numbers, mask in handed:
        assert seen["observation"].tobytes() == numbers
        assert seen["action_mask"].tobytes() == mask


def test_a_field_is_written_anew_when_a_card_that_it_names_is_forgotten() -> None:
    game = deckhold.new("aeons-end", seed=3)
    rng = seeded(1)
    while not game.zones[5]:  # minions and powers, whose counters are a field
        play_random(game, rng, 1)
    used = Encoder(game)
    known = used.encode(game, 0)
    game.mix([game.zones[5][0]])
    assert used.encode(game, 0) == Encoder(game).encode(game, 0) != known


@with_each_setup()
def test_a_field_changes_only_with_what_it_is_made_of(setup: Setup) -> None:
    made: dict[tuple[str, str], object] = {}
    for position in walk(setup.new(), 17, 200, stride=2):
        for field in position.info.fields:
            value = field.read(position)
            beside = [
                cards for cards, at in zip(position.zones, position.map.zone_at, strict=True) if at in field.zones
            ]
            assert made.setdefault((field.name, repr((field.raw(position), beside))), value) == value


@with_each_setup()
def test_fields_that_are_read_at_once_are_what_each_is_made_of(setup: Setup) -> None:
    for position in walk(setup.new(), 19, 60, stride=3):
        assert position.info.raw_fields(position) == [field.raw(position) for field in position.info.fields]


@every_game
def test_blocks_cover_the_observation_without_gaps(game: str) -> None:
    table = Table(game)
    at = 0
    for part in table.blocks().values():
        assert part.start == at
        at = part.stop
    assert at == table.encoder.size


@every_game
def test_a_seat_tells_its_own_cards_first(game: str) -> None:
    """Every zone is told with as many cards as it holds, seats counted from the one that looks."""
    table = Table(game)
    blocks = table.blocks()
    for position in walk(table.new(4), 2, 10):
        for seat in range(table.seats):
            told = table.observe(position, seat)["observation"]
            for index, cards in enumerate(position.zones):
                name = table.info.zones[position.map.zone_at[index]].name
                owner = position.map.seat_at[index]
                if owner >= 0:
                    name = f"{name}/{(owner - seat) % table.seats}"
                assert told[blocks[f"{name}.cards"]] == len(cards)
                real = sum(card >= 0 for card in cards)
                counted = told[blocks[f"{name}.count"]].sum() + told[blocks[f"{name}.unknown"]].sum()
                assert counted == real


def test_what_ascension_tells_of_a_first_turn() -> None:
    table = Table("ascension", 2)
    blocks = table.blocks()
    game = deckhold.new("ascension", seats=2, seed=7, options={"first": 1})
    mine, theirs = (table.observe(game, seat)["observation"] for seat in (1, 0))
    apprentice = game.table.by_id["apprentice"].index
    held = sum(game.table.kind[card] == apprentice for card in game.zones[game.map.index(10, 1)])
    assert mine[blocks["hand/0.count"]][apprentice] == held
    assert theirs[blocks["hand/1.count"]].sum() == 0
    assert theirs[blocks["hand/1.unknown"]] == 5
    assert mine[blocks["pool"]] == 60
    assert list(mine[blocks["asked"]]) == [1, 0]
    assert list(theirs[blocks["asked"]]) == [0, 1]
    row = [game.table.kind[card] + 1 for card in game.zones[1]]
    assert list(mine[blocks["center_row.order"]]) == row


def test_only_the_seat_that_is_asked_may_act() -> None:
    table = Table("ascension", 3)
    game = table.new(1)
    assert game.decision is not None
    for seat in range(3):
        allowed = int(table.observe(game, seat)["action_mask"].sum())
        assert allowed == (len(game.actions()) if seat == game.decision.seat else 0)


def test_large_numbers_are_clipped() -> None:
    table = Table("ascension", 2)
    dump = table.new(1).dump()
    position = dump["position"]
    assert isinstance(position, dict)
    position["pool"] = 1_000_000
    told = table.observe(deckhold.load(dump), 0)["observation"]
    assert told[table.blocks()["pool"]] == LIMIT
    assert told.dtype == np.int16


@pytest.mark.parametrize(
    ("seats", "winners", "rewards"),
    [
        (2, (1,), [-1.0, 1.0]),
        (2, (0, 1), [0.0, 0.0]),
        (2, (), [0.0, 0.0]),
        (3, (0,), [1.0, -0.5, -0.5]),
        (3, (0, 2), [0.25, -0.5, 0.25]),
        (1, (0,), [1.0]),
        (1, (), [-1.0]),
    ],
)
def test_rewards_of_a_competitive_game(seats: int, winners: tuple[int, ...], rewards: list[float]) -> None:
    table = Table("ascension", seats)
    assert table.rewards(Outcome((0,) * seats, winners, "honor", {})) == rewards
    assert table.rewards(None) == [0.0] * seats


@pytest.mark.skipif(_native.COMPILED, reason="a test cannot subclass what is compiled")
@pytest.mark.parametrize(
    ("winners", "rewards"),
    [((1, 3), [-1.0, 1.0, -1.0, 1.0]), ((0, 1, 2, 3), [0.0] * 4), ((), [0.0] * 4)],
)
def test_every_seat_gets_what_its_side_gets(
    winners: tuple[int, ...], rewards: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.skirmish import SKIRMISH

    monkeypatch.setattr(games, "info", lambda id: SKIRMISH)
    table = Table("skirmish", 4, {"teams": "yes"})
    assert table.rewards(Outcome((0,) * 4, winners, "counted", {})) == rewards
