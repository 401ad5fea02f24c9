"""Many games at once go as they do one by one."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from deckhold import games
from deckhold.engine.search import most_promising
from deckhold.rl import workers
from deckhold.rl.gymnasium import SeatEnv, environment_id
from deckhold.rl.spaces import Table
from deckhold.rl.vector import SeatVectorEnv
from engine.setups import Setup, with_each_setup

every_game = pytest.mark.parametrize("game", games.IDS)


def some_legal(masks: NDArray[Any], chooser: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each game; where there is none, because it is over, any number."""
    return np.array([chooser.choice(row.nonzero()[0]) if row.any() else 0 for row in masks])


def assert_same(one: Any, other: Any) -> None:
    """Arrays, and dictionaries of them, with the same numbers of the same kind."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_same(one[key], other[key])
    else:
        assert one.dtype == other.dtype
        if one.dtype == object:
            for a, b in zip(one, other, strict=True):
                if isinstance(a, dict):
                    assert_same(a, b)
                else:
                    assert a == b
        else:
            np.testing.assert_array_equal(one, other)


def side_by_side(native: SeatVectorEnv, sync: VectorEnv[Any, Any, Any], steps: int) -> Iterator[tuple[Any, Any]]:
    """What both give at the reset and after each step of random legal actions."""
    chooser = np.random.default_rng(1)
    one, other = native.reset(seed=5), sync.reset(seed=5)
    yield one, other
    for _ in range(steps):
        actions = some_legal(one[0]["action_mask"], chooser)
        one, other = native.step(actions), sync.step(actions)
        yield one, other


@every_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_everything_is_as_in_single_environments(game: str, bots: str) -> None:
    """Observations, masks, rewards, ends and infos, over several games in each place; the seat by chance."""
    settings: dict[str, Any] = {"bots": bots, "seat": None, "max_decisions": 150}
    native = SeatVectorEnv(game, 3, **settings)
    sync = SyncVectorEnv([lambda: SeatEnv(game, **settings)] * 3)
    assert native.single_observation_space == sync.single_observation_space
    assert native.action_space == sync.action_space
    ends = 0
    for one, other in side_by_side(native, sync, 130):
        for a, b in zip(one, other, strict=True):
            assert_same(a, b)
        ends += sum(one[2] | one[3]) if len(one) == 5 else 0
    assert ends >= 3


@with_each_setup()
def test_every_setup_goes_as_in_single_environments(setup: Setup) -> None:
    """The learner plays greedily and at random by turns; games end, are cut off and begin anew in their places."""
    settings: dict[str, Any] = {"seats": setup.seats, "options": setup.options, "seat": None, "max_decisions": 24}
    bots = "greedy" if setup.seed % 2 else "random"
    native = SeatVectorEnv(setup.game, 2, bots=bots, **settings)
    sync = SyncVectorEnv([lambda: SeatEnv(setup.game, bots=bots, **settings)] * 2)
    chooser = np.random.default_rng(setup.seed)
    one: Any = native.reset(seed=setup.seed)
    other: Any = sync.reset(seed=setup.seed)
    ends = 0
    for step in range(36):
        for a, b in zip(one, other, strict=True):
            assert_same(a, b)
        actions = some_legal(one[0]["action_mask"], chooser)
        for place, game in enumerate(native._shares.own.batch.games):
            if step % 3 == place and one[0]["action_mask"][place].any():
                actions[place] = native.table.index.index(most_promising(game))
        one, other = native.step(actions), sync.step(actions)
        ends += sum(one[2] | one[3])
    assert ends >= 2


@every_game
@pytest.mark.parametrize("bots", ["random", "greedy", None])
def test_several_processes_play_as_one_does(game: str, bots: str | None) -> None:
    """Five games in three processes: observations, masks, rewards, ends and infos are the same, whoever plays them."""
    settings: dict[str, Any] = {"bots": bots, "seat": None, "max_decisions": 30, "autoreset_mode": "SameStep"}
    together = SeatVectorEnv(game, 5, num_workers=3, **settings)
    alone = SeatVectorEnv(game, 5, num_workers=1, **settings)
    ends = 0
    for one, other in side_by_side(together, alone, 40):
        for a, b in zip(one, other, strict=True):
            assert_same(a, b)
        ends += sum(one[2] | one[3]) if len(one) == 5 else 0
    assert ends >= 3
    together.close()


def test_games_that_were_laid_out_ahead_are_those_that_would_be_dealt() -> None:
    """Processes that wait lay out the next games; a reset with a seed forgets these, one without deals them."""
    settings: dict[str, Any] = {"bots": "random", "seat": None, "max_decisions": 10}
    together = SeatVectorEnv("ascension", 4, num_workers=2, **settings)
    alone = SeatVectorEnv("ascension", 4, num_workers=1, **settings)
    chooser = np.random.default_rng(1)
    for seed in (5, None, 6, [7, None, 8, None]):
        one, other = together.reset(seed=seed), alone.reset(seed=seed)
        if seed is None:  # what was there ahead is gone, and is not dealt twice
            one, other = together.reset(), alone.reset()
        assert_same(one[0], other[0])
        for _ in range(12):
            actions = some_legal(one[0]["action_mask"], chooser)
            one, other = together.step(actions), alone.step(actions)
            assert_same(one[0], other[0])
            while together._shares.own.get_ready():
                pass
    together.close()


@pytest.mark.parametrize("ordered", [True, False])
def test_messages_of_any_size_arrive_awake_or_asleep(ordered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ORDERED", ordered)
    sockets = socket.socketpair()
    memory = memoryview(bytearray(workers.LINE_BYTES))
    ours, theirs = (workers.Line(end.detach(), memory, side) for side, end in enumerate(sockets))
    pauses = (0.0, 5 * workers.AWAKE_SECONDS)
    messages = [(size, before, after) for size in (0, workers.MOST_BYTES * 5) for before in pauses for after in pauses]

    def echo() -> None:
        for _, _, after in messages:
            heard = theirs.receive()
            time.sleep(after)
            theirs.send(heard)

    other = threading.Thread(target=echo)
    other.start()
    for number, (size, before, _) in enumerate(messages):
        time.sleep(before)
        ours.send((number, "x" * size))
        assert ours.receive() == (number, "x" * size)
    other.join()
    theirs.close()
    with pytest.raises(EOFError):
        ours.receive()
    ours.close()


def test_processes_end_with_their_environment() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random", num_workers=2)
    [worker] = envs._shares.workers
    assert worker.process.poll() is None
    envs.close()
    assert worker.process.poll() == 0


def test_processes_end_when_their_parent_is_killed() -> None:
    """Even while somebody else holds the line to them open."""
    script = (
        "import os, time\n"
        "from deckhold.rl.vector import SeatVectorEnv\n"
        "envs = SeatVectorEnv('ascension', 2, num_workers=2)\n"
        "if os.fork() == 0:\n"
        "    time.sleep(60)\n"
        "    os._exit(0)\n"
        "print(envs._shares.workers[0].process.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    parent = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, env=env, text=True, start_new_session=True
    )
    assert parent.stdout is not None
    with parent.stdout:
        worker = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
    try:
        deadline = time.monotonic() + 30
        while running(worker):
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        os.killpg(parent.pid, signal.SIGKILL)  # what was forked


def running(process: int) -> bool:
    """Whether a process runs; one that nobody has waited for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_process_that_is_lost_is_told() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random", num_workers=2)
    seen, _ = envs.reset(seed=1)
    worker = envs._shares.workers[0].process
    worker.kill()
    worker.wait()
    with pytest.raises(RuntimeError, match="played some of the games is gone"):
        envs.step(some_legal(seen["action_mask"], np.random.default_rng(1)))
    envs.close()


