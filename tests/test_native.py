"""Compiled or interpreted: all or nothing, decided once, and never from other sources than those that lie there."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

ENGINE = """
from mypy_extensions import i64

class Counter:
    n: i64

    def __init__(self) -> None:
        self.n = 1

    def step(self) -> i64:
        return 0

    def twice(self) -> i64:
        return 2 * self.step()
"""
GAME = """
from mypy_extensions import i64

from deckhold.engine.core import Counter

class Game(Counter):
    def step(self) -> i64:
        return 5

def play() -> int:
    return Counter().n

def twice() -> int:
    return Game().twice()
"""
OTHER = "class Card:\n    cost: int\n"
PROBE = """
import deckhold
from deckhold import _native
import deckhold.engine, deckhold.engine.core, deckhold.games, deckhold.games.tiny
modules = [deckhold.engine, deckhold.engine.core, deckhold.games, deckhold.games.tiny]
print(_native.COMPILED, {not module.__file__.endswith(".py") for module in modules}, deckhold.games.tiny.play())
print(_native.WHY_INTERPRETED)
"""


def run(checkout: Path, *command: str, **env: str) -> list[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "DECKHOLD_PURE"}
    env = {**inherited, "PYTHONPATH": str(checkout / "src"), "PYTHONDONTWRITEBYTECODE": "1", **env}
    command = (sys.executable, *command)
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return (done.stdout + done.stderr).splitlines()


def probe(checkout: Path, **env: str) -> tuple[str, str]:
    """Decided compiled, found compiled, the game's answer; and the reason given."""
    facts, *reason = run(checkout, "-c", PROBE, **env)
    return facts, "".join(reason)


def compile_in_place(checkout: Path, **env: str) -> str:
    return "".join(run(checkout, "hatch_build.py", DECKHOLD_OPT_LEVEL="0", **env))


def libraries(checkout: Path) -> dict[str, bytes]:
    """The libraries of the only build there is, by group."""
    [build] = (checkout / "src/deckhold/_compiled").iterdir()
    return {path.name.split("__")[0].removeprefix("deckhold_"): path.read_bytes() for path in build.glob("*__mypyc*")}


def objects(checkout: Path) -> set[str]:
    return {path.name for path in (checkout / "build/native/objects").glob("*.o")}


