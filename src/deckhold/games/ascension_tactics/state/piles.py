"""Piles that everybody draws on: the center row and its deck, what is banished, the bag of treasures."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import reveal, take_out
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    BAG,
    BANISHED,
    BOX,
    CENTER_DECK,
    CENTER_ROW,
    HEAVY_INFANTRY,
    MYSTICS,
    QUEST_DECK,
    ROW_SIZE,
    TREASURE_DISCARD,
    TREASURES,
)


def leave_row(s: Tactics, card: i64) -> None:
    row = s.to_change(CENTER_ROW)
    row[row.index(card)] = NO_CARD


def fill_row(s: Tactics) -> None:
    """Fill every empty place from the center deck, and that from what was banished (AT-072, AT-076, AT-Q19)."""
    row = s.zones[CENTER_ROW]
    deck = s.zones[CENTER_DECK]
    for slot in range(ROW_SIZE):
        if row[slot] != NO_CARD:
            continue
        if not deck:
            banished = s.to_take(BANISHED)
            if not banished:
                return
            deck.extend(banished)
            banished.clear()
            s.shuffle(CENTER_DECK)
        card = s.to_take(CENTER_DECK).pop()
        s.to_change(CENTER_ROW)[slot] = card
        reveal(s, card, s.map.everybody)
        if s.events is not None:
            s.moved(card, CENTER_DECK, 0, CENTER_ROW, 0)
            s.note("reveal", -1, card)


def banish_card(s: Tactics, card: i64, zone: i64, seat: i64) -> None:
    """Banish a card from a zone; where it goes depends on the card (AT-080 to AT-083)."""
    definition = s.definitions[card]
    if zone == CENTER_ROW:
        leave_row(s, card)
    else:
        take_out(s.to_take(zone, seat), card)
    if s.bearer[card] != NO_CARD:
        s.bearer = changed(s.bearer, card, NO_CARD)
    target: i64 = BANISHED
    if definition.is_quest:
        s.to_change(QUEST_DECK).insert(0, card)
        reveal(s, card, s.map.everybody)
        target = QUEST_DECK
    else:
        if definition.group == "start":
            target = BOX
        elif definition.id == "mystic":
            target = MYSTICS
        elif definition.id == "heavy-infantry":
            target = HEAVY_INFANTRY
        s.put(card, target)
    if s.events is not None:
        s.moved(card, zone, seat, target, 0)
        s.note("banish", seat, card)
    if zone == CENTER_ROW or target == BANISHED:
        fill_row(s)


def open_treasure(s: Tactics) -> i64:
    """A random treasure out of the bag, laid open on the discard pile, or NO_CARD (AT-168, AT-Q19)."""
    bag = s.zones[BAG]
    if not bag:
        used = s.to_take(TREASURE_DISCARD)
        if not used:
            return NO_CARD
        bag.extend(used)
        used.clear()
        s.shuffle(BAG)
    return bag[len(bag) - 1]


def take_treasure(s: Tactics, seat: i64) -> bool:
    """A seat takes a random treasure from the bag, if there is one."""
    card = open_treasure(s)
    if card == NO_CARD:
        return False
    s.move(card, BAG, 0, TREASURES, seat)
    if s.events is not None:
        s.note("treasure", seat, card)
    return True


def treasures_of(s: Tactics, seat: i64) -> list[int]:
    """What a seat may use: its own treasures and its team mates' (AT-180)."""
    out: list[int] = []
    for mate in s.sides[s.side_of[seat]]:
        out.extend(s.at(TREASURES, mate))
    return out
