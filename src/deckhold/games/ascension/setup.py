"""From options and seed to the first decision of Ascension."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.info import GameInfo
from deckhold.games.ascension.rules import MAIN
from deckhold.games.ascension.state import (
    BOX,
    CENTER_DECK,
    CENTER_ROW,
    CULTIST,
    DECK,
    HAND_SIZE,
    HEAVY_INFANTRY,
    MYSTICS,
    ROW_SIZE,
    Ascension,
)

POOL_PER_PLAYER = 30
SOLO_POOL = 50
APPRENTICES = 8
MILITIA = 2


def new_game(info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> Ascension:
    """Everything laid out as in section 2 of the rules; the first player is about to move."""
    a = Ascension()
    a.begin(info, seats, seed, options)
    a.zones[CENTER_ROW] = [NO_CARD] * ROW_SIZE
    apprentices = a.table.copies("apprentice")
    militia = a.table.copies("militia")
    for seat in range(seats):
        for card in apprentices[seat * APPRENTICES : (seat + 1) * APPRENTICES]:
            a.put(card, DECK, seat)
        for card in militia[seat * MILITIA : (seat + 1) * MILITIA]:
            a.put(card, DECK, seat)
        a.shuffle(DECK, seat)
    for card in apprentices[seats * APPRENTICES :] + militia[seats * MILITIA :]:
        a.put(card, BOX)
    for name, zone in (("mystic", MYSTICS), ("heavy-infantry", HEAVY_INFANTRY), ("cultist", CULTIST)):
        for card in a.table.copies(name):
            a.put(card, zone)
    for card in range(len(a.table.card)):
        if a.card(card).group == "center":
            a.put(card, CENTER_DECK)
    a.shuffle(CENTER_DECK)
    a.fill_row()
    a.pool = SOLO_POOL if a.solo else POOL_PER_PLAYER * seats
    for seat in range(seats):
        a.draw(seat, HAND_SIZE)
    a.first = first_player(a, options["first"])
    a.turn = a.first
    a.push(MAIN, a.first)
    a.begin_turn(a.first)
    return a


def first_player(a: Ascension, chosen: object) -> i64:
    """AS-Q05: by chance, or as chosen at the making of the table."""
    if isinstance(chosen, int):
        return chosen
    return a.rng.below(a.seats)
