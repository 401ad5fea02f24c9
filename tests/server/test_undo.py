"""Taking back: freely by the engine's rules, further by consent."""

import deckhold
from server.playing import Person, Served, Socket


async def two_at_a_table(vera: Person, boris: Person) -> str:
    made = await vera.table(["me", "open"], options={"first": 0}, seed=7)
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return made["id"]


async def end_turn(socket: Socket) -> None:
    await socket.until(lambda: socket.my_turn)
    verbs = [action["verb"] for action in socket.view["actions"]]
    while "end-turn" not in verbs:
        await socket.act(0)
        verbs = [action["verb"] for action in socket.view["actions"]]
    await socket.act(verbs.index("end-turn"))


async def test_undo_goes_back_one_action_and_says_how_far_it_could(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one, boris.watch(id) as two:
        first = one.view
        await one.act(0)
        second = one.view
        await one.act(0)
        assert one.undo == 2
        await two.until(lambda: two.version == 2)
        assert two.undo == 0
        await one.send(type="undo")
        await one.until(lambda: one.version == 3)
        assert one.view["areas"] == second["areas"]
        assert one.view["decision"]["serial"] > second["decision"]["serial"]
        assert one.log[-1]["kind"] == "undo"
        assert one.undo == 1
        await one.send(type="undo")
        await one.until(lambda: one.version == 4)
        assert one.view["areas"] == first["areas"]
        assert (await one.ask("error", type="undo"))["code"] == "nothing-to-undo"


async def test_nobody_undoes_for_another(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one, boris.watch(id) as two:
        await one.act(0)
        assert (await two.ask("error", type="undo"))["code"] == "nothing-to-undo"


async def test_a_click_meant_for_an_undone_decision_does_not_fit(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one:
        serial, action = one.serial, one.view["actions"][0]["action"]
        await one.act(0)
        await one.send(type="undo")
        await one.until(lambda: one.version == 2)
        assert (await one.ask("error", type="act", serial=serial, action=action))["code"] == "stale"


async def test_a_take_back_past_a_reveal_needs_the_consent_of_the_other(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one, boris.watch(id) as two:
        before = one.view
        await end_turn(one)
        assert one.undo == 0
        await one.send(type="takeback")
        await two.until(lambda: two.table["takeback"] is not None)
        assert two.table["takeback"] == {"by": 0, "steps": 1, "waiting": [1], "refused": None}
        assert (await one.ask("error", type="consent", yes=True))["code"] == "not-seated"
        assert one.version == 1
        await two.send(type="consent", yes=True)
        await one.until(lambda: one.version == 2)
        assert one.view["areas"] == before["areas"]
        assert one.my_turn
        assert one.table["takeback"] is None


async def test_a_refused_take_back_says_so_and_changes_nothing_else(
    served: Served, vera: Person, boris: Person
) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one, boris.watch(id) as two:
        await end_turn(one)
        live = await served.context.hub.table(id)
        before = live.game.fingerprint()
        await one.send(type="takeback")
        await two.until(lambda: two.table["takeback"] is not None)
        await two.send(type="consent", yes=False)
        await one.until(lambda: one.table["takeback"] is not None and one.table["takeback"]["refused"] is not None)
        assert one.table["takeback"] == {"by": 0, "steps": 1, "waiting": [], "refused": 1}
        assert live.game.fingerprint() == before
        assert (await two.ask("error", type="consent", yes=True))["code"] == "stale"


async def test_a_refusal_is_read_by_whoever_asked_when_they_come_back(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with boris.watch(id) as two:
        async with vera.watch(id) as one:
            await end_turn(one)
            await one.send(type="takeback")
            await two.until(lambda: two.table["takeback"] is not None)
        await two.send(type="consent", yes=False)
        await two.until(lambda: two.table["takeback"]["refused"] == 1)
        async with vera.watch(id) as one:
            assert one.table["takeback"]["refused"] == 1
            await one.send(type="takeback")  # may be asked again
            await two.until(lambda: two.table["takeback"]["waiting"] == [1])
            await two.act(0)
            assert two.table["takeback"] is None


async def test_playing_on_answers_a_take_back_too(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as one, boris.watch(id) as two:
        await end_turn(one)
        await one.send(type="takeback")
        await two.until(lambda: two.table["takeback"] is not None)
        await two.act(0)
        assert two.table["takeback"] is None
        assert (await two.ask("error", type="consent", yes=True))["code"] == "stale"


async def test_with_bots_alone_a_take_back_is_free_past_their_moves(vera: Person) -> None:
    made = await vera.table(["me", "greedy"], options={"first": 0}, seed=7)
    async with vera.watch(made["id"]) as one:
        before = one.view
        await end_turn(one)
        await one.until(lambda: one.my_turn)
        await one.send(type="takeback")
        await one.until(lambda: one.received[-1].get("events", [{}])[-1:] != [] and one.log[-1]["kind"] == "undo")
        assert one.view["areas"] == before["areas"]
        assert one.my_turn


async def test_a_take_back_reaches_behind_a_snapshot(served: Served, vera: Person) -> None:
    made = await vera.table(["me"], seed=7)
    hub = served.context.hub
    live = await hub.table(made["id"])
    async with vera.watch(made["id"]) as one:
        await end_turn(one)
        goal, history = live.game.fingerprint(), live.game.history
        # The game as it is after loading a snapshot: it knows no past.
        live.game = deckhold.load(live.game.dump())
        await one.send(type="takeback")
        await one.until(lambda: one.log[-1]["kind"] == "undo")
        assert live.game.history == history[:-1]
        await one.act([a["action"] for a in one.view["actions"]].index(history[-1]))
        assert live.game.fingerprint() == goal


async def test_a_wish_waits_for_days(served: Served, vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    hub = served.context.hub
    async with vera.watch(id) as one:
        await end_turn(one)
        await one.send(type="takeback")
        await one.until(lambda: one.table["takeback"] is not None)
    hub.tables.clear()  # as after a restart
    async with boris.watch(id) as two:
        assert two.table["takeback"]["waiting"] == [1]
        await two.send(type="consent", yes=True)
        await two.until(lambda: two.version == 2)
        assert not two.my_turn
