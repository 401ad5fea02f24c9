"""Games as films, replays and branches."""

import deckhold
from server.playing import Person, Served


async def finished(vera: Person) -> str:
    made = await vera.table(["me", "random"], options={"first": 0})
    async with vera.watch(made["id"]) as socket:
        await socket.act(0)
        await socket.send(type="undo")
        await vera.post(f"/api/tables/{made['id']}/bot", {"seat": 0, "level": "random"})
        await socket.until(lambda: socket.over)
    return made["id"]


async def test_a_finished_game_is_a_film_from_every_seat(served: Served, vera: Person, boris: Person) -> None:
    id = await finished(vera)
    replay = await boris.get(f"/api/tables/{id}/replay")
    game = deckhold.new(replay["game"], replay["seats"], replay["seed"], replay["options"])
    steps = len(replay["history"])
    wanted = {0, 1, steps // 2, steps - 1, steps, 25, 26}
    game.listen()
    happened = False  # not every answer of a random game makes something happen
    for step, action in enumerate([*replay["history"], None]):
        if step in wanted:
            for seat in (0, 1):
                film = await boris.get(f"/api/tables/{id}/film", step=step, seat=seat, lang="ru")
                expected = {**game.view(seat, "ru"), "actions": []}
                assert film["view"] == expected
                assert (film["steps"], film["step"], film["seat"]) == (steps, step, seat)
                assert bool(film["events"]) == happened
        if action is not None:
            game.apply(action)
            happened = bool(game.take_events())
    assert game.over
    last = await boris.get(f"/api/tables/{id}/film")
    assert last["step"] == steps
    assert last["view"]["outcome"] is not None
    assert last["seat"] is None
    turns = [turn["step"] for turn in last["turns"]]
    assert turns == sorted(turns)
    assert len(turns) > 4
    assert all("seat:" in turn["label"] for turn in last["turns"][1:])
    assert await boris.refused(f"/api/tables/{id}/film?step={steps + 1}", method="GET") == "not-found"


async def test_a_branch_begins_with_the_same_steps_and_goes_its_own_way(
    served: Served, vera: Person, boris: Person
) -> None:
    id = await finished(vera)
    replay = await vera.get(f"/api/tables/{id}/replay")
    step = next(turn["step"] for turn in (await vera.get(f"/api/tables/{id}/film"))["turns"][2:])
    new = await boris.post(f"/api/tables/{id}/branch", {"step": step, "seat": 1})
    game = deckhold.new(replay["game"], replay["seats"], replay["seed"], replay["options"])
    for action in replay["history"][:step]:
        game.apply(action)
    async with boris.watch(new["id"]) as socket:
        assert socket.table["me"] == 1
        await socket.until(lambda: socket.my_turn or socket.over)
        live = await served.context.hub.table(new["id"])
        assert live.game.history[:step] == replay["history"][:step]
        if socket.my_turn:
            await socket.act(0)
    assert await boris.refused(f"/api/tables/{id}/branch", {"step": 10**6}) == "not-found"


async def test_alone_with_bots_one_may_branch_a_running_game(vera: Person) -> None:
    made = await vera.table(["me", "greedy"], options={"first": 0})
    async with vera.watch(made["id"]) as socket:
        await socket.act(0)
        await socket.act(0)
        view = socket.view
    assert len((await vera.get(f"/api/tables/{made['id']}/replay"))["history"]) == 2
    new = await vera.post(f"/api/tables/{made['id']}/branch", {"step": 2})
    async with vera.watch(new["id"]) as socket:
        assert socket.view == view
        assert socket.undo == 2


async def test_the_film_of_a_running_game_is_what_one_saw(vera: Person, boris: Person) -> None:
    made = await vera.table(["me", "greedy"], options={"first": 0})
    async with vera.watch(made["id"]) as socket:
        start = socket.view
        await socket.act(0)
    film = await vera.get(f"/api/tables/{made['id']}/film", step=0)
    assert film["view"] == {**start, "actions": []}
    watched = await boris.get(f"/api/tables/{made['id']}/film", step=0)
    assert watched["seat"] is None
    assert all(not area["pieces"] for area in watched["view"]["areas"] if area["kind"] == "hand")
