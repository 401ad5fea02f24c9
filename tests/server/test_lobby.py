"""Making, finding, joining and leaving tables."""

import asyncio

import pytest

import deckhold
from deckhold.server.settings import Settings
from server.playing import TIMEOUT, Person, Served, serving


async def test_a_table_with_defaults_is_me_against_bots(vera: Person) -> None:
    made = await vera.post("/api/tables", {"game": "ascension", "seats": 3})
    table = await vera.get(f"/api/tables/{made['id']}")
    assert [(seat["kind"], seat.get("level")) for seat in table["seats"]] == [
        ("human", None),
        ("bot", "normal"),
        ("bot", "normal"),
    ]
    assert table["status"] == "playing"
    assert table["mine"] == [0]


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        ({"game": "chess", "seats": 2}, "not-found", "chess"),
        ({"game": "ascension", "seats": 5}, "bad-options", "seats"),
        ({"game": "ascension", "seats": 2, "options": {"cards": "gold"}}, "bad-options", "cards"),
        ({"game": "ascension", "seats": 2, "options": {"speed": 3}}, "bad-options", "speed"),
        ({"game": "ascension", "seats": 2, "options": {"first": 3}}, "bad-options", "no seat 4"),
        ({"game": "ascension", "seats": 2, "places": [{"kind": "me"}]}, "bad-options", "places"),
        ({"game": "ascension", "seats": 2, "places": [{"kind": "me"}, {"kind": "me"}]}, "bad-options", "places"),
        (
            {"game": "ascension", "seats": 2, "places": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
            "bad-options",
            "god",
        ),
        ({"game": "ascension", "seats": "two"}, "invalid", "seats"),
        ({"game": "ascension", "seats": 2, "colour": 1}, "invalid", "colour"),
        ({"game": "ascension", "seats": 2, "seed": -1}, "invalid", "seed"),
    ],
)
async def test_wrong_options_are_refused_by_name(vera: Person, body: object, code: str, named: str) -> None:
    answer = await vera.http.post("/api/tables", json=body)
    assert answer.json()["code"] == code
    assert named in answer.json()["message"]
    assert await vera.get("/api/tables", filter="mine") == []


async def test_options_that_do_not_fit_the_table_are_refused_in_the_players_language(vera: Person) -> None:
    body = {"game": "aeons-end", "seats": 2, "options": {"turn_order": "pairs"}}
    answer = await vera.http.post("/api/tables", json=body, params={"lang": "ru"})
    assert "Колода очерёдности хода: парные карты нужны только четырём магам" in answer.json()["message"]


async def test_friends_join_by_invite_and_the_game_begins_when_all_sit(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    async with vera.watch(made["id"]) as socket:
        assert socket.table["status"] == "open"
        assert socket.view is None
        assert (await socket.ask("error", type="act", serial=1, action=0))["code"] == "not-started"
        assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 1}) == "not-invited"
        assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 1, "invite": "x"}) == "not-invited"
        table = await boris.post(f"/api/tables/{made['id']}/join", {"seat": 1, "invite": made["invite"]})
        assert (table["me"], table["status"]) == (1, "playing")
        await socket.until(lambda: socket.view is not None)
        assert socket.table["seats"][1]["name"] == "Boris"
        assert socket.received[-1]["type"] == "view"


async def test_public_tables_are_listed_and_need_no_invite(vera: Person, boris: Person) -> None:
    private = await vera.table(["me", "open"])
    public = await vera.table(["me", "open"], public=True)
    listed = [table["id"] for table in await boris.get("/api/tables", filter="open")]
    assert public["id"] in listed
    assert private["id"] not in listed
    await boris.post(f"/api/tables/{public['id']}/join", {})
    assert public["id"] not in [table["id"] for table in await boris.get("/api/tables", filter="open")]


async def test_a_seat_is_for_one(vera: Person, boris: Person, olga: Person) -> None:
    made = await vera.table(["me", "open", "open"], public=True)
    await boris.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    assert await olga.refused(f"/api/tables/{made['id']}/join", {"seat": 1}) == "seat-taken"
    assert await olga.refused(f"/api/tables/{made['id']}/join", {"seat": 7}) == "not-found"
    assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 2}) == "seat-taken"
    await olga.post(f"/api/tables/{made['id']}/join", {"seat": 2})
    assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 0}) == "seat-taken"


