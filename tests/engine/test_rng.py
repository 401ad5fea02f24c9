"""Chance: the same numbers on every machine, compiled or not."""

from collections import Counter

from deckhold.engine.rng import seeded


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
