"""Tables in the middle of a game, as a server finds them in its database."""

import secrets
from collections.abc import Sequence

import deckhold
from deckhold.server import models as m
from deckhold.server.records import OVER, PLAYING, Seat, Table
from deckhold.server.replaying import Told, encode_snapshot
from deckhold.server.store import Store


async def lay(store: Store, game: deckhold.Game, seats: list[Seat], log: Sequence[Told] = ()) -> str:
    """A table with this position and what its log says; its id."""
    decision = game.decision
    table = Table(
        id=secrets.token_urlsafe(12),
        game=game.info.id,
        version=game.info.version,
        options=game.options,
        seed=1,
        seeded=False,
        public=False,
        invite=secrets.token_urlsafe(16),
        status=OVER if decision is None else PLAYING,
        turn=None if decision is None else decision.seat,
        takeback=None,
        rematch=None,
        created=1.0,
        updated=1.0,
        seats=seats,
    )
    await store.add_table(table)
    snapshot = {"table_id": table.id, "number": 0, "data": encode_snapshot(game, log)}
    async with store.engine.begin() as db:
        await db.execute(m.snapshots.insert(), snapshot)
    return table.id
