"""Takes the pictures of docs/screens: every page, on a desktop and on a phone, in both languages.

.venv/bin/python web/screens.py
.venv/bin/python web/screens.py mage-knight    those of Mage Knight alone; likewise ascension-tactics
"""

import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

import deckhold  # noqa: E402
from deckhold.bots import bot  # noqa: E402
from deckhold.games.mage_knight.state.position import Mage  # noqa: E402
from deckhold.games.mage_knight.terms import DEALING, MOVING  # noqa: E402
from deckhold.server.replaying import Told, lines, take_told  # noqa: E402
from games.ascension_tactics.ending import won  # noqa: E402
from games.mage_knight.combat import fight  # noqa: E402
from games.mage_knight.test_scenarios_scoring import over  # noqa: E402
from web.conftest import FLAGS, People, Server, find_chromium  # noqa: E402
from web.driving import MOVED_ON, Seat  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
ORDERS = 60  # actions of a campaign, until its villains are looked at
TACTICS = "ascension-tactics"
KNIGHTS = "mage-knight"
FOES = "ironclads/wild guardsmen/site orc-summoners/wild"
QUEST = 4  # the seed of a conquest that has all moments worth a picture
STEPS = 70  # of a game that is won or lost together, until its picture is taken
CHOICES = 5
CARDS = 4


def take(me: Seat, name: str) -> None:
    me.page.wait_for_load_state("networkidle")
    me.page.mouse.move(2, 2)
    me.page.wait_for_timeout(250)
    me.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)


def well_played(game: str, seats: int, seed: int) -> list[tuple[int, int]]:
    """Seats and actions of good players, up to a question to the first seat with much to choose from."""
    player = bot("greedy", seed=1)
    position = deckhold.new(game, seats=seats, seed=seed)
    done: list[tuple[int, int]] = []
    while (decision := position.decision) is not None:
        if len(done) >= STEPS and decision.seat == 0 and len(position.actions()) > CHOICES and holds(position):
            break
        done.append((decision.seat, player.choose(position)))
        position.apply(done[-1][1])
    return done


def holds(position: deckhold.Game) -> bool:
    """Whether the first seat's hand, where there are hands, is worth a picture."""
    areas: Any = position.view(0)["areas"]
    return all(len(area["pieces"]) >= CARDS for area in areas if area["id"] == "hand/0")


def named(seat: Seat, name: str) -> Seat:
    seat.open("/about")
    seat.page.wait_for_selector("h1")
    seat.page.evaluate(
        "(name) => fetch('/api/me', {method: 'PUT', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name})})",
        name,
    )
    return seat


def table_of(info: deckhold.GameInfo, me: Seat, friend: Seat) -> str:
    """A table in the middle of a game between two people."""
    table = me.new_table(info.id, seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=21)
    friend.page.goto(me.page.locator("input[readonly]").input_value())
    friend.page.locator("li button.primary").click()
    friend.page.wait_for_selector(".prompt")
    for seat, action in well_played(info.id, 2, 21):
        one = (me, friend)[seat]
        one.page.wait_for_selector(".prompt.mine")
        serial = one.serial
        one.pick(action)
        one.page.wait_for_function(MOVED_ON, arg=serial)
    me.wait()
    return table


def laid(server: Server, me: Seat, friend: Seat, tag: str) -> None:
    """Ascension Tactics, whose games take many clicks: a duel, villains who have acted, the end of a scenario."""
    duel = deckhold.new(TACTICS, seats=2, seed=21)
    duel.listen()
    for _, action in well_played(TACTICS, 2, 21):
        duel.apply(action)
    me.open(f"/table/{server.lay(duel, me, friend, log=lines(take_told(duel))[-200:])}")
    me.wait()
    take(me, f"table-{TACTICS}-{tag}")
    position = deckhold.new(TACTICS, seats=1, seed=3, options={"scenario": "campaign-rat-king"})
    position.listen()
    player = bot("greedy", seed=1)
    log: list[Told] = []
    told: list[Told] = []
    while len(position.history) <= ORDERS or "villain-order" not in [event.kind for event in told]:
        log += told
        before, action = position.clone(), player.choose(position)
        position.apply(action)
        told = lines(take_told(position))
    me.open(f"/table/{server.lay(before, me, log=log[-200:])}")
    me.wait()
    me.pick(action)
    me.page.mouse.move(2, 2)  # a button that appears under it would tell what it does instead
    me.page.wait_for_selector(".forecast.past")
    take(me, f"campaign-{tag}")
    me.open(f"/table/{server.lay(won(2), me, 'greedy')}")
    me.page.wait_for_selector(".sequel")
    take(me, f"reward-{tag}")


