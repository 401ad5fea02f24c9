"""A real server and a real Chromium."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import deckhold
from deckhold.server import records
from deckhold.server.replaying import Told
from deckhold.server.settings import Settings
from deckhold.server.store import Store
from packages import install
from saved import lay
from web.driving import Seat

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 120  # a busy machine takes its time
SEEN_MS = 60_000  # for a page too
expect.set_options(timeout=SEEN_MS)
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # the headless shell draws letters as wide as the whole Chromium does
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last, however folders are ordered: Playwright keeps an event loop running, and no other can start then."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)


def find_chromium(whole: bool = False) -> str | None:
    """Chromium's path, installed first where that is possible.

    Tests rather take its headless shell, where a table costs 40 % less: the same pages, without what surrounds them.
    """
    programs = WHOLE if whole else (SHELL, *WHOLE)
    named = shutil.which(os.environ.get("DECKHOLD_CHROMIUM", ""))
    if named is None:
        install(programs[0], lambda: shutil.which(programs[0]))
    return named or next(filter(None, map(shutil.which, programs)), None)


# As many people come here from one address as tests want: nobody is told to wait a minute before entering.
SERVE = """
import sys
from deckhold.cli import main
from deckhold.server import context, limits

if __name__ == "__main__":
    context.Limits = lambda on: limits.Limits(False)
    sys.exit(main(sys.argv[1:]))
"""


class Server:
    """`deckhold serve` as a process of its own, which a test may kill and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'tables.db'}"

    def lay(self, game: deckhold.Game, *holders: "Seat | str", log: Sequence[Told] = ()) -> str:
        """A table with this position, held by people and bots; its id."""
        seats = [records.Seat(None, one) if isinstance(one, str) else records.Seat(one.identity) for one in holders]

        async def write() -> str:
            store = Store(Settings(database=self.database))
            await store.start()
            try:
                return await lay(store, game, seats, log)
            finally:
                await store.stop()

        with ThreadPoolExecutor(1) as another:  # Playwright's event loop runs in this thread
            return another.submit(asyncio.run, write()).result()

    def start(self) -> None:
        if self.port == 0:
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                self.port = free.getsockname()[1]
        environment = {
            **os.environ,
            "DECKHOLD_DB": self.database,
            "DECKHOLD_BOT_PROCESSES": "1",
        }
        with open(self.folder / "server.log", "a", encoding="utf8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve", "--port", str(self.port)],
                env=environment,
                stdout=log,
                stderr=log,
                text=True,
            )
        started = time.monotonic()
        while time.monotonic() - started < START_SECONDS:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError((self.folder / "server.log").read_text(encoding="utf8"))

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)
            self._process = None


@pytest.fixture(scope="session")
def built() -> None:
    """The browser client, built."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "--all"], check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path, built: None) -> Iterator[Server]:
    """A server that the test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip(
            "Chromium is not here and cannot be installed (Debian: apt install chromium): THE BROWSER IS NOT TESTED"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class People:
    """Makes people: each has a browser context, and so an identity, of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self._seats: list[Seat] = []

    def person(
        self, lang: str = "en", phone: bool = False, speed: str = "instant", server: Server | None = None
    ) -> Seat:
        size = (390, 844) if phone else (1440, 900)
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, locale="ru-RU" if lang == "ru" else "en-GB"
        )
        context.set_default_timeout(SEEN_MS)
        seat = Seat(context.new_page(), (server or self._server).address, lang, speed)
        self._contexts.append(context)
        self._seats.append(seat)
        return seat

    def close(self) -> list[str]:
        for context in self._contexts:
            context.close()
        return [complaint for seat in self._seats for complaint in seat.complaints]


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """No test may leave an error in anybody's console: a refusal by the Content-Security-Policy is one."""
    people = People(browser, server)
    yield people
    assert people.close() == []
