"""The browser's figures: how large the client is, how long a click takes to be answered on the screen, how evenly
pieces fly.

    .venv/bin/python benchmarks/browser.py            prints a table in Markdown
    .venv/bin/python benchmarks/browser.py --write    puts it into docs/performance.md, section "Browser"

A click is timed in the page itself, from the event to the first frame after the table has changed: the way to the
server and back, the database, the patch and drawing are all in it. Animations run at normal speed. Frames are counted
on a table of more cards than any game of the catalog lays out, while cards fly from row to row all the time; and on a
map of hexes, with all that can stand on one, while the mouse drags it about and the wheel enlarges it. Where other
work cannot be stopped, `chrt -r 1 .venv/bin/python benchmarks/browser.py` lets server and browser go before it.
"""

import gzip
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

import deckhold  # noqa: E402
from deckhold import _native  # noqa: E402
from web.conftest import FLAGS, People, Server, find_chromium  # noqa: E402
from web.driving import Seat  # noqa: E402
from web.pretended import Pretended, large_map, map_view  # noqa: E402

DOCUMENT = ROOT / "docs" / "performance.md"
STATIC = ROOT / "src" / "deckhold" / "server" / "static"
CLICKS = 150
SETTLE_MS = 500  # a person clicks what lies still
LOOK_MS = 60  # looking in every frame would make the page draw all the time

LATE_MS = 20  # a frame that was missed
PIECES = 160
ROWS = 5
TOGETHER = 8  # cards that fly at once
MOVES = 20
MOVE_MS = 480  # until the next ones
DRAGS, DRAG_STEPS, NOTCHES = 8, 40, 80  # of the mouse over a map; each step is a frame