@cache
def quest() -> dict[str, tuple[deckhold.Game, list[Told]]]:
    """A conquest, well played: on the way with a full hand, and where something can be bought."""
    game = deckhold.new(KNIGHTS, seats=1, seed=QUEST, options={"scenario": "conquest-solo"})
    game.listen()
    player = bot("greedy", seed=1)
    log: list[Told] = []
    found: dict[str, tuple[deckhold.Game, list[Told]]] = {}
    while game.decision is not None and len(found) < len(MOMENTS):
        log += lines(take_told(game))
        name = moment(game)
        if game.decision.kind == "turn" and name is not None and len(game.actions()) > CHOICES:
            found.setdefault(name, (game.clone(), log[-200:]))
        game.apply(player.choose(game))
    return found


MOMENTS = (f"table-{KNIGHTS}", "offers")


def moment(game: deckhold.Game) -> str | None:
    """Which picture a position of Mage Knight is good for."""
    assert isinstance(game, Mage)
    if game.moment == MOVING and game.move_points > 2 and holds(game) and game.round > 2:
        return MOMENTS[0]
    return MOMENTS[1] if game.moment == DEALING and game.influence > 2 else None


def knights(server: Server, me: Seat, friend: Seat, tag: str) -> None:
    """Mage Knight: on the map, how a card is used, at an offer, in a combat, and how a score came about."""
    for name, (game, log) in quest().items():
        me.open(f"/table/{server.lay(game, me, log=log)}")
        me.wait()
        take(me, f"{name}-{tag}")
        if name == MOMENTS[0]:
            me.page.locator(".area.hand .live[aria-haspopup=menu]").nth(1).click()
            me.page.wait_for_selector(".menu .uses")
            take(me, f"card-menu-{tag}")
    strike = {"melee-physical": 6, "ranged-ice": 3}
    fought = fight(
        FOES, "attack", strike=strike, hand="rage stamina wound wound", units="peasants", dice="red gold black"
    )
    fought.do("target ironclads", "target guardsmen")
    me.open(f"/table/{server.lay(fought.game, me)}")
    me.wait()
    take(me, f"combat-{tag}")
    land = "countryside-9@1,0 countryside-5@1,1"  # with a mage tower on 0,-2
    end = over(tiles=land, fame=52, fame_1=44, discard="fireball fire-bolt", crystals={"red": 3}, shields={"0,-2": [1]})
    me.open(f"/table/{server.lay(end.game, me, friend)}")
    me.page.wait_for_selector("dialog[open] table")
    take(me, f"score-{tag}")


def pages(server: Server, me: Seat, friend: Seat, tag: str) -> None:
    laid(server, me, friend, tag)
    knights(server, me, friend, tag)
    for info in deckhold.catalog():
        game = info.id
        if game in (TACTICS, KNIGHTS):
            continue
        table = table_of(info, me, friend)
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
    alone = {KNIGHTS: knights, TACTICS: laid}
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = find_chromium(whole=True)
    if path is None:
        sys.exit("no Chromium here: apt install chromium")
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            people = People(playwright.chromium.launch(executable_path=path, args=FLAGS), server)
            for lang in ("en", "ru"):
                for phone in (False, True):
                    names = ("Вера", "Олег") if lang == "ru" else ("Vera", "Oleg")
                    me, friend = (
                        named(people.person(lang=lang, phone=phone), names[0]),
                        named(people.person(), names[1]),
                    )
                    taken = next((alone[name] for name in sys.argv[1:]), pages)
                    taken(server, me, friend, f"{'phone' if phone else 'desktop'}-{lang}")
            people.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
