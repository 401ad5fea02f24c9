"""Bots think elsewhere."""

import asyncio
import os
import time

import msgspec
import pytest

import deckhold
from deckhold.server.bots import NAMES, BotPool, choose
from server.playing import Person, Served


async def test_a_bot_thinks_in_another_process() -> None:
    pool = BotPool(1)
    try:
        where = await asyncio.get_running_loop().run_in_executor(pool._started(), os.getpid)
        assert where != os.getpid()
        game = deckhold.new("ascension", 2, 7)
        assert await pool.choose("greedy", game) in game.actions()
    finally:
        pool.stop()


async def test_the_server_answers_while_a_bot_thinks(served: Served, vera: Person) -> None:
    made = await vera.table(["me", "hard"], options={"first": 1})
    async with vera.watch(made["id"]) as socket:
        live = await served.context.hub.table(made["id"])
        answered = 0
        longest = 0.0
        while live._thinking is not None and answered < 50:
            began = time.perf_counter()
            await socket.settle()
            longest = max(longest, time.perf_counter() - began)
            answered += 1
            await asyncio.sleep(0.01)
        assert answered > 5
        assert longest < 1  # a busy machine shares its cores; a blocked loop would take the bot's whole time


async def test_a_bot_whose_process_dies_is_asked_again(served: Served, vera: Person) -> None:
    pool = served.context.hub.bots
    await pool.choose("random", deckhold.new("ascension", 2, 7))
    assert pool._pool is not None
    for process in list(pool._pool._processes.values()):
        process.kill()
    game = deckhold.new("ascension", 2, 7)
    assert await pool.choose("random", game) in game.actions()


@pytest.mark.parametrize("level", NAMES)
def test_every_level_answers_from_a_dump(level: str) -> None:
    game = deckhold.new("ascension", 2, 7)
    dump = msgspec.json.encode(game.dump())
    if level == "hard":
        pytest.skip("takes its eight seconds; test_the_server_answers_while_a_bot_thinks asks it")
    assert choose(level, dump, 1) in game.actions()