async def test_before_the_beginning_a_left_seat_is_empty_again(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open", "open"], public=True)
    await boris.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    table = await boris.post(f"/api/tables/{made['id']}/leave")
    assert table["seats"][1]["kind"] == "empty"
    assert await boris.get("/api/tables", filter="mine") == []


async def test_a_running_game_goes_on_with_a_bot_for_whoever_leaves(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"], options={"first": 1})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as socket:
        assert not socket.my_turn
        await boris.post(f"/api/tables/{made['id']}/leave")
        await socket.until(lambda: socket.table["seats"][1]["kind"] == "bot")
        await socket.until(lambda: socket.my_turn)


async def test_whoever_has_seen_one_hand_may_not_take_another(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    join = f"/api/tables/{made['id']}/join"
    await boris.post(join, {"invite": made["invite"]})
    await boris.post(f"/api/tables/{made['id']}/leave")
    await vera.post(f"/api/tables/{made['id']}/leave")
    assert await boris.refused(join, {"seat": 0, "invite": made["invite"]}) == "seat-taken"
    table = await boris.post(join, {"seat": 1, "invite": made["invite"]})
    assert table["me"] == 1


async def test_a_seat_is_handed_to_a_bot_and_taken_back(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"], options={"first": 0})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as socket:
        assert await boris.refused(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "easy"}) == "seat-taken"
        table = await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "greedy"})
        assert table["seats"][0] == {
            "seat": 0, "kind": "bot", "name": "Vera", "level": "greedy", "standin": True, "online": True
        }  # fmt: skip
        assert table["mine"] == [0]
        await socket.until(lambda: socket.view["decision"]["seat"] == 1)  # the bot has played the turn
        error = await socket.ask("error", type="act", serial=socket.serial, action=0)
        assert error["code"] == "not-your-turn"
        assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 0}) == "seat-taken"
        await vera.post(f"/api/tables/{made['id']}/join", {"seat": 0})
        await socket.until(lambda: socket.table["seats"][0]["kind"] == "human")
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "greedy"})
        table = await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": None})
        assert table["seats"][0]["kind"] == "human"


async def test_bots_fill_empty_seats_and_change_level(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open", "open"])
    bot = f"/api/tables/{made['id']}/bot"
    assert await boris.refused(bot, {"seat": 1, "level": "easy"}) == "not-seated"
    await vera.post(bot, {"seat": 1, "level": "easy"})
    table = await vera.post(bot, {"seat": 1, "level": "random"})
    assert (table["seats"][1]["level"], table["status"]) == ("random", "open")
    table = await vera.post(bot, {"seat": 1, "level": None})
    assert table["seats"][1]["kind"] == "empty"
    await vera.post(bot, {"seat": 1, "level": "random"})
    assert (await vera.post(bot, {"seat": 2, "level": "random"}))["status"] == "playing"
    assert await vera.refused(bot, {"seat": 2, "level": None}) == "not-seated"


async def test_a_table_of_bots_plays_while_somebody_watches(vera: Person) -> None:
    made = await vera.table(["random", "random"])
    async with vera.watch(made["id"]) as socket:
        await socket.until(lambda: socket.over)
        assert socket.table["me"] is None


async def test_a_rematch_is_one_table_for_both(vera: Person, boris: Person, olga: Person) -> None:
    made = await vera.table(["me", "open"], options={"cards": "remaster"})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    again = f"/api/tables/{made['id']}/rematch"
    assert await vera.refused(again, {}) == "not-over"
    async with vera.watch(made["id"]) as one:
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "random"})
        await boris.post(f"/api/tables/{made['id']}/bot", {"seat": 1, "level": "random"})
        await one.until(lambda: one.over)
        assert await olga.refused(again, {}) == "not-seated"
        first = await vera.post(again)
        await one.until(lambda: one.table["rematch"] == first["id"])
        table = await vera.get(f"/api/tables/{first['id']}")
        assert [seat["kind"] for seat in table["seats"]] == ["human", "empty"]
        assert table["options"]["cards"] == "remaster"
        second = await boris.post(again)
        assert second == first
        table = await boris.get(f"/api/tables/{first['id']}")
        assert (table["status"], table["me"]) == ("playing", 1)


async def test_my_games_say_whose_turn_it_is(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"], options={"first": 0})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    assert [(t["id"], t["turn"], t["my_turn"]) for t in await vera.get("/api/tables")] == [(made["id"], 0, True)]
    assert [(t["turn"], t["my_turn"]) for t in await boris.get("/api/tables")] == [(0, False)]
    async with vera.watch(made["id"]) as socket:
        verbs = [action["verb"] for action in socket.view["actions"]]
        await socket.act(verbs.index("end-turn"))
    assert [(t["turn"], t["my_turn"]) for t in await boris.get("/api/tables")] == [(1, True)]


async def test_a_game_goes_on_after_days_and_restarts(settings: Settings) -> None:
    async with serving(settings) as server, Person(server.url) as vera:
        await vera.arrive("Vera")
        made = await vera.table(["me", "greedy"], options={"first": 0})
        async with vera.watch(made["id"]) as socket:
            await socket.act(0)
            view, log = socket.view, socket.log
        cookie = vera.cookie
    async with serving(settings) as server, Person(server.url) as again:
        again.http.cookies.set("deckhold", cookie)
        async with again.watch(made["id"]) as socket:
            assert socket.view == view
            assert socket.log == log
            assert socket.undo == 1


async def test_bots_that_were_to_move_move_after_a_restart(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(level: str, game: deckhold.Game) -> int:
        return await asyncio.sleep(3600, 0)

    async with serving(settings) as server, Person(server.url) as vera:
        await vera.arrive()
        monkeypatch.setattr(server.context.hub.bots, "choose", forever)
        made = await vera.table(["me", "random"], options={"first": 1})
    async with serving(settings) as server:
        store = server.context.hub.store
        async with asyncio.timeout(TIMEOUT):
            while not await store.events(made["id"]):
                await asyncio.sleep(0.05)


async def test_tables_nobody_looks_at_leave_the_memory(served: Served, vera: Person) -> None:
    made = await vera.table(["me", "random"], options={"first": 0})
    hub = served.context.hub
    live = await hub.table(made["id"])
    assert live.idle
    async with vera.watch(made["id"]):
        assert not live.idle


async def test_unknown_tables_are_not_found(vera: Person) -> None:
    for path in ("", "/film", "/replay"):
        assert await vera.refused(f"/api/tables/nothing{path}", method="GET") == "not-found"
    assert await vera.refused("/api/tables/nothing/join", {}) == "not-found"


async def test_a_new_name_shows_at_open_tables(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "open"])
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with vera.watch(made["id"]) as socket:
        await vera.put("/api/me", {"name": "Вера"})
        await socket.until(lambda: socket.table["seats"][0]["name"] == "Вера")
        await socket.send(type="chat", text="hello")
        await socket.until(lambda: bool(socket.chat))
        assert socket.chat[-1]["name"] == "Вера"


async def test_my_games_say_how_they_ended(served: Served, vera: Person) -> None:
    made = await vera.table(["me", "random"], seed=7)
    async with vera.watch(made["id"]) as socket:
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "random"})
        await socket.until(lambda: socket.over)
        outcome = socket.view["outcome"]
    expected = {key: outcome[key] for key in ("scores", "winners", "others")}
    live = await served.context.hub.table(made["id"])
    async with live.lock:  # the last action is written before its result is
        pass
    served.context.hub.tables.clear()
    assert [table["outcome"] for table in await vera.get("/api/tables")] == [expected]
    assert served.context.hub.tables == {}  # it was kept, not played through again


async def test_a_game_that_ended_before_results_were_kept_has_one_too(served: Served, vera: Person) -> None:
    made = await vera.table(["me", "random"], seed=7)
    async with vera.watch(made["id"]) as socket:
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "random"})
        await socket.until(lambda: socket.over)
    hub = served.context.hub
    live = await hub.table(made["id"])
    async with live.lock:
        expected = live.table.outcome
    assert expected is not None
    live.table.outcome = None
    await hub.store.save_outcome(live.table)
    hub.tables.clear()
    assert (await vera.get("/api/tables"))[0]["outcome"]["scores"] == expected.scores
    stored = await hub.store.table(made["id"])
    assert stored is not None
    assert stored.outcome == expected


async def test_a_branch_says_where_it_comes_from(vera: Person) -> None:
    made = await vera.table(["me"], seed=7)
    async with vera.watch(made["id"]) as socket:
        for _ in range(3):
            await socket.act(0)
    branch = await vera.post(f"/api/tables/{made['id']}/branch", {"step": 2})
    found = {table["id"]: table["branch"] for table in await vera.get("/api/tables")}
    assert found == {made["id"]: None, branch["id"]: {"id": made["id"], "step": 2}}
