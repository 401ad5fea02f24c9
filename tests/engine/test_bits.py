"""Bit sets, compiled and interpreted: the whole range, and nothing beyond it."""

import pytest

from deckhold import games
from deckhold.engine.bits import SIZE, below, bit, has, part
from deckhold.engine.cards import CardDef, CardTable


@pytest.mark.parametrize("n", range(SIZE))
def test_every_bit_is_its_power_of_two(n: int) -> None:
    assert bit(n) == 2**n
    assert below(n) == 2**n - 1
    assert [m for m in range(SIZE) if has(bit(n), m)] == [n]


@pytest.mark.parametrize("n", [-1, SIZE, SIZE + 1, 64, 100])
def test_what_lies_beyond_is_refused(n: int) -> None:
    for ask in (bit, below, lambda number: has(0, number), lambda number: part(0, number, 1)):
        with pytest.raises(ValueError, match="bit"):
            ask(n)


def test_packed_numbers_are_taken_apart() -> None:
    packed = 200 + 17 * 2**8 + 255 * 2**16 + 99 * 2**55
    assert [part(packed, at, 8) for at in (0, 8, 16, 55)] == [200, 17, 255, 99]


def test_a_set_of_definitions_has_a_size() -> None:
    defs = [CardDef(f"card-{n}", "card", 1, "designed") for n in range(SIZE + 1)]
    table = CardTable(defs, {})
    table.give_bits(defs[1:])
    assert [card.bit for card in defs] == [0, *(2**n for n in range(SIZE))]
    with pytest.raises(ValueError, match="63 definitions, not 64"):
        table.give_bits(defs)


@pytest.mark.parametrize("game", ["ascension", "aeons-end"])
def test_cards_that_hands_hold_have_a_bit_each(game: str) -> None:
    info = games.info(game)
    table = info.table(info.full_options(2, {}))
    held = (
        table.defs if game == "ascension" else [card for card in table.defs if card.kind in ("gem", "relic", "spell")]
    )
    assert len({card.bit for card in held} - {0}) == len(held)
