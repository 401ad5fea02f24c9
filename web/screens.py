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
from web.conftest import FLAGS, People, Server, find_chromium  # noqa: E402
from web.driving import Seat  # noqa: E402

SCREENS = ROOT / "docs" / "screens"


def take(me: Seat, name: str) -> None:
    me.page.wait_for_load_state("networkidle")
    me.page.mouse.move(2, 2)
    me.page.wait_for_timeout(250)
    me.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)


def pages(me: Seat, tag: str) -> None:
    for info in deckhold.catalog():
        game, n = info.id, max(info.seats[0], 2)
        places = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (n - 1)
        table = me.new_table(game, seats=n, places=places, seed=21)
        me.play(random.Random(5), clicks=14 if info.cooperative else 34)
        me.wait()
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
