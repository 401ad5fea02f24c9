"""Tables over HTTP: making, finding, joining, leaving, films."""

import contextlib
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

import deckhold
from deckhold.engine.options import BadOption
from deckhold.server import messages as msg
from deckhold.server.accounts import Here, Known, PerhapsKnown
from deckhold.server.bots import NAMES, USUAL
from deckhold.server.context import Context
from deckhold.server.errors import Refusal
from deckhold.server.http import Json, Language, describe, reads, spoken
from deckhold.server.records import ACT, OPEN, OVER, PLAYING, Account, Event, Seat, Table, on_one_side
from deckhold.server.tables import LiveTable
from deckhold.server.watching import seat_info

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[Depends(spoken)])

TableId = Annotated[str, Path(max_length=64)]
REPLAY_FORMAT = 1
PLAYED_THROUGH = 5  # games at once


@router.get("", **describe(list[msg.Summary]))
async def tables(account: PerhapsKnown, here: Here, filter: Annotated[msg.Filter, Query()] = "mine") -> Response:
    """My tables, or the public ones with an empty seat."""
    store = here.hub.store
    if filter == "open":
        found = await store.open_tables()
    else:
        found = [] if account is None else await store.tables_of(account.id)
        await _find_outcomes(here, found)
    return Json([_summary(table, account) for table in found], headers={"Cache-Control": "no-store"})


@router.post("", **describe(msg.Created, msg.NewTable, 201))
async def create(account: Known, here: Here, body: Annotated[msg.NewTable, Depends(reads(msg.NewTable))]) -> Response:
    """Set up a new table."""
    here.limits.tables.check(account.id)
    info = info_of(body.game)
    places = body.places
    if places is None:
        places = [msg.Place("me"), *[msg.Place("bot", USUAL)] * (body.seats - 1)]
    if len(places) != body.seats:
        raise Refusal("bad-options", f"places: {body.seats} are wanted, not {len(places)}")
    seats = [_seat(place, account) for place in places]
    table = new_table(info, seats, body.options, body.seed, body.public)
    await here.hub.store.add_table(table)
    if table.status == PLAYING:
        await here.hub.table(table.id)
    return Json(msg.Created(table.id, table.invite), 201)


@router.get("/{id}", **describe(msg.TableInfo))
async def show(account: PerhapsKnown, here: Here, id: TableId) -> Response:
    """A table, without what lies on it."""
    return table_answer(await here.hub.table(id), account)


@router.post("/{id}/join", **describe(msg.TableInfo, msg.Join))
async def join(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Join, Depends(reads(msg.Join))]
) -> Response:
    """Take a seat, or my own back from the bot that plays for me."""
    table = await here.hub.table(id)
    await table.join(account.id, account.name, body.seat, body.invite)
    return table_answer(table, account)


@router.post("/{id}/leave", **describe(msg.TableInfo, msg.Nothing))
async def leave(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Nothing, Depends(reads(msg.Nothing))]
) -> Response:
    """Give up my seats."""
    table = await here.hub.table(id)
    await table.leave(account.id)
    return table_answer(table, account)


@router.post("/{id}/bot", **describe(msg.TableInfo, msg.SetBot))
async def set_bot(
    account: Known, here: Here, id: TableId, body: Annotated[msg.SetBot, Depends(reads(msg.SetBot))]
) -> Response:
    """Put a bot into a free seat or into mine, or take it out again."""
    table = await here.hub.table(id)
    await table.set_bot(account.id, body.seat, _level(body.level) if body.level is not None else None)
    return table_answer(table, account)


@router.post("/{id}/standin", **describe(msg.TableInfo, msg.StandIn))
async def stand_in(
    account: Known, here: Here, id: TableId, body: Annotated[msg.StandIn, Depends(reads(msg.StandIn))]
) -> Response:
    """Let a bot play for somebody who has been away too long, until they are back."""
    table = await here.hub.table(id)
    await table.stand_in(account.id, body.seat)
    return table_answer(table, account)


@router.post("/{id}/branch", **describe(msg.Created, msg.Branch, 201))
async def branch(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Branch, Depends(reads(msg.Branch))]
) -> Response:
    """A new table that begins with the first steps of this one."""
    here.limits.tables.check(account.id)
    old = await here.hub.table(id)
    _only_own_future(old, account)
    history = old.game.history
    if body.step > len(history):
        raise Refusal("not-found", f"step {body.step} of {len(history)}")
    if body.seat >= len(old.table.seats):
        raise Refusal("not-found", f"seat {body.seat}")
    seats = [
        Seat(account.id, None, account.name) if i == body.seat else Seat(None, seat.level or USUAL)
        for i, seat in enumerate(old.table.seats)
    ]
    info = info_of(old.table.game)
    table = new_table(info, seats, old.table.options, old.table.seed, False)
    game, deciders = await here.films.cut(old, body.step)
    decision = game.decision
    table.turn, table.status = (None, OVER) if decision is None else (decision.seat, PLAYING)
    table.branch_of, table.branch_step = id, body.step
    now = time.time()
    actions = [Event(i, ACT, seat, history[i], now) for i, seat in enumerate(deciders)]
    await here.hub.store.add_table(table, actions)
    await here.hub.table(table.id)
    return Json(msg.Created(table.id, table.invite), 201)


