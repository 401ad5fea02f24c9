"""`deckhold serve`."""

import asyncio
import gc
import logging
import webbrowser
from pathlib import Path

import click
import msgspec
import uvicorn
from fastapi import FastAPI

from deckhold.server.app import create_app
from deckhold.server.cardstats import games_of
from deckhold.server.limits import Limits
from deckhold.server.settings import from_environment


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
    try:
        games_of(runs)
    except (ImportError, ValueError) as error:
        raise click.BadParameter(str(error), param_hint="--lab") from None
    config = configuration(create_app(msgspec.structs.replace(from_environment(), lab=runs)), host, port)
    calm_collector()
    asyncio.run(_serve(uvicorn.Server(config), host, open_page))


def calm_collector() -> None:
    """Let Python look for cycles seldom: with thousands of tables each look at everything would stop the server.

    Moves leave no cycles behind, and what they use is freed at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


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


async def _serve(server: uvicorn.Server, host: str, open_page: bool) -> None:
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.05)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
        click.echo(f"Deckhold is at http://{shown}:{port}/ (Ctrl+C stops it)")
        if open_page:
            webbrowser.open(f"http://{shown}:{port}/")
    await running
