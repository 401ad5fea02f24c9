"""An observation as docs/research.md describes it, written the plain way: everything, each time, from nothing else."""

import functools
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any
from zlib import crc32

from deckhold import Game
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.fields import CardField, Field
from deckhold.engine.zones import FACE_DOWN, Zone
from deckhold.learners.encode import LIMIT, LISTED, TOP, WORDS


def observation(game: Game, seat: int) -> list[int]:
    """What a seat may know."""
    numbers = [*_question(game, seat)]
    for field in game.info.fields:
        numbers += _field(game, seat, field)
    for index, zone in enumerate(game.map.zone_at):
        owner = game.map.seat_at[index]
        numbers += _zone(game, seat, index if owner < 0 else game.map.index(zone, (seat + owner) % game.seats))
    return [n if -LIMIT <= n <= LIMIT else max(-LIMIT, min(LIMIT, n)) for n in numbers]


def _knows(game: Game, seat: int, card: int) -> bool:
    return bool(game.known[card] >> seat & 1)


def _one_hot(size: int, place: int | None) -> list[int]:
    return [int(at == place) for at in range(size)]


def _question(game: Game, seat: int) -> Iterable[int]:
    kinds = sorted({op.kind for op in game.table.ops.values()})
    decision, asking = game.decision, game.asking
    yield from _one_hot(game.seats, seat)
    yield from _one_hot(game.seats, (decision.seat - seat) % game.seats if decision else None)
    yield from _one_hot(len(kinds), kinds.index(decision.kind) if decision else None)
    named = asking is not None and decision is not None and decision.seat == seat and asking.card != NO_CARD
    asker = asking.card if named and asking is not None and _knows(game, seat, asking.card) else None
    yield from _one_hot(len(game.table.defs), None if asker is None else game.table.kind[asker])
    yield game.serial


def _field(game: Game, seat: int, field: Field) -> list[int]:
    value: Any = field.read(game)
    if not field.per_seat:
        return _value(game, seat, field, value)
    return [n for step in range(game.seats) for n in _value(game, seat, field, value[(seat + step) % game.seats])]


def _value(game: Game, seat: int, field: Field, value: Any) -> list[int]:
    if type(field) is CardField:
        cards = [game.table.by_name[name] for name in value]
        kinds = Counter(game.table.kind[card] for card in cards if _knows(game, seat, card))
        return [kinds[kind] for kind in range(len(game.table.defs))]
    things = _things(game, seat, field, value)
    if not isinstance(value, list | dict):
        return things
    return [len(things), *things[:LISTED], *[0] * (LISTED - len(things))]


def _things(game: Game, seat: int, field: Field, value: Any) -> list[int]:
    if value is None:
        return [0]
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, list):
        return [n for one in value for n in _things(game, seat, field, one)]
    if isinstance(value, dict):
        out: list[int] = []
        for key, one in value.items():
            out += _things(game, seat, field, key) if key in game.table.by_name else []
            out += _things(game, seat, field, one)
        return out
    name = value.partition(":")[0]
    names = getattr(field, "names", [])
    if name in game.table.by_name:
        card = game.table.by_name[name]
        return [1 + game.table.kind[card] if _knows(game, seat, card) else -1]
    if name in game.table.by_id:
        return [1 + game.table.by_id[name].index]
    return [1 + names.index(value) if value in names else 1 + crc32(value.encode()) % WORDS]


def _zone(game: Game, seat: int, index: int) -> list[int]:
    zone, cards, table = game.map.zones[game.map.zone_at[index]], game.zones[index], game.table
    sees = game.map.seen[index] >> seat & 1

    def told(card: int) -> int:
        if card == NO_CARD:
            return 0
        if sees or _knows(game, seat, card):
            return 1 + table.kind[card]
        return -1 - (table.back[card] if zone.visible == FACE_DOWN else 0)

    seen = [told(card) for card in cards]
    shown = seen if zone.slots else seen[::-1]
    places = zone.slots or TOP
    kinds = Counter(n - 1 for n in seen if n > 0)
    out = [len(cards), sum(n < 0 for n in seen), *shown[:places], *[0] * (places - len(shown))]
    out += [kinds.get(at, 0) for at in _held(zone, table)]
    if game.board is not None and zone.on_board:
        standing = defaultdict(list)
        for card, n in zip(cards, seen, strict=True):
            standing[game.spot[card]].append(n)
        cells = range(game.board.size)
        out += [standing[cell][-1] if cell in standing else 0 for cell in cells]
        out += [len(standing[cell]) if cell in standing else 0 for cell in cells]
    return out


@functools.cache
def _held(zone: Zone, table: CardTable) -> list[int]:
    """The definitions whose cards can lie in a zone."""
    return [at for at, definition in enumerate(table.defs) if zone.holds(definition.kind)]