@router.get("/{id}/film", **describe(msg.Film))
async def film(
    account: PerhapsKnown,
    here: Here,
    id: TableId,
    step: Annotated[int | None, Query(ge=0, le=1 << 30)] = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    lang: Language = "en",
) -> Response:
    """A step of the game, as my seat saw it; when it is over, as any seat saw it."""
    table = await here.hub.table(id)
    if table.table.status == OPEN:
        raise Refusal("not-started")
    found = await here.films.show(table, None if account is None else account.id, step, seat, lang)
    return Json(found, headers={"Cache-Control": "no-store"})


@router.get("/{id}/replay", **describe(msg.Replay))
async def replay(account: PerhapsKnown, here: Here, id: TableId) -> Response:
    """Everything that is needed to play the game again."""
    table = await here.hub.table(id)
    _only_own_future(table, account)
    row = table.table
    found = msg.Replay(REPLAY_FORMAT, row.game, row.version, len(row.seats), row.seed, row.options, table.game.history)
    name = f"{row.game}-{row.id[:8]}.json"
    return Json(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _only_own_future(table: LiveTable, account: Account | None) -> None:
    """The seed tells what is to come: nobody else may still be playing."""
    if table.table.status == OPEN:
        raise Refusal("not-started")
    if table.table.status != OVER and (account is None or table.table.people() != {account.id}):
        raise Refusal("not-over")


def info_of(game: str) -> deckhold.GameInfo:
    for info in deckhold.catalog():
        if info.id == game:
            return info
    raise Refusal("not-found", f"game {game}")


def _level(level: str | None) -> str:
    level = USUAL if level is None else level
    if level not in NAMES:
        raise Refusal("bad-options", f"level: {', '.join(NAMES)} are known, not {level!r}")
    return level


def _seat(place: msg.Place, account: Account) -> Seat:
    if place.kind == "me":
        return Seat(account.id, None, account.name)
    return Seat(None, _level(place.level)) if place.kind == "bot" else Seat()


def new_table(
    info: deckhold.GameInfo, seats: list[Seat], options: dict[str, object], seed: int | None, public: bool
) -> Table:
    """A row for a table; the game itself checks its options."""
    number = secrets.randbits(63) if seed is None else seed
    try:
        game = info.new(len(seats), number, options)
    except BadOption as error:
        raise Refusal("bad-options", error.told) from None
    except ValueError as error:
        raise Refusal("bad-options", str(error)) from None
    for account in {seat.account for seat in seats} - {None}:
        if not on_one_side(game.sides, {i for i, seat in enumerate(seats) if seat.account == account}):
            raise Refusal("bad-options", "places: one person may hold several seats of one side only")
    decision = game.decision
    begun = not any(seat.empty for seat in seats)
    now = time.time()
    return Table(
        id=secrets.token_urlsafe(12),
        game=info.id,
        version=info.version,
        options=game.options,
        seed=number,
        seeded=seed is not None,
        public=public,
        invite=secrets.token_urlsafe(16),
        status=PLAYING if begun else OPEN,
        turn=decision.seat if begun and decision is not None else None,
        takeback=None,
        rematch=None,
        created=now,
        updated=now,
        seats=seats,
    )


def _summary(table: Table, account: Account | None) -> msg.Summary:
    mine = table.held_by(None if account is None else account.id)
    return msg.Summary(
        id=table.id,
        game=table.game,
        status=table.status,  # type: ignore[arg-type]  # the database has only these
        public=table.public,
        created=table.created,
        updated=table.updated,
        seats=[seat_info(i, seat) for i, seat in enumerate(table.seats)],
        mine=mine,
        turn=table.turn,
        my_turn=table.turn in mine and table.seats[table.turn].level is None,
        sides=_sides(table),
        outcome=table.outcome,
        branch=None if table.branch_of is None else msg.Origin(table.branch_of, table.branch_step or 0),
    )


def _sides(table: Table) -> list[list[int]]:
    """Who wins and loses together; a game that is no longer in the catalog cannot say it."""
    for info in deckhold.catalog():
        if info.id == table.game:
            return [list(side) for side in info.sides(len(table.seats), table.options)]
    return [[seat] for seat in range(len(table.seats))]


async def _find_outcomes(here: Context, tables: list[Table]) -> None:
    """Games that ended before results were kept: a few of them each time are played through for theirs."""
    unknown = [table for table in tables if table.status == OVER and table.outcome is None]
    for table in unknown[:PLAYED_THROUGH]:
        with contextlib.suppress(Refusal):  # begun under other rules: nobody can say anymore
            live = await here.hub.table(table.id)
            await live.save_outcome()
            table.outcome = live.table.outcome


def table_answer(table: LiveTable, account: Account | None) -> Json:
    info = table.info(None if account is None else account.id)
    return Json(info, headers={"Cache-Control": "no-store"})
