"""From stored events to a game, in steps short enough that nobody else has to wait."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable

import msgspec

import deckhold
from deckhold.server.errors import Refusal
from deckhold.server.records import ACT, Event, Table

LOG_LINES = 200
SLICE = 0.005  # seconds of work before others get their turn


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event of the engine as it is kept for the log: not yet in words, so that it can be told in any language."""

    kind: str
    seat: int
    card: int
    amount: int
    source: int
    target: int
    seen: int

    def event(self) -> deckhold.Event:
        return deckhold.Event(self.kind, self.seat, self.card, self.amount, self.source, self.target, self.seen)


class Snapshot(msgspec.Struct, frozen=True):
    """A position and the end of its log."""

    dump: dict[str, object]
    log: list[Told]


class Breather:
    """Lets others run when a piece of work has taken a few milliseconds."""

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE

    async def rest(self) -> None:
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SLICE


def take_told(game: deckhold.Game) -> list[Told]:
    """What happened since the last call."""
    return [Told(e.kind, e.seat, e.card, e.amount, e.source, e.target, e.seen) for e in game.take_events()]


def lines(events: Iterable[Told]) -> list[Told]:
    """The events that are lines of the log."""
    return [event for event in events if event.kind != "move"]


def undone(seat: int, steps: int) -> Told:
    """The line of the log that says that actions were taken back."""
    return Told("undo", seat, -1, steps, -1, -1, 0)


def beginning(table: Table) -> deckhold.Game:
    """The game before its first action; it still has to tell what happened before that."""
    info = _info(table)
    return info.new(len(table.seats), table.seed, table.options, listen=True)


def _info(table: Table) -> deckhold.GameInfo:
    for info in deckhold.catalog():
        if info.id == table.game:
            if info.version != table.version:
                raise Refusal("other-version", f"{table.game} {table.version}, not {info.version}")
            return info
    raise Refusal("other-version", f"no game {table.game}")


def encode_snapshot(game: deckhold.Game, log: Iterable[Told]) -> bytes:
    return msgspec.json.encode(Snapshot(game.dump(), list(log)))


async def restore(table: Table, snapshot: bytes | None, events: list[Event]) -> tuple[deckhold.Game, deque[Told]]:
    """The game after these events, and the end of its log; from a snapshot if there is one."""
    log: deque[Told] = deque(maxlen=LOG_LINES)
    if snapshot is None:
        game = beginning(table)
        log.extend(lines(take_told(game)))
    else:
        _info(table)
        data = msgspec.json.decode(snapshot, type=Snapshot)
        game = deckhold.load(data.dump)
        log.extend(data.log)
    game.listen()
    breather = Breather()
    for event in events:
        await breather.rest()
        if event.kind == ACT:
            game.apply(event.value)
            log.extend(lines(take_told(game)))
        else:
            log.append(undone(event.seat, len(game.history) - event.value))
            game.rewind(event.value)
            game.listen()
    return game, log