def make_checkout(root: Path) -> Path:
    package = root / "src" / "deckhold"
    for folder in ("engine", "games"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    shutil.copy(ROOT / "hatch_build.py", root)
    shutil.copy(ROOT / "src/deckhold/_native.py", package)
    (package / "__init__.py").write_text("from deckhold import _native\n")
    (package / "engine" / "core.py").write_text(ENGINE)
    (package / "games" / "tiny.py").write_text(GAME)
    (package / "games" / "other.py").write_text(OTHER)
    return root


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    checkout = make_checkout(tmp_path_factory.mktemp("compiled"))
    if "no working C compiler" in compile_in_place(checkout):
        pytest.skip("no working C compiler")
    return checkout


@pytest.fixture
def checkout(compiled: Path, tmp_path: Path) -> Path:
    return shutil.copytree(compiled, tmp_path / "checkout")


def test_compiled_modules_are_used_when_they_fit(checkout: Path) -> None:
    assert probe(checkout) == ("True {True} 1", "")


def test_the_environment_forces_sources(checkout: Path) -> None:
    assert probe(checkout, DECKHOLD_PURE="1") == ("False {False} 1", "DECKHOLD_PURE=1 is set")


def test_an_edited_module_makes_all_interpreted(checkout: Path) -> None:
    core = checkout / "src/deckhold/engine/core.py"
    before = core.stat()
    core.write_text(ENGINE.replace("= 1", "= 2"))
    os.utime(core, ns=(before.st_atime_ns, before.st_mtime_ns))  # whatever the clock says
    facts, reason = probe(checkout)
    assert facts == "False {False} 2"
    assert "other sources" in reason


def test_touching_a_module_changes_nothing(checkout: Path) -> None:
    (checkout / "src/deckhold/engine/core.py").touch()
    assert probe(checkout) == ("True {True} 1", "")
    assert compile_in_place(checkout) == ""


@pytest.mark.parametrize("change", ["add", "remove"])
def test_a_module_more_or_less_makes_all_interpreted(checkout: Path, change: str) -> None:
    games = checkout / "src/deckhold/games"
    (games / "more.py").touch()
    if change == "remove":
        compile_in_place(checkout)
        (games / "more.py").unlink()
    assert probe(checkout)[0] == "False {False} 1"


def test_a_module_that_was_removed_is_gone(checkout: Path) -> None:
    (checkout / "src/deckhold/games/tiny.py").unlink()
    missing = "import pytest\nwith pytest.raises(ModuleNotFoundError, match='tiny'):\n    import deckhold.games.tiny"
    assert run(checkout, "-c", missing) == []


def test_compiling_again_brings_a_checkout_up_to_date(checkout: Path) -> None:
    (checkout / "src/deckhold/engine/core.py").write_text(ENGINE.replace("= 1", "= 2"))
    compile_in_place(checkout)
    assert probe(checkout) == ("True {True} 2", "")


def test_without_a_compiler_the_sources_run(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path)
    assert "no working C compiler" in compile_in_place(checkout, CC="no-such-compiler")
    facts, reason = probe(checkout)
    assert facts == "False {False} 1"
    assert reason == "this installation was not compiled"


def test_a_game_overrides_what_the_engine_calls(checkout: Path) -> None:
    """Though they are libraries apart."""
    assert run(checkout, "-c", "import deckhold.games.tiny as tiny; print(tiny.twice())") == ["10"]


def test_an_edit_in_one_game_compiles_that_game_alone(checkout: Path) -> None:
    before, made = libraries(checkout), objects(checkout)
    (checkout / "src/deckhold/games/tiny.py").write_text(GAME.replace("return 5", "return 6"))
    compile_in_place(checkout)
    after = libraries(checkout)
    assert {name for name in after if after[name] != before[name]} == {"tiny"}
    assert len(objects(checkout) - made) == 1


def test_a_large_game_is_compiled_in_parts_the_engine_never(checkout: Path) -> None:
    build = checkout / "hatch_build.py"
    build.write_text(re.sub(r"UNIT_BYTES = \S+", "UNIT_BYTES = 20_000", build.read_text()))
    (checkout / "src/deckhold/engine/core.py").write_text(ENGINE.replace("self.n = 1", "self.n = 4"))
    compile_in_place(checkout)
    parts = {name: len([*(checkout / "build/native/c" / name).glob("busy_*.c")]) for name in ("engine", "tiny")}
    assert parts["engine"] == 1
    assert parts["tiny"] > 1
    assert probe(checkout) == ("True {True} 4", "")


def test_what_seldom_runs_in_a_game_is_marked_for_the_compiler(checkout: Path) -> None:
    """With another mypyc the marks might find nothing, and nobody would notice but by the time a build takes."""
    marked = {
        group: [
            name
            for path in (checkout / "build/native/c" / group).glob(f"__native_deckhold___*___{module}.c")
            for name in re.findall(r"^SELDOM [^(]*?(\w+)\(", path.read_text(), re.MULTILINE)
        ]
        for group, module in (("tiny", "tiny"), ("other", "other"), ("engine", "core"))
    }
    named = {name.replace("deckhold___games___", "") for name in marked["tiny"] + marked["other"]}
    assert {"CPyPy_tiny___play", "CPyPy_tiny___Game___step", "other___Card_get_cost", "other___Card_set_cost"} <= named
    assert {"CPyDef_tiny_____top_level__", "CPyExec_tiny__impl", "CPyInit_tiny", "CPyInitOnly_tiny"} <= named
    assert [name for name in named if name.startswith("CPyDef") and not name.endswith("_top_level__")] == []
    assert marked["engine"] == []


def test_an_edit_taken_back_compiles_nothing(checkout: Path) -> None:
    tiny, before = checkout / "src/deckhold/games/tiny.py", libraries(checkout)
    tiny.write_text(GAME.replace("return 5", "return 6"))
    compile_in_place(checkout)
    made = objects(checkout)
    tiny.write_text(GAME)
    compile_in_place(checkout)
    assert (libraries(checkout), objects(checkout)) == (before, made)


def test_games_follow_when_the_engine_orders_its_methods_anew(checkout: Path) -> None:
    """Compiled code calls methods by their place in the class."""
    step, twice = ENGINE.split("    def ")[2:]
    swapped = ENGINE.replace(f"    def {step}    def {twice}", f"    def {twice}\n    def {step}")
    assert swapped != ENGINE
    (checkout / "src/deckhold/engine/core.py").write_text(swapped)
    compile_in_place(checkout)
    assert run(checkout, "-c", "import deckhold.games.tiny as tiny; print(tiny.twice())") == ["10"]


def test_a_game_of_the_next_build_never_meets_the_engine_of_this_one(checkout: Path) -> None:
    tiny = checkout / "src/deckhold/games/tiny.py"
    meeting = f"""
import pathlib, subprocess, sys
import deckhold.engine.core, deckhold.games
pathlib.Path({str(tiny)!r}).write_text({GAME.replace("return 5", "return 6")!r})
subprocess.run([sys.executable, "hatch_build.py"], check=True, stderr=subprocess.DEVNULL)
try:
    import deckhold.games.tiny
except ImportError as error:
    print(error)
"""
    expected = "deckhold.games.tiny: deckhold was compiled anew since this program started"
    assert run(checkout, "-c", meeting, DECKHOLD_OPT_LEVEL="0") == [expected]


PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "deckhold"
version = "1"
[tool.hatch.build.targets.wheel]
packages = ["src/deckhold"]
[tool.hatch.build.hooks.custom]
path = "hatch_build.py"
"""


def test_a_wheel_brings_its_build(checkout: Path, tmp_path: Path) -> None:
    (checkout / "pyproject.toml").write_text(PROJECT)
    (checkout / ".gitignore").write_text("/build/\n/src/deckhold/_compiled/\n/src/deckhold/_native.stamp\n")
    (checkout / "web").mkdir()
    (checkout / "web/build.py").touch()
    run(checkout, "-m", "hatchling", "build", "-t", "wheel", DECKHOLD_OPT_LEVEL="0")
    [wheel] = (checkout / "dist").glob("*.whl")
    shutil.unpack_archive(wheel, tmp_path / "installed" / "src", format="zip")
    assert probe(tmp_path / "installed") == ("True {True} 1", "")
    assert sysconfig.get_config_var("SOABI").split("-")[1] in wheel.name
