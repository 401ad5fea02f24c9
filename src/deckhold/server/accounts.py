"""Who is who: guests by a signed cookie, registered people by name and password too."""

import asyncio
import secrets
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from deckhold.server import messages as msg
from deckhold.server.context import Context, context
from deckhold.server.errors import Refusal
from deckhold.server.http import Json, describe, reads
from deckhold.server.names import checked
from deckhold.server.records import Account
from deckhold.server.store import Store

COOKIE = "deckhold"
YEAR = 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["identity"])
_hasher = PasswordHasher()
# Checked when there is nobody of that name, so that the time taken does not tell.
_NOBODY = _hasher.hash(secrets.token_hex(8))


class Keys:
    """Makes and reads the cookie: an account and its epoch, signed."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="deckhold-identity")

    def cookie(self, account: Account) -> str:
        return str(self._serializer.dumps([account.id, account.epoch]))

    async def account(self, connection: HTTPConnection, store: Store) -> Account | None:
        """Whose cookie came along."""
        try:
            id, epoch = self._serializer.loads(connection.cookies.get(COOKIE, ""))
        except (BadSignature, TypeError, ValueError):
            return None
        account = await store.account(id)
        return account if account is not None and account.epoch == epoch else None


async def identified(request: Request) -> Account:
    """The account of a request that needs one."""
    found = await context(request).keys.account(request, context(request).hub.store)
    if found is None:
        raise Refusal("no-identity")
    return found


async def perhaps_identified(request: Request) -> Account | None:
    return await context(request).keys.account(request, context(request).hub.store)


Known = Annotated[Account, Depends(identified)]
PerhapsKnown = Annotated[Account | None, Depends(perhaps_identified)]
Here = Annotated[Context, Depends(context)]


def address(connection: HTTPConnection) -> str:
    """Where somebody calls from; behind a proxy uvicorn puts the real address here."""
    return connection.client.host if connection.client is not None else ""


def _me(account: Account, request: Request, here: Context) -> Json:
    answer = Json(msg.Me(account.id, account.name, account.registered), headers={"Cache-Control": "no-store"})
    answer.set_cookie(
        COOKIE,
        here.keys.cookie(account),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


@router.get("/me", **describe(msg.Me))
async def me(request: Request, account: PerhapsKnown, here: Here) -> Response:
    """Who am I? Makes a guest of whoever is new."""
    if account is None:
        here.limits.entering.check(address(request))
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        account = await here.hub.store.add_guest(secrets.token_urlsafe(12), name)
    return _me(account, request, here)


@router.put("/me", **describe(msg.Me, msg.Rename))
async def rename(
    request: Request, account: Known, here: Here, body: Annotated[msg.Rename, Depends(reads(msg.Rename))]
) -> Response:
    """Take another name."""
    renamed = await here.hub.store.rename(account, checked(body.name))
    await here.hub.renamed(account.id)
    return _me(renamed, request, here)


@router.post("/me/password", **describe(msg.Me, msg.NewPassword))
async def set_password(
    request: Request, account: Known, here: Here, body: Annotated[msg.NewPassword, Depends(reads(msg.NewPassword))]
) -> Response:
    """Add or change a password; other devices are logged out."""
    here.limits.entering.check(address(request))
    hashed = await asyncio.to_thread(_hasher.hash, body.password)
    changed = await here.hub.store.set_password(account, hashed)
    here.close_sockets(account.id)
    return _me(changed, request, here)


@router.post("/login", **describe(msg.Me, msg.Login))
async def login(request: Request, here: Here, body: Annotated[msg.Login, Depends(reads(msg.Login))]) -> Response:
    """Become the person of this name."""
    here.limits.entering.check(address(request))
    account = await here.hub.store.account_named(body.name)
    hashed = _NOBODY if account is None or account.password is None else account.password
    try:
        await asyncio.to_thread(_hasher.verify, hashed, body.password)
    except (VerificationError, InvalidHashError):
        raise Refusal("wrong-password") from None
    if account is None:
        raise Refusal("wrong-password")
    return _me(account, request, here)


@router.post("/logout", **describe(msg.Nothing))
async def logout() -> Response:
    """Forget who I am on this device."""
    answer = Json(msg.Nothing())
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer
