"""Playing at a table through its socket."""

from server.playing import Person


async def test_a_whole_game_against_a_bot(vera: Person) -> None:
    table = await vera.table(["me", "random"])
    async with vera.watch(table["id"]) as socket:
        for _ in range(2000):
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                break
            await socket.act(len(socket.view["actions"]) // 2)
        assert socket.over
        assert socket.table["status"] == "over"
        view = (await socket.ask("view", type="resync"))["view"]
        assert view == socket.view
