"""Takes the pictures of docs/screens: every page, on a desktop and on a phone, in both languages.

.venv/bin/python web/screens.py
"""

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

import deckhold  # noqa: E402
from deckhold.bots import bot  # noqa: E402
from web.conftest import FLAGS, People, Server, find_chromium  # noqa: E402
from web.driving import Seat  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
STEPS = 70  # of a game that is won or lost together, until its picture is taken
CHOICES = 5


def take(me: Seat, name: str) -> None:
    me.page.wait_for_load_state("networkidle")
    me.page.mouse.move(2, 2)
    me.page.wait_for_timeout(250)
    me.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)


def well_played(game: str, seats: int, seed: int, steps: int) -> list[int]:
    """Actions of a good player in every seat, up to a question to the first one with much to choose from."""
    player = bot("greedy", seed=1)
    position = deckhold.new(game, seats=seats, seed=seed)
    actions: list[int] = []
    while (decision := position.decision) is not None:
        if len(actions) >= steps and decision.seat == 0 and len(position.actions()) > CHOICES:
            break
        actions.append(player.choose(position))
        position.apply(actions[-1])
    return actions


def table_of(me: Seat, info: deckhold.GameInfo) -> str:
    """A table in the middle of a game."""
    others = {"kind": "bot", "level": "greedy"}
    if not info.cooperative:
        table = me.new_table(info.id, seats=2, places=[{"kind": "me"}, others], seed=21)
        me.play(random.Random(5), clicks=56)
        me.wait()
        return table
    table = me.new_table(info.id, seats=2, places=[{"kind": "me"}, {"kind": "me"}], seed=21)
    me.wait()
    for action in well_played(info.id, 2, 21, STEPS):
        me.choose(action)
    me.page.evaluate(
        "(path) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({seat: 1, level: 'greedy'})})",
        f"/api/tables/{table}/bot",
    )
    return table


def pages(me: Seat, tag: str) -> None:
    for info in deckhold.catalog():
        game = info.id
        table = table_of(me, info)
        take(me, f"table-{game}-{tag}")
        if game == "ascension":
            if "phone" not in tag:
                me.page.locator("[data-area=center_row] .piece").nth(1).hover()
                me.page.wait_for_selector(".zoom")
                me.page.wait_for_timeout(200)
                me.page.screenshot(path=SCREENS / f"zoom-{tag}.jpg", type="jpeg", quality=82)
            me.open(f"/replay/{table}?step=20")
            me.page.wait_for_selector(".step")
            take(me, f"replay-{tag}")
    for name, path in (
        ("home", "/"),
        ("new-table", "/new/ascension"),
        ("cards", "/cards/ascension"),
        ("card", "/cards/ascension?card=wolf-shaman"),
        ("rules", "/rules/ascension#AS-23"),
        ("about", "/about"),
    ):
        me.open(path)
        me.page.wait_for_selector("h1")
        take(me, f"{name}-{tag}")


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = find_chromium()
    if path is None:
        sys.exit("no Chromium here: apt install chromium")
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            people = People(playwright.chromium.launch(executable_path=path, args=FLAGS), server)
            for lang in ("en", "ru"):
                for phone in (False, True):
                    pages(people.person(lang=lang, phone=phone), f"{'phone' if phone else 'desktop'}-{lang}")
            people.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
