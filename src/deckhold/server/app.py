"""The server, put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import deckhold
from deckhold.server import accounts, catalog, fitting, following, health, lobby, sockets
from deckhold.server.accounts import Keys
from deckhold.server.context import Context
from deckhold.server.errors import Refusal
from deckhold.server.films import Films
from deckhold.server.http import allowed_methods, openapi, refused
from deckhold.server.hub import Hub
from deckhold.server.security import Gate
from deckhold.server.settings import Settings
from deckhold.server.static import Static

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it starts."""
    context = Context(settings, Hub(settings), Films())

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await context.hub.start()
        context.keys = Keys(settings.secret or await context.hub.store.secret())
        texts = asyncio.create_task(asyncio.to_thread(catalog.prepare))
        try:
            yield
        finally:
            await texts
            for account in list(context.sockets):
                context.close_sockets(account, sockets.GONE)
            await context.hub.stop()

    app = FastAPI(
        title="Deckhold",
        version=deckhold.__version__,
        description="Tables, friends and bots. The sockets are described in docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.context = context
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    for part in (accounts, catalog, fitting, lobby, following, health, sockets):
        app.include_router(part.router)
    _refuse_in_words(app, Static(settings.static))
    app.add_middleware(Gate, limits=context.limits, origins=settings.origins)
    return app


def _refuse_in_words(app: FastAPI, static: Static) -> None:
    """Every refusal has the same shape, whoever refuses. What is no part of the API is a page."""

    @app.exception_handler(Refusal)
    async def ours(request: Request, refusal: Refusal) -> Response:
        return refused(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def parameters(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return refused(request, Refusal("invalid", f"{place}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def framework(request: Request, error: HTTPException) -> Response:
        path = request.url.path.removeprefix("/")
        if error.status_code == 404 and request.method in ("GET", "HEAD") and path.split("/")[0] != "api":
            return await static.answer(request, path)
        code = {404: "not-found", 405: "method"}.get(error.status_code, "invalid")
        answer = refused(request, Refusal(code))
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(allowed_methods(app, request.url.path))
        return answer

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        return refused(request, Refusal("unavailable"))
