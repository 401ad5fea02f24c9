"""`deckhold serve`."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path

import click
import msgspec
import uvicorn
from asyncpg import PostgresError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from deckhold.server import catalog
from deckhold.server.app import create_app
from deckhold.server.cardstats import games_of
from deckhold.server.limits import Limits
from deckhold.server.settings import Settings, from_environment
from deckhold.server.store import Store


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for every one.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
@click.option(
    "--lab",
    "runs",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of `deckhold sim --out`: the gallery shows its statistics. Once for each game.",
)
def command(host: str, port: int, open_page: bool, runs: tuple[Path, ...]) -> None:
    """Run the server: tables in the browser, for friends and bots.

    The database is a file in your data folder, or what DECKHOLD_DB says (postgresql://...).
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)  # at every start it tells which database it found
    try:
        games_of(runs)
    except (ImportError, ValueError) as error:
        raise click.BadParameter(str(error), param_hint="--lab") from None
    try:
        settings = msgspec.structs.replace(from_environment(), lab=runs)
        asyncio.run(_try_database(settings))
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    listening = _listen(host, port)
    tune_interpreter()
    server = Server(configuration(create_app(settings), host, port), open_page)
    server.run([listening])


async def _try_database(settings: Settings) -> None:
    """Say in a sentence, not in a traceback, that there is no database."""
    store = Store(settings)
    try:
        await store.ready()
    except (SQLAlchemyError, PostgresError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise ValueError(f"DECKHOLD_DB: {settings.url.render_as_string()} cannot be opened: {reason}") from None
    finally:
        await store.stop()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise click.ClickException(f"--host {host} --port {port}: {reason}") from None


class Server(uvicorn.Server):
    """uvicorn's server, which says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, open_page: bool) -> None:
        super().__init__(config)
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = self.config.host, sockets[0].getsockname()[1]
            shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
            click.echo(f"Deckhold is at http://{shown}:{port}/ (Ctrl+C stops it)")
            if self._open_page:
                await asyncio.to_thread(catalog.prepare)  # the page has its games at once
                webbrowser.open(f"http://{shown}:{port}/")


def tune_interpreter() -> None:
    """Set Python up for a server of thousands of tables, which nothing may stop for long."""
    gc.collect()
    gc.freeze()
    # Moves leave no cycles behind, and what they use is freed at once: looking at everything can wait.
    gc.set_threshold(10_000, 10, 1_000)
    # The thread that appends to SQLite asks for the interpreter after each statement, and a move waits for it.
    sys.setswitchinterval(0.0005)


def configuration(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",  # paths hold table ids: whoever reads the log need not know them
        access_log=False,
        server_header=False,
        ws_max_size=Limits.body,  # our own, smaller limit answers in words
        ws_per_message_deflate=False,  # patches are small, and time matters more
        ws_ping_interval=None,  # clients ping, and the silent are closed
        timeout_graceful_shutdown=5,
    )
