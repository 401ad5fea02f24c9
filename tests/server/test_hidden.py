"""Nobody's socket ever carries what its seat may not see."""

import json
import re
from typing import Any

import deckhold
from deckhold.engine.zones import OWNER, PUBLIC
from deckhold.server.records import ACT, effective
from server.playing import Person, Served, Socket, patched

PIECE = re.compile(r'"([a-z0-9-]+#\d+)"')


def visible(view: dict[str, Any]) -> set[str]:
    """Every piece that a view shows."""
    return set(PIECE.findall(json.dumps(view["areas"])))


def in_sight(area: str, seat: int | None) -> bool:
    """Whether a seat sees the faces of what lies in an area."""
    name, _, owner = area.partition("/")
    zone = next(zone for zone in deckhold.catalog()[0].zones if zone.name == name)
    return zone.visible == PUBLIC or (zone.visible == OWNER and owner == str(seat))


async def test_all_traffic_of_a_table_holds_only_what_each_seat_may_see(
    served: Served, vera: Person, boris: Person, olga: Person
) -> None:
    made = await vera.table(["me", "open", "random"], seed=21)
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as one, boris.watch(made["id"], "ru") as two, olga.watch(made["id"]) as three:
        sockets: dict[int | None, Socket] = {0: one, 1: two, None: three}
        answered = -1  # people coming and going are told of too, in the middle of a decision
        while not three.over and three.version < 250:
            await three.receive()
            decision = three.view["decision"]
            mover = sockets.get(decision["seat"]) if decision else None
            if mover is not None and not three.over and three.version > answered:
                answered = three.version
                await mover.until(lambda mover=mover: mover.version == three.version)
                if three.version % 40 == 0:  # before the answer: a hint is for whoever is asked
                    await mover.send(type="resync")
                    await mover.ask("hint", type="hint")
                if mover.undo and three.version % 11 == 0:
                    await mover.send(type="undo")
                else:
                    choice = mover.view["actions"][three.version % len(mover.view["actions"])]
                    await mover.send(type="act", serial=mover.serial, action=choice["action"])
        for socket in sockets.values():
            await socket.settle()
        events = await served.context.hub.store.events(made["id"])
        assert len(events) > 50
        assert any(event.kind != ACT for event in events)
        for seat, socket in sockets.items():
            check(seat, socket, events, "ru" if seat == 1 else "en")


def check(seat: int | None, socket: Socket, events: list[Any], lang: str) -> None:
    """Hold every message against what the engine shows this seat at that moment."""
    positions: list[deckhold.Game] = []
    for version in range(len(events) + 1):
        game = deckhold.new("ascension", 3, 21)
        for event in effective(events[:version]):
            game.apply(event.value)
        positions.append(game)
    view: Any = None
    seen_so_far: set[str] = set()
    for raw, message in zip(socket.traffic, socket.received, strict=True):
        if message["type"] not in ("view", "patch"):
            assert message["type"] in ("pong", "hint", "chat")
            assert not PIECE.findall(raw)
            continue
        version = message["version"]
        view = message["view"] if message["type"] == "view" else patched(view, message["ops"])
        expected = positions[version].view(seat, lang)
        for one in (expected, view):
            if one["decision"] is not None:
                one["decision"]["serial"] = 0
        assert view == expected
        # A piece that is named lies in sight, or lay there before, or went through a place that the seat sees.
        may_see = visible(expected)
        for event in message.get("events", []):
            if event["kind"] == "move" and (in_sight(event["from"], seat) or in_sight(event["to"], seat)):
                may_see.add(event.get("piece", ""))
        if message["type"] == "patch" and version:
            may_see |= visible(positions[version - 1].view(seat, lang))
        if message["type"] == "view":
            may_see |= seen_so_far  # what the log tells of
        assert set(PIECE.findall(raw)) <= may_see
        seen_so_far |= may_see
        # And nothing in it depends on what is hidden: another world that looks the same gives the same view.
        other = positions[version].determinize(seat, version).view(seat, lang)
        if other["decision"] is not None:
            other["decision"]["serial"] = 0  # type: ignore[index]
        assert other == expected


async def test_a_table_that_has_not_begun_shows_no_cards(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    async with vera.watch(made["id"]) as one, boris.watch(made["id"]) as two:
        await one.send(type="lang", lang="ru")
        await one.settle()
        await two.settle()
        for socket in (one, two):
            assert not any(PIECE.findall(raw) for raw in socket.traffic)
    assert await vera.refused(f"/api/tables/{made['id']}/film", method="GET") == "not-started"


async def test_the_seed_of_a_running_game_with_others_stays_secret(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    for person in (vera, boris):
        assert await person.refused(f"/api/tables/{made['id']}/replay", method="GET") == "not-over"
        assert await person.refused(f"/api/tables/{made['id']}/branch", {"step": 0}) == "not-over"
    film = await vera.get(f"/api/tables/{made['id']}/film", step=0)
    hands = {area["id"]: area for area in film["view"]["areas"] if area["kind"] == "hand"}
    assert hands["hand/0"]["pieces"]
    assert not hands["hand/1"]["pieces"]
    assert await vera.refused(f"/api/tables/{made['id']}/film?seat=1", method="GET") == "not-over"
