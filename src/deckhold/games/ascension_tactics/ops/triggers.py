"""Abilities that events set off, in the order that the active player says (AT-003)."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine.core import NOT_AT_ALL, SET_OFF, Ctx
from deckhold.engine.ops import USED, Gain
from deckhold.engine.ops.lasting import put_in_order
from deckhold.games.ascension_tactics.definitions import ALWAYS, DEVOTION, TURN, SetOff, packed
from deckhold.games.ascension_tactics.state.figures import counted, devoted, source_of, triggers
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import POOL, VILLAIN


def found(s: Tactics, figure: i64, on: str, cell: i64 = -1, piece: i64 = -1) -> list[Ctx]:
    """What an event sets off of a champion, as entries that wait for their turn."""
    out: list[Ctx] = []
    holder: i64 = s.holder[figure]
    seat = holder if 0 <= holder < VILLAIN else s.speaker
    abilities = triggers(s, figure, on)
    for i, ability in enumerate(abilities):
        source = source_of(s, figure, ability, abilities[:i].count(ability))
        if ability.needs != ALWAYS and counted(s, ability.needs, figure, source) < ability.n:
            continue
        if ability.on == DEVOTION and (holder == VILLAIN or not devoted(s, seat, ability.faction, source)):
            continue
        if ability.once_a_turn or ability.on == DEVOTION:
            number = s.definitions[source].triggered.index(ability)
            if s.marked(USED, source, number):
                continue
            s.last(USED, seat, source, TURN, number)
        out.append(Ctx(ability, seat, figure, SET_OFF, packed(cell, piece)))
    return out


def release(s: Tactics, entries: list[Ctx]) -> None:
    """Let entries have their effects: one at once, several in the order that is decided on.

    What is only gained comes first and what can do nothing yet comes last, without a question: nobody would want it
    otherwise.
    """
    if len(entries) > 1:
        gains: list[Ctx] = []
        others: list[Ctx] = []
        for entry in entries:
            due = cast(SetOff, entry.op).due(entry)
            if isinstance(due.op, Gain):
                gains.append(entry)
            elif due.op.extent(s, due) == NOT_AT_ALL:
                run(s, entry)
            else:
                others.append(entry)
        if len(others) > 1:
            put_in_order(s, s.chooser(), others)
            others = []
        entries = others + gains
    for entry in entries:
        run(s, entry)


def run(s: Tactics, entry: Ctx) -> None:
    cast(SetOff, entry.op).happens(s, entry, entry.b)


def happen(s: Tactics, figure: i64, on: str, cell: i64 = -1, piece: i64 = -1) -> None:
    """An event concerns one champion: its abilities run."""
    release(s, found(s, figure, on, cell, piece))


def devotions(s: Tactics, seat: i64) -> list[Ctx]:
    """Effects of Devotion whose condition is met now for the first time this turn (AT-123, AT-124, AT-Q65, AT-Q66)."""
    out: list[Ctx] = []
    for figure in s.at(POOL, seat):
        out.extend(found(s, figure, DEVOTION))
    return out
