"""A campaign is one thing for its players: from a finished scenario to the next, days later too."""

from typing import Any

from deckhold.server.records import Seat
from deckhold.server.settings import Settings
from games.ascension_tactics.ending import GAME, POOLS, won
from saved import lay
from server.playing import Person, Served, serving

KEPT = "jirra/first-blood"
NEXT = "campaign-belzepug"


async def finished(served: Served, seats: list[Seat]) -> str:
    """A table whose first scenario was won."""
    return await lay(served.context.hub.store, won(len(seats)), seats)


async def test_a_won_scenario_leads_to_the_next_with_what_was_chosen(served: Served, vera: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera")])
    async with vera.watch(id) as socket:
        offers = socket.view["outcome"]["sequel"]["offers"]
        assert [(one["seat"], one["value"]) for one in offers] == [(0, KEPT)]
        table = await vera.post(f"/api/tables/{id}/choose", {"seat": 0, "value": KEPT})
        assert table["seats"][0]["chosen"] == KEPT
        made = await vera.post(f"/api/tables/{id}/sequel")
        await socket.until(lambda: socket.table["sequel"] == made["id"])
    following = await vera.get(f"/api/tables/{made['id']}")
    assert (following["status"], following["mine"]) == ("playing", [0])
    options = following["options"]
    assert (options["scenario"], options["kept"]) == (NEXT, [KEPT])
    assert sorted(options["champions"]) == sorted(POOLS[:4])
    async with vera.watch(made["id"]) as socket:
        strip = [
            piece
            for area in socket.view["areas"]
            for piece in area["pieces"]
            if piece and piece["id"] == "first-blood#1"
        ]
        assert [piece["on"] for piece in strip] == ["jirra#1"]


async def test_one_may_take_nothing_along(served: Served, vera: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera")])
    table = await vera.post(f"/api/tables/{id}/choose", {"seat": 0, "value": None})
    assert table["seats"][0]["chosen"] is None
    made = await vera.post(f"/api/tables/{id}/sequel")
    assert (await vera.get(f"/api/tables/{made['id']}"))["options"]["kept"] == []


async def test_the_next_table_waits_until_every_seat_has_chosen(served: Served, vera: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera"), Seat(None, "greedy")])
    sequel = f"/api/tables/{id}/sequel"
    assert await vera.refused(sequel, {}) == "not-chosen"
    await vera.post(f"/api/tables/{id}/choose", {"seat": 0, "value": KEPT})
    assert await vera.refused(sequel, {}) == "not-chosen"
    await vera.post(f"/api/tables/{id}/choose", {"seat": 1, "value": "vyrak/overclock"})  # for a bot
    made = await vera.post(sequel)
    following = await vera.get(f"/api/tables/{made['id']}")
    assert following["options"]["kept"] == [KEPT, "vyrak/overclock"]
    assert [seat.get("level") for seat in following["seats"]] == [None, "greedy"]


async def test_the_next_table_is_one_for_all(served: Served, vera: Person, boris: Person, olga: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera"), Seat(boris.id, None, "Boris")])
    choose, sequel = f"/api/tables/{id}/choose", f"/api/tables/{id}/sequel"
    async with boris.watch(id) as socket:
        assert await vera.refused(choose, {"seat": 1, "value": None}) == "not-seated"  # he is here himself
        await vera.post(choose, {"seat": 0, "value": KEPT})
        await socket.until(lambda: socket.table["seats"][0].get("chosen") == KEPT)
        await boris.post(choose, {"seat": 1, "value": "vyrak/overclock"})
        first = await vera.post(sequel)
        await socket.until(lambda: socket.table["sequel"] == first["id"])
    assert await olga.refused(sequel, {}) == "not-seated"
    assert await boris.refused(choose, {"seat": 1, "value": None}) == "stale"
    table = await vera.get(f"/api/tables/{first['id']}")
    assert [seat["kind"] for seat in table["seats"]] == ["human", "empty"]
    assert await boris.post(sequel) == first
    table = await boris.get(f"/api/tables/{first['id']}")
    assert (table["status"], table["me"]) == ("playing", 1)


async def test_the_others_may_choose_for_who_is_not_here(served: Served, vera: Person, boris: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera"), Seat(boris.id, None, "Boris")])
    table = await vera.post(f"/api/tables/{id}/choose", {"seat": 1, "value": "vyrak/overclock"})
    assert table["seats"][1]["chosen"] == "vyrak/overclock"


async def test_what_a_seat_was_not_offered_is_refused(served: Served, vera: Person) -> None:
    id = await finished(served, [Seat(vera.id, None, "Vera")])
    choose = f"/api/tables/{id}/choose"
    assert await vera.refused(choose, {"seat": 0, "value": "vyrak/first-blood"}) == "illegal"
    assert await vera.refused(choose, {"seat": 4, "value": None}) == "not-found"
    assert "chosen" not in (await vera.get(f"/api/tables/{id}"))["seats"][0]


async def test_a_game_that_nothing_follows_has_no_next_table(vera: Person) -> None:
    made = await vera.table(["me"])
    sequel = f"/api/tables/{made['id']}/sequel"
    assert await vera.refused(sequel, {}) == "not-over"
    async with vera.watch(made["id"]) as socket:
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "random"})
        await socket.until(lambda: socket.over)
        assert "sequel" not in socket.view["outcome"]
    assert await vera.refused(sequel, {}) == "not-found"


async def test_days_later_the_choice_is_still_there_and_leads_on(settings: Settings) -> None:
    async with serving(settings) as server, Person(server.url) as vera:
        await vera.arrive("Vera")
        id = await finished(server, [Seat(vera.id, None, "Vera")])
        await vera.post(f"/api/tables/{id}/choose", {"seat": 0, "value": KEPT})
        cookie = vera.cookie
    async with serving(settings) as server, Person(server.url) as again:
        again.http.cookies.set("deckhold", cookie)
        made = await again.post(f"/api/tables/{id}/sequel")
        following: Any = await again.get(f"/api/tables/{made['id']}")
        assert (following["game"], following["options"]["kept"]) == (GAME, [KEPT])
        assert (await again.get(f"/api/tables/{id}"))["sequel"] == made["id"]


async def test_the_catalog_says_how_rewards_are_put_together_and_when_they_matter(vera: Person) -> None:
    games = {game["id"]: game for game in await vera.get("/api/games", lang="ru")}
    options = {option["id"]: option for option in games[GAME]["options"]}
    champions, quests = options["kept"]["parts"]
    assert {"value": "jirra", "label": "Джирра Несокрушимая"} in champions
    assert {"value": "first-blood", "label": "Первая кровь"} in quests
    assert options["kept"]["needs"] == {"pools": ["chosen"], "scenario": [NEXT, "campaign-rakar", "campaign-kythis"]}
    assert options["champions"]["needs"] == {"pools": ["chosen"]}
