"""Whether the server is well: for those who watch over it."""

import msgspec
from fastapi import APIRouter, Response

import deckhold
from deckhold.server.accounts import Here
from deckhold.server.http import Json, describe

router = APIRouter(prefix="/api", tags=["health"])


class Health(msgspec.Struct, frozen=True):
    version: str


@router.get("/health", **describe(Health))
async def health(here: Here) -> Response:
    """Answers when the database does."""
    await here.hub.store.ready()
    return Json(Health(deckhold.__version__), headers={"Cache-Control": "no-store"})