DRAWN = "(count) => document.querySelectorAll('.area .piece').length === count"
FRAMES = """
() => {
  window.frameTimes = [];
  let last = 0;
  const tick = (now) => {
    if (last > 0) window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""

WATCH = """
() => {
  window.taken = [];
  let clicked = 0;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  const page = document.querySelector('.tablepage');
  new MutationObserver(() => {
    const from = clicked;
    clicked = 0;
    if (from === 0) return;
    requestAnimationFrame(() => {
      // The first task after the frame is drawn, before anything that came through the socket meanwhile.
      scheduler.postTask(() => window.taken.push(performance.now() - from), {priority: 'user-blocking'});
    });
  }).observe(page, {attributes: true, attributeFilter: ['data-serial']});
}
"""


def compressed(pattern: str) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in STATIC.rglob(pattern))


def clicks(me: Seat) -> list[float]:
    """What clicks took, in milliseconds."""
    taken: list[float] = []
    rng = random.Random(1)
    seed = 1
    me.look_ms = LOOK_MS
    while len(taken) < CLICKS:
        me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=seed)
        me.wait()
        me.page.evaluate(WATCH)
        for _ in range(CLICKS // 2):
            if me.play(rng, clicks=1):
                break
            me.page.wait_for_timeout(SETTLE_MS)
        taken += me.page.evaluate("window.taken")
        seed += 1
    return taken[:CLICKS]


def crowded() -> dict[str, Any]:
    """A view with many cards in a few rows."""
    cards = [card.id for card in deckhold.cards("ascension")]
    pieces = [{"id": f"{cards[i % len(cards)]}#{i}", "card": cards[i % len(cards)]} for i in range(PIECES)]
    rows = [pieces[i::ROWS] for i in range(ROWS)]
    areas = [
        {"id": f"row{i}", "kind": "row", "label": f"Row {i + 1}", "owner": 0, "pieces": row}
        for i, row in enumerate(rows)
    ]
    layout = [[area["id"]] for area in areas]
    return {
        "game": "ascension",
        "version": "1",
        "seat": 0,
        "seats": [{"seat": 0, "name": "", "counters": {}}],
        "decision": {"seat": 0, "kind": "main", "serial": 1, "prompt": "Watch.", "rules": []},
        "actions": [],
        "areas": areas,
        "layout": {"wide": layout, "narrow": layout, "theme": "ascension"},
        "outcome": None,
    }


def frames(people: People) -> list[float]:
    """Milliseconds from frame to frame while cards fly, a few at a time, for as long as a change is played."""
    me = people.person(speed="normal")
    view = crowded()
    table = Pretended(me, view)
    me.page.wait_for_function(DRAWN, arg=PIECES)
    me.page.wait_for_timeout(SETTLE_MS)
    me.page.evaluate(FRAMES)
    rows = [list(area["pieces"]) for area in view["areas"]]
    for move in range(MOVES):
        source, target = move % ROWS, (move + 2) % ROWS
        ops: list[dict[str, Any]] = []
        events = []
        for _ in range(TOGETHER):
            piece = rows[source].pop(0)
            rows[target].append(piece)
            ops.append({"op": "remove", "path": f"/areas/{source}/pieces/0"})
            ops.append({"op": "add", "path": f"/areas/{target}/pieces/-", "value": piece})
            events.append(
                {"kind": "move", "seat": 0, "piece": piece["id"], "from": f"row{source}", "to": f"row{target}"}
            )
        table.change(ops, events)
        me.page.wait_for_timeout(MOVE_MS)
    taken: list[float] = me.page.evaluate("window.frameTimes")
    return taken


def mapped(people: People) -> tuple[list[float], list[float], int, int]:
    """Milliseconds from frame to frame while a map is dragged, and while it is enlarged; its hexes and pieces."""
    me = people.person(speed="normal")
    area = large_map([card.id for card in deckhold.cards("ascension")])
    Pretended(me, map_view(area, []))
    me.page.wait_for_function("(n) => document.querySelectorAll('.standing').length === n", arg=len(area["pieces"]))
    me.page.locator(".tool").first.click()
    me.page.wait_for_timeout(SETTLE_MS)
    box = me.page.locator(".frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.evaluate(FRAMES)
    for drag in range(DRAGS):
        me.page.mouse.move(x + (-120, 120)[drag % 2], y + (-90, 90, 30)[drag % 3], steps=DRAG_STEPS)
    dragged: list[float] = me.page.evaluate("window.frameTimes")
    me.page.mouse.up()
    me.page.wait_for_timeout(SETTLE_MS)
    me.page.evaluate(FRAMES)
    for notch in range(NOTCHES):
        me.page.mouse.wheel(0, 20 if notch % 40 < 20 else -20)
    enlarged: list[float] = me.page.evaluate("window.frameTimes")
    return dragged, enlarged, len(area["cells"]), len(area["pieces"])


def first_load(people: People) -> float:
    """Milliseconds from opening the start page to the covers of the games, with an empty cache."""
    me = people.person()
    started = time.perf_counter()
    me.open("/")
    me.page.wait_for_selector(".cover")
    return (time.perf_counter() - started) * 1000


def rate(taken: list[float]) -> str:
    """Frames a second."""
    return f"{1000 * len(taken) / sum(taken):.0f}"


def section() -> str:
    path = find_chromium(whole=True)
    if path is None:
        sys.exit("no Chromium here: apt install chromium")
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            people = People(browser, server)
            opened = first_load(people)
            taken = sorted(clicks(people.person(speed="normal")))
            flown = sorted(frames(people))
            dragged, enlarged, hexes, pieces = mapped(people)
            version = browser.version
            people.close()
    finally:
        server.kill()
    p95 = taken[int(len(taken) * 0.95)]
    late = sum(frame > LATE_MS for frame in flown) / len(flown)
    load = json.dumps(round(os.getloadavg()[0], 1))
    rows = [
        ("script, compressed (gzip)", f"{compressed('*.js') / 1000:.1f} kB", "under 150 kB"),
        ("styles, compressed", f"{compressed('*.css') / 1000:.1f} kB", ""),
        ("icons, one file, compressed", f"{compressed('*.svg') / 1000:.1f} kB", ""),
        ("start page with an empty cache, until the covers show", f"{opened:.0f} ms", ""),
        (f"click to paint, median of {len(taken)}", f"{statistics.median(taken):.0f} ms", ""),
        ("click to paint, p95", f"{p95:.0f} ms", "under 100 ms"),
        (f"frames a second while cards fly, {PIECES} on the table", rate(flown), "60"),
        ("from frame to frame, median", f"{statistics.median(flown):.1f} ms", "16.7 ms"),
        ("from frame to frame, p95", f"{flown[int(len(flown) * 0.95)]:.1f} ms", ""),
        (f"frames that came later than {LATE_MS} ms", f"{late:.1%}", ""),
        (f"frames a second while a map of {hexes} hexes and {pieces} pieces is dragged", rate(dragged), "60"),
        ("frames a second while the wheel enlarges it", rate(enlarged), "60"),
    ]
    busy = ""
    if os.sched_getscheduler(0) == os.SCHED_RR:
        busy = " Server and browser went before whatever else the machine had to do (`chrt -r 1`)."
    elif os.getloadavg()[0] > (os.cpu_count() or 1):
        busy = (
            " **Other work kept the machine busy: the times say more of that than of Deckhold, and prove nothing yet.**"
        )
    table = "\n".join(f"| {what} | {value} | {wanted} |" for what, value, wanted in rows)
    return (
        "## Browser\n\n"
        f"`benchmarks/browser.py`, Chromium {version}, headless and without a GPU (the processor draws), server and"
        f" browser on the same machine of {os.cpu_count()} cores (load average {load} when it ended), SQLite on disk,"
        " Ascension against a bot, animations at normal speed; engine"
        f" {'compiled' if _native.COMPILED else 'interpreted'}."
        f"{busy}\n\n"
        "| | measured | wanted |\n|---|---|---|\n"
        f"{table}\n"
    )


def main() -> None:
    text = section()
    print(text)
    if "--write" in sys.argv[1:]:
        old = DOCUMENT.read_text(encoding="utf8") if DOCUMENT.exists() else "# Speed\n"
        kept = re.sub(r"\n?## Browser\n.*?(?=\n## |\Z)", "", old, flags=re.S).rstrip()
        DOCUMENT.write_text(f"{kept}\n\n{text}", encoding="utf8")


if __name__ == "__main__":
    main()
