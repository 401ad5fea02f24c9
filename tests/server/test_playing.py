"""Playing at a table through its socket."""

import asyncio

import pytest

import deckhold
from server.playing import Person, Served, Socket, patched


async def play_on(socket: Socket, steps: int = 3000) -> None:
    """Take one of the middle actions whenever asked, until the game is over."""
    for _ in range(steps):
        await socket.until(lambda: socket.my_turn or socket.over)
        if socket.over:
            return
        await socket.act(len(socket.view["actions"]) // 2)


async def test_a_whole_game_against_a_bot(vera: Person) -> None:
    table = await vera.table(["me", "random"])
    async with vera.watch(table["id"]) as socket:
        await play_on(socket)
        assert socket.over
        assert socket.table["status"] == "over"


async def test_two_people_play_a_whole_game_against_each_other(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"], seed=3)
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as one, boris.watch(made["id"]) as two:
        await asyncio.gather(play_on(one), play_on(two))
        assert one.view["outcome"] == two.view["outcome"]
        assert (one.table["status"], two.table["status"]) == ("over", "over")


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_patches_keep_every_view_exactly_what_the_engine_shows(
    served: Served, vera: Person, boris: Person, lang: str
) -> None:
    made = await vera.table(["me", "open"], options={"first": 0})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    live = await served.context.hub.table(made["id"])
    async with vera.watch(made["id"], lang) as one, boris.watch(made["id"], lang) as two:
        for turn in range(60):
            mover = one if one.my_turn else two
            await mover.act(turn % len(mover.view["actions"]))
            for seat, socket in enumerate((one, two)):
                await socket.until(lambda socket=socket, mover=mover: socket.version == mover.version)
                assert socket.view == live.game.view(seat, lang)
        assert [message["type"] for message in one.received].count("view") == 1  # on connecting, never again


async def test_an_action_arrives_as_a_patch_with_its_events(vera: Person) -> None:
    made = await vera.table(["me"], options={})
    async with vera.watch(made["id"]) as socket:
        before = socket.view
        version = socket.version
        await socket.act(0)
        patch = socket.received[-1]
        assert patch["type"] == "patch"
        assert patch["version"] == version + 1
        assert patch["serial"] == socket.view["decision"]["serial"]
        assert patched(before, patch["ops"]) == socket.view
        assert any("text" in event for event in patch["events"])
        assert any(event["kind"] == "move" and event["to"] == "played/0" for event in patch["events"])


async def test_a_stale_action_is_refused_and_changes_nothing(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as socket:
        serial, action = socket.serial, socket.view["actions"][0]["action"]
        await socket.act(0)
        live = await served.context.hub.table(made["id"])
        before = live.game.fingerprint()
        error = await socket.ask("error", type="act", serial=serial, action=action)
        assert (error["code"], error["serial"]) == ("stale", serial)
        assert live.game.fingerprint() == before
        assert len(await served.context.hub.store.events(made["id"])) == 1


async def test_an_action_is_committed_before_anybody_sees_it(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    store = served.context.hub.store
    async with vera.watch(made["id"]) as socket:
        for _ in range(10):
            await socket.act(0)
            assert len(await store.events(made["id"])) >= socket.version


async def test_nothing_is_seen_when_the_database_does_not_take_it(
    served: Served, vera: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await vera.table(["me"])

    async def broken(*args: object) -> None:
        raise OSError("disk full")

    async with vera.watch(made["id"]) as socket:
        view = socket.view
        monkeypatch.setattr(served.context.hub.store._appender, "append", broken)
        error = await socket.ask("error", type="act", serial=socket.serial, action=socket.view["actions"][0]["action"])
        assert error["code"] == "unavailable"
        assert (await socket.ask("view", type="resync"))["view"] == view
        monkeypatch.undo()
        await socket.act(0)
        assert socket.version == 1


async def test_the_language_is_switched_without_connecting_again(vera: Person) -> None:
    made = await vera.table(["me"])
    async with vera.watch(made["id"], "en") as socket:
        english = socket.view["decision"]["prompt"]
        await socket.act(0)
        message = await socket.ask("view", type="lang", lang="ru")
        assert message["view"]["decision"]["prompt"] != english
        assert message["log"][0]["text"] != ""
        assert all("plays" not in line["text"] for line in message["log"])
        await socket.act(0)
        assert "разыграна карта" in socket.received[-1]["events"][1]["text"]


async def test_the_log_begins_with_what_happened_before_the_first_decision(vera: Person) -> None:
    made = await vera.table(["me", "me"], game="aeons-end", seed=2, options={"nemesis": "umbra-titan"})
    for _ in range(2):  # and again for who comes back
        async with vera.watch(made["id"]) as socket:
            assert socket.version == 0
            assert [line["text"] for line in socket.log] == [
                "Turn order: Nemesis.",
                "The nemesis takes its turn.",
                "The nemesis draws Cryptid.",
                "Cryptid enters play.",
                "Turn order: Player 2.",
                "[seat:1] takes a turn.",
            ]


async def test_chat_reaches_everybody_and_stays(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    async with vera.watch(made["id"]) as one, boris.watch(made["id"]) as two:
        await one.send(type="chat", text="hello")
        line = await two.next("chat")
        assert (line["name"], line["seat"], line["text"]) == ("Vera", 0, "hello")
        await two.send(type="chat", text="привет")
        line = await one.next("chat")
        while line["text"] == "hello":
            line = await one.next("chat")
        assert (line["name"], line["seat"], line["text"]) == ("Boris", None, "привет")
    async with boris.watch(made["id"]) as again:
        assert [line["text"] for line in again.chat] == ["hello", "привет"]


async def test_a_spectator_sees_no_hand(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "greedy"])
    async with boris.watch(made["id"]) as socket:
        assert socket.table["me"] is None
        assert socket.view["actions"] == []
        hands = [area for area in socket.view["areas"] if area["kind"] == "hand"]
        assert len(hands) == 2
        assert all(hand["pieces"] == [] and hand["hidden"] for hand in hands)
        assert "invite" not in socket.table
        assert (await socket.ask("error", type="act", serial=socket.serial, action=0))["code"] == "not-seated"


async def test_presence_is_shown(vera: Person, boris: Person, olga: Person) -> None:
    made = await vera.table(["me", "open"])
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as socket:
        assert [seat["online"] for seat in socket.table["seats"]] == [True, False]
        async with boris.watch(made["id"]), olga.watch(made["id"]):
            await socket.until(lambda: socket.table["seats"][1]["online"] and socket.table["spectators"] == 1)
        await socket.until(lambda: not socket.table["seats"][1]["online"] and socket.table["spectators"] == 0)


async def test_a_hint_names_the_three_best_actions(vera: Person) -> None:
    made = await vera.table(["me", "greedy"], options={"first": 0}, seed=7)
    async with vera.watch(made["id"]) as socket:
        hint = await socket.ask("hint", type="hint")
        legal = {action["action"]: action["label"] for action in socket.view["actions"]}
        assert 1 <= len(hint["actions"]) <= 3
        assert hint["serial"] == socket.serial
        assert all(legal[one["action"]] == one["label"] for one in hint["actions"])
        assert len({one["action"] for one in hint["actions"]}) == len(hint["actions"])
        assert all(0 <= one["worth"] <= 1 for one in hint["actions"])


async def test_a_piece_says_why_it_offers_nothing(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"], options={"first": 0}, seed=7)
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as one, boris.watch(made["id"]) as two:
        row = next(area for area in one.view["areas"] if area["id"] == "center_row")
        piece = row["pieces"][0]["id"]
        expected = deckhold.new("ascension", 2, 7, {"first": 0}).why_not(piece, "en")
        assert (await one.ask("why", type="why", piece=piece))["text"] == expected
        mine = next(area for area in one.view["areas"] if area["id"] == "hand/0")["pieces"][0]["id"]
        assert (await one.ask("why", type="why", piece=mine))["text"] is None
        hidden = next(area for area in two.view["areas"] if area["id"] == "hand/1")["pieces"][0]["id"]
        assert (await one.ask("error", type="why", piece=hidden))["code"] == "invalid"
        assert (await two.ask("error", type="why", piece=mine))["code"] == "not-your-turn"
