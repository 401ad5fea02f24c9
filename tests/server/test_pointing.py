"""What somebody points at is seen by the own team, and by nobody else."""

from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from deckhold.server import limits
from deckhold.server.records import Seat
from deckhold.server.settings import Settings
from games.ascension_tactics.ending import teams_before_the_last_turn
from saved import lay
from server.playing import Person, Served, Socket, serving


async def team_table(served: Served, *people: Person) -> str:
    """Two against two: seats 0 and 2 against 1 and 3. Nobody has it in mind to move."""
    seats = [Seat(person.id) for person in people]
    return await lay(served.context.hub.store, teams_before_the_last_turn(), [*seats, *[Seat(None)] * (4 - len(seats))])


async def pointed(socket: Socket) -> list[Any]:
    """Everything that this socket was shown by somebody's finger so far."""
    await socket.settle()
    return [message["at"] for message in socket.received if message["type"] == "point"]


async def test_a_team_mate_sees_it_and_neither_opponents_nor_watchers_do(
    served: Served, vera: Person, boris: Person, olga: Person
) -> None:
    table = await team_table(served, vera, boris, olga)
    async with AsyncExitStack() as stack, Person(served.url) as stranger:
        await stranger.arrive()
        mine, theirs, mate, watcher = [
            await stack.enter_async_context(who.watch(table)) for who in (vera, boris, olga, stranger)
        ]
        assert [socket.table.get("mates") for socket in (mine, theirs, mate, watcher)] == [True, None, True, None]
        for at in ("jirra#1", "@0,0", None):
            await mine.send(type="point", at=at)
        assert await pointed(mine) == []
        assert await pointed(mate) == ["jirra#1", "@0,0", None]
        assert [message["seat"] for message in mate.received if message["type"] == "point"] == [0, 0, 0]
        await watcher.send(type="point", at="jirra#1")
        await watcher.settle()
        assert [await pointed(theirs), await pointed(watcher), len(await pointed(mate))] == [[], [], 3]


async def test_what_the_other_one_does_not_see_is_not_shown(
    served: Served, vera: Person, boris: Person, olga: Person
) -> None:
    table = await team_table(served, vera, boris, olga)
    async with vera.watch(table) as mine, olga.watch(table) as mate:
        for at in ("no-such-piece#1", "@99,0", "?", "seat:1", "jirra#1"):
            await mine.send(type="point", at=at)
        await mine.settle()
        assert await pointed(mate) == ["jirra#1"]


@pytest.mark.parametrize("at", ["x" * 201, 5, ["jirra#1"]])
async def test_anything_else_is_refused(served: Served, vera: Person, boris: Person, olga: Person, at: object) -> None:
    table = await team_table(served, vera, boris, olga)
    async with vera.watch(table) as mine:
        assert (await mine.ask("error", type="point", at=at))["code"] == "invalid"


async def test_nothing_of_it_is_kept(served: Served, vera: Person, boris: Person, olga: Person) -> None:
    table = await team_table(served, vera, boris, olga)
    async with vera.watch(table) as mine:
        await mine.send(type="point", at="jirra#1")
        await mine.settle()
    async with olga.watch(table) as mate:
        assert await pointed(mate) == []
    assert await served.context.hub.store.events(table) == []


async def test_where_everybody_plays_alone_or_together_nobody_is_shown_anything(
    served: Served, vera: Person, boris: Person
) -> None:
    for game in ("ascension", "aeons-end"):
        made = await vera.table(["me", "open"], game=game)
        await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        async with vera.watch(made["id"]) as mine, boris.watch(made["id"]) as other:
            piece = next(piece["id"] for area in mine.view["areas"] for piece in area["pieces"] if piece)
            await mine.send(type="point", at=piece)
            await mine.settle()
            assert await pointed(other) == []
            assert "mates" not in mine.table


async def test_a_finger_that_is_too_quick_is_not_always_shown(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # all of it happens in one moment
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(msgspec.structs.replace(settings, limited=True)))
        people = [await (await stack.enter_async_context(Person(served.url))).arrive() for _ in range(3)]
        table = await team_table(served, *people)
        mine = await stack.enter_async_context(people[0].watch(table))
        mate = await stack.enter_async_context(people[2].watch(table))
        for i in range(30):
            await mine.send(type="point", at=("jirra#1", "@0,0")[i % 2])
        await mine.settle()
        assert len(await pointed(mate)) == 10
        assert not [message for message in mine.received if message["type"] == "error"]