def test_an_error_in_another_process_is_raised_here_and_games_go_on() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random", num_workers=2)
    with pytest.raises(AttributeError, match="no_such_thing"):
        envs._shares._all("no_such_thing", [(), ()])
    seen, _ = envs.reset(seed=1)
    envs.step(some_legal(seen["action_mask"], np.random.default_rng(1)))
    envs.close()


def test_thinking_bots_play_as_in_single_environments() -> None:
    native = SeatVectorEnv("last-bastion", 2, seats=3, bots=["search:2", "greedy"])
    sync = SyncVectorEnv([lambda: SeatEnv("last-bastion", seats=3, bots=["search:2", "greedy"])] * 2)
    for one, other in side_by_side(native, sync, 4):
        assert_same(one[0], other[0])


def test_a_reset_in_the_same_step_keeps_the_last_observation() -> None:
    mode = AutoresetMode.SAME_STEP
    settings: dict[str, Any] = {"bots": "random", "max_decisions": 30}
    native = SeatVectorEnv("ascension", 3, autoreset_mode=mode, **settings)
    sync = SyncVectorEnv([lambda: SeatEnv("ascension", **settings)] * 3, autoreset_mode=mode)
    ends = 0
    for one, other in side_by_side(native, sync, 60):
        for a, b in zip(one, other, strict=True):
            assert_same(a, b)
        ends += "final_obs" in one[-1]
    assert ends >= 3


def test_without_autoreset_a_game_that_is_over_waits_for_its_reset() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random", autoreset_mode="Disabled")
    seen, _ = envs.reset(seed=1)
    actions = some_legal(seen["action_mask"], np.random.default_rng(1))
    actions[1] = seen["action_mask"][1].argmin()
    *_, terminated, _, infos = envs.step(actions)
    assert terminated.tolist() == [False, True]
    assert infos["illegal"].tolist() == [False, True]
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"games \[1\] are over"):
        envs.step(actions)
    going = envs._shares.own.batch.games[0]
    seen, infos = envs.reset(options={"reset_mask": np.array([False, True])})
    assert infos["_seat"].tolist() == [False, True]
    assert envs._shares.own.batch.games[0] is going
    envs.step(some_legal(seen["action_mask"], np.random.default_rng(1)))


