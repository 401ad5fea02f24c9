"""Chance: the same numbers on every machine, compiled or not."""

from collections import Counter

from deckhold.engine.rng import Luck, seeded


def test_known_numbers() -> None:
    rng = seeded(2026)
    assert [rng.word() for _ in range(4)] == [1800430755, 2389501372, 3183406620, 3291180804]


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded(1)
    twin = rng.clone()
    first = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == first


def test_below_reaches_every_number_about_equally() -> None:
    rng = seeded(5)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


def test_shuffles_are_fair() -> None:
    """All orders of three cards come about equally often."""
    rng = seeded(9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        pile = [1, 2, 3]
        rng.shuffle(pile)
        counts[tuple(pile)] += 1
    assert len(counts) == 6
    assert max(counts.values()) - min(counts.values()) < 300


def test_big_seeds_differ_in_every_part() -> None:
    assert len({seeded(seed).word() for seed in (0, 1, 1 << 32, 1 << 62, (1 << 63) - 1)}) == 5


def test_shuffles_by_luck_are_fair() -> None:
    """All orders of three cards come about equally often, and tell nothing of the next shuffle."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(36_000):
        luck = Luck(seed, 4)
        pile = [1, 2, 3]
        luck.shuffle(pile)
        first = pile.copy()
        luck.shuffle(pile)
        counts[(*first, *pile)] += 1
    assert len(counts) == 36
    assert max(counts.values()) - min(counts.values()) < 200


def test_by_luck_a_card_more_leaves_the_others_in_order() -> None:
    for seed in range(50):
        pile = list(range(12))
        Luck(seed, 13).shuffle(pile)
        more = [12, *reversed(range(12))]
        Luck(seed, 13).shuffle(more)
        more.remove(12)
        assert more == pile


def test_known_luck() -> None:
    pile = list(range(9))
    luck = Luck(2026, 9)
    luck.shuffle(pile)
    twin = luck.clone()
    again = pile.copy()
    luck.shuffle(pile)
    twin.shuffle(again)
    assert pile == again == [0, 8, 4, 1, 2, 5, 7, 6, 3]
