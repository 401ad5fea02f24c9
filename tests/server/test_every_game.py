"""The server knows no game: whatever the catalog has can be played, watched and looked up."""

import json
import random
import re

import pytest

import deckhold
from server.playing import Person, Served

GAMES = [info.id for info in deckhold.catalog()]
COOPERATIVE = [info.id for info in deckhold.catalog() if info.cooperative()]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_a_bot_is_played_and_every_patch_is_right(
    served: Served, vera: Person, game: str, lang: str
) -> None:
    made = await vera.table(["me", "random"], game=game, seed=5)
    live = await served.context.hub.table(made["id"])
    async with vera.watch(made["id"], lang) as socket:
        for turn in range(40):
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                break
            view = live.game.view(0, lang)
            assert socket.view == view
            # In the same order, too: counters are drawn so.
            assert all(json.dumps(socket.view[part]) == json.dumps(view[part]) for part in view)
            await socket.act(turn % len(socket.view["actions"]))
        assert [message["type"] for message in socket.received].count("view") == 1
        assert all(message["type"] in ("view", "patch") for message in socket.received)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_to_its_end(served: Served, vera: Person, game: str) -> None:
    """By somebody who ends what can be ended every third time, and does anything else otherwise."""
    lang = ("en", "ru")[GAMES.index(game) % 2]
    made = await vera.table(["me", "greedy"], game=game, seed=11)
    live = await served.context.hub.table(made["id"])
    rng = random.Random(1)
    async with vera.watch(made["id"], lang) as socket:
        while True:
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                break
            actions = socket.view["actions"]
            ends = [at for at, one in enumerate(actions) if one.get("intent") == "ends"]
            await socket.act(ends[0] if ends and rng.random() < 1 / 3 else rng.randrange(len(actions)))
        assert socket.view == live.game.view(0, lang)
        assert socket.view["outcome"]["scores"] == list(live.game.outcome.scores)
        await socket.until(lambda: socket.table["status"] == "over")
        assert all(message["type"] in ("view", "patch") for message in socket.received)


@pytest.mark.parametrize("game", COOPERATIVE)
async def test_one_person_plays_several_seats_together(served: Served, vera: Person, boris: Person, game: str) -> None:
    made = await vera.table(["me", "me"], game=game, seed=5)
    live = await served.context.hub.table(made["id"])
    async with vera.watch(made["id"]) as socket:
        assert socket.table["mine"] == [0, 1]
        deciding = set()
        for turn in range(120):
            if socket.over or len(deciding) == 2:
                break
            decision = live.game.decision
            assert decision is not None
            assert socket.table["me"] == decision.seat
            assert socket.view == live.game.view(decision.seat, "en")
            deciding.add(decision.seat)
            await socket.act((turn * 7) % len(socket.view["actions"]))
        assert deciding == {0, 1}
    assert await boris.refused(f"/api/tables/{made['id']}/join", {"seat": 1}) == "seat-taken"


@pytest.mark.parametrize("game", GAMES)
async def test_everything_a_page_needs_is_there_in_both_languages(vera: Person, game: str) -> None:
    words = {lang: await vera.get(f"/api/games/{game}/words", lang=lang) for lang in ("en", "ru")}
    assert set(words["en"]) == set(words["ru"])
    made = await vera.table(["me", "random"], game=game, seed=5)
    async with vera.watch(made["id"], "ru") as socket:
        view = socket.view
        counters = {name for part in (*view["areas"], *view["seats"]) for name in part.get("counters", {})}
        for area in view["areas"]:
            for piece in area["pieces"]:
                counters |= set((piece or {}).get("counters", {}))
        assert {name for name in counters if f"count-{name}" not in words["ru"]} == set()
    cards = {card["id"] for card in await vera.get(f"/api/games/{game}/cards")}
    shown = set(re.findall(r'"card": ?"([^"]+)"', str(view).replace("'", '"')))
    assert shown <= cards