@every_game
def test_one_policy_plays_every_seat(game: str) -> None:
    """Each observation is that of the seat that is asked; at the end every seat has its reward."""
    envs = SeatVectorEnv(game, 2, bots=None)
    chooser = np.random.default_rng(3)
    seen, infos = envs.reset(seed=8)
    table = Table(game)
    played = list(envs._shares.own.batch.games)
    twins = [game.clone() for game in played]
    ended: set[int] = set()
    acted = set()
    while len(ended) < 2:
        actions = some_legal(seen["action_mask"], chooser)
        seats = infos["seat"]
        for place in {0, 1} - ended:
            decision = twins[place].decision
            assert decision is not None
            assert seats[place] == decision.seat
            told = table.observe(twins[place], decision.seat)
            np.testing.assert_array_equal(seen["observation"][place], told["observation"])
            np.testing.assert_array_equal(seen["action_mask"][place], told["action_mask"])
            twins[place].apply(table.index.action(int(actions[place])))
            acted.add(decision.seat)
        seen, rewards, terminated, _, infos = envs.step(actions)
        for place in {0, 1} - ended:
            outcome = twins[place].outcome
            assert terminated[place] == (outcome is not None)
            wanted = table.rewards(outcome)
            assert rewards[place] == wanted[seats[place]]
            if outcome is not None:
                assert infos["rewards"][place].tolist() == wanted
                ended.add(place)
    assert acted == set(range(table.seats))


def test_gymnasium_makes_them_by_name() -> None:
    envs: Any = gymnasium.make_vec(environment_id("ascension"), num_envs=4, bots="random")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.action_space.contains(some_legal(seen["action_mask"], np.random.default_rng(1)))


def test_observations_stay_as_they_are_unless_they_are_shared() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv("ascension", 2, bots="random", copy=copy)
        first, _ = envs.reset(seed=1)
        before = first["observation"].copy()
        seen = envs.step(some_legal(first["action_mask"], np.random.default_rng(1)))[0]
        assert (first["observation"] == before).all() == copy
        assert (seen["observation"] is first["observation"]) != copy


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_kept_of_an_observation_stays_as_it_is(workers: int) -> None:
    """A whole one, a row of one, or every one of many steps: its memory is used again when nobody has it."""
    envs = SeatVectorEnv("ascension", 2, bots="random", seat=None, num_workers=workers)
    chooser = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    row = seen["observation"][1:]
    kept = [(row, row.copy())]
    places = set()
    for step in range(12):
        seen = envs.step(some_legal(seen["action_mask"], chooser))[0]
        places.add(seen["action_mask"].ctypes.data)
        if step >= 6:
            kept += [(array, array.copy()) for array in seen.values()]
    for array, before in kept:
        np.testing.assert_array_equal(array, before)
    assert 2 <= len(places) <= 9  # two by turns while nothing is kept; then one for each that is
    envs.close()


def test_masks_are_told_even_if_somebody_wrote_into_those_that_were_handed_out() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random")
    seen, _ = envs.reset(seed=1)
    before = seen["action_mask"].astype(np.bool_)
    seen["action_mask"][:] = 0
    np.testing.assert_array_equal(envs.action_masks(), before)


def test_tables_are_shown_in_words() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random", render_mode="ansi")
    single = SeatEnv("ascension", bots="random", render_mode="ansi")
    envs.reset(seed=4)
    single.reset(seed=5)
    texts = envs.render()
    assert texts is not None
    assert texts[1] == single.render()


def test_wrong_actions_and_settings_are_refused_and_change_nothing() -> None:
    envs = SeatVectorEnv("ascension", 2, bots="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.array([0, 0]))
    envs.reset(seed=1)
    before = [game.fingerprint() for game in envs._shares.own.batch.games]
    wrong: list[Any] = [np.array([0]), np.array([0.5, 1]), np.array([0, envs.table.index.size]), np.array([-1, 0])]
    for actions in wrong:
        with pytest.raises(ValueError, match="actions: "):
            envs.step(actions)
    assert [game.fingerprint() for game in envs._shares.own.batch.games] == before
    with pytest.raises(ValueError, match="seed: 2 are wanted"):
        envs.reset(seed=[1])
    with pytest.raises(ValueError, match="reset_mask: 2 truth values"):
        envs.reset(options={"reset_mask": np.array([True])})
    with pytest.raises(TypeError, match="render_mode"):
        SeatVectorEnv("ascension", 2, render_mode="rgb_array")
    with pytest.raises(ValueError, match="'clever' is not one"):
        SeatVectorEnv("ascension", 2, bots="clever")
    with pytest.raises(ValueError, match="num_workers: 0"):
        SeatVectorEnv("ascension", 2, num_workers=0)
