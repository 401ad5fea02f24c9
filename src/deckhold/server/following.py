"""What comes after a finished game: the same once more, or the table that goes on from it."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Response

import deckhold
from deckhold.server import messages as msg
from deckhold.server.accounts import Here, Known
from deckhold.server.context import Context
from deckhold.server.errors import Refusal
from deckhold.server.http import Json, describe, reads, spoken
from deckhold.server.lobby import TableId, info_of, new_table, table_answer
from deckhold.server.records import OPEN, OVER, Account, Choice, Seat
from deckhold.server.store import Follows
from deckhold.server.tables import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[Depends(spoken)])


@router.post("/{id}/rematch", **describe(msg.Created, msg.Nothing))
async def rematch(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Nothing, Depends(reads(msg.Nothing))]
) -> Response:
    """The same once more: the first one who asks makes the table, the others take their seats at it."""
    old = await _finished(here, id, account)
    return await _follow(here, old, account, "rematch", lambda: old.table.options)


@router.post("/{id}/choose", **describe(msg.TableInfo, msg.Choose))
async def choose(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Choose, Depends(reads(msg.Choose))]
) -> Response:
    """What a seat takes along to the table that follows: mine, a bot's, or that of somebody who is not here."""
    old = await _finished(here, id, account)
    offered = [one.value for one in _sequel(old).offers if one.seat == body.seat]
    if body.value is not None and body.value not in offered:
        raise Refusal("illegal")
    await old.choose(account.id, body.seat, Choice(body.value))
    return table_answer(old, account)


@router.post("/{id}/sequel", **describe(msg.Created, msg.Nothing))
async def sequel(
    account: Known, here: Here, id: TableId, body: Annotated[msg.Nothing, Depends(reads(msg.Nothing))]
) -> Response:
    """The table that goes on from this one: the first one who asks opens it, the others take their seats at it."""
    old = await _finished(here, id, account)
    await old.reread()  # what others have chosen elsewhere counts too
    return await _follow(here, old, account, "sequel", lambda: _options(old))


def _options(old: LiveTable) -> dict[str, object]:
    """The options of the table that follows, as the seats have chosen."""
    following = _sequel(old)
    seats = sorted({one.seat for one in following.offers})
    taken: dict[int, object] = {}
    for seat in seats:
        chosen = old.table.seats[seat].chosen
        if chosen is None:
            raise Refusal("not-chosen")
        if chosen.value is not None:
            taken[seat] = chosen.value
    return following.table(taken)


def _sequel(old: LiveTable) -> deckhold.Sequel:
    following = old.game.sequel
    if following is None:
        raise Refusal("not-found", "sequel")
    return following


async def _finished(here: Context, id: str, account: Account) -> LiveTable:
    """A table whose game is over and at which one sits."""
    old = await here.hub.table(id)
    if not old.table.held_by(account.id):
        raise Refusal("not-seated")
    if old.table.status != OVER:
        raise Refusal("not-over")
    return old


async def _follow(
    here: Context, old: LiveTable, account: Account, as_what: Follows, options: Callable[[], dict[str, object]]
) -> Response:
    """The table that follows, made if it is not there yet, and one's own seats at it."""
    mine = old.table.held_by(account.id)
    if getattr(old.table, as_what) is None:
        here.limits.tables.check(account.id)
        seats = [
            Seat(account.id, None, seat.name) if i in mine else Seat(None, None if seat.account else seat.level)
            for i, seat in enumerate(old.table.seats)
        ]
        table = new_table(info_of(old.table.game), seats, options(), None, old.table.public)
        await here.hub.store.add_following(table, old.table.id, as_what)
        await old.reread()  # it is ours, or that of somebody who was faster
    new = await here.hub.table(str(getattr(old.table, as_what)))
    for seat in mine:
        if new.table.status == OPEN and new.table.seats[seat].empty:
            await new.join(account.id, account.name, seat, new.table.invite)
    return Json(msg.Created(new.table.id, new.table.invite))
