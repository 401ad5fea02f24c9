"""Small deeds that many effects share: souls, constructs, and telling quests what happened."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import SET_OFF, Ctx
from deckhold.engine.ops import Mark
from deckhold.games.ascension_tactics.definitions import SOUL_PLACED
from deckhold.games.ascension_tactics.ops.triggers import happen
from deckhold.games.ascension_tactics.state.piles import fill_row
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    BANISHED,
    DISCARD,
    EQUIPPED,
    HAND,
    NOBODY,
    VILLAIN,
    VILLAIN_GEAR,
)

# Something that counts for a goal and counts once: the entry's card is the quest, its number says which champion
# it is about, or which two (`pair`).
COUNTED = Mark()
PAIRED = 1024  # more than there are champions
STATE = "state"  # the event at which quests look at how things stand
GONE = PAIRED - 1  # a minion that fell: the next one is another champion, though its figure may be the same (AT-Q56)


def tell(s: Tactics, seat: i64, on: str, piece: i64 = NO_CARD, n: i64 = 1) -> None:
    """Something happened that quests of a seat may be waiting for."""
    if s.lasting:
        s.tell(seat, on, piece, n)


def look_around(s: Tactics) -> None:
    """Champions or constructs have changed places: this may be how a quest wants things to stand (AT-Q05)."""
    if s.lasting and s.turn < VILLAIN:
        for seat in s.sides[s.turn]:
            s.tell(seat, STATE, NO_CARD, 1)


def pair(victim: i64, attacker: i64) -> i64:
    """A champion and whoever attacks it, in one number."""
    return (victim + 1) * PAIRED + attacker


def victim_of(both: i64) -> i64:
    """Of a pair the attacked champion; -1 where the number names one champion alone."""
    return both // PAIRED - 1


def about_new(number: i64, old: i64, new: i64) -> i64:
    """What is counted, about the new champion where it was about one that was transformed."""
    victim = victim_of(number)
    one = number % PAIRED
    return pair(new if victim == old else victim, new if one == old else one)


def forget_champion(s: Tactics, figure: i64) -> None:
    """What was given to a champion that nobody has any more is over; what it has set off still happens (AT-134).

    What it did counts, and not as the deed of whoever has its figure next.
    """
    lasting: list[Ctx] = []
    for entry in s.lasting:
        if entry.op is COUNTED:
            entry = Ctx(COUNTED, entry.seat, entry.card, entry.a, about_new(entry.b, figure, GONE))
        if entry.card != figure or entry.a == SET_OFF:
            lasting.append(entry)
    s.lasting = lasting


def place_souls(s: Tactics, figure: i64, n: i64) -> None:
    """Absorbed souls come onto a champion's card; never onto a minion's, nor one that is banished (AT-138, AT-161)."""
    holder: i64 = s.holder[figure]
    if s.definitions[figure].minion or n <= 0 or holder == NOBODY:
        return
    card = s.card_of(figure)
    s.souls = changed(s.souls, card, s.souls[card] + n)
    if s.events is not None:
        s.note("soul", holder if 0 <= holder < VILLAIN else -1, figure, n)
    if 0 <= holder < VILLAIN:
        tell(s, holder, "soul", figure, n)
        happen(s, figure, SOUL_PLACED)


def equip(s: Tactics, seat: i64, card: i64, figure: i64, zone: i64) -> None:
    """A construct comes onto a champion's card, from hand or from another champion (AT-034)."""
    if zone != EQUIPPED:
        s.move(card, zone, seat, EQUIPPED, seat)
    s.bearer = changed(s.bearer, card, figure)
    if s.events is not None:
        s.note("equip", seat, card, figure)
    look_around(s)


def destroy(s: Tactics, card: i64, to_hand: bool = False) -> None:
    """A construct on a champion goes to its owner's discard pile; a villain's is banished (AT-040, AT-269)."""
    figure: i64 = s.bearer[card]
    holder: i64 = s.holder[figure]
    s.bearer = changed(s.bearer, card, NO_CARD)
    if holder == VILLAIN:
        s.move(card, VILLAIN_GEAR, 0, BANISHED, 0)
        fill_row(s)
    else:
        s.move(card, EQUIPPED, holder, HAND if to_hand else DISCARD, holder)
    if s.events is not None:
        s.note("save" if to_hand else "destroy", -1 if holder == VILLAIN else holder, card)
