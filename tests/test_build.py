"""`python -m build` in a fresh clone."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **env: str) -> str:
    """What a program said on standard error; it must end well."""
    done = subprocess.run(command, env=environment(**env), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def environment(**env: str) -> dict[str, str]:
    return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **env}


def clone(to: Path) -> Path:
    """What git would clone, with what was edited since; packages of Node that are here need not be fetched again."""
    listed = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip("this is not a clone")
    for name in filter(None, found.stdout.split("\0")):
        if (ROOT / name).exists():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)
    if (ROOT / "web/node_modules").exists():
        (to / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return to


def install(wheel: Path, to: Path) -> Path:
    """An environment with this wheel and, from the one that runs the tests, nothing but its dependencies."""
    venv.create(to, with_pip=False)
    bin_, python = to / "bin", to / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    [site] = to.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return bin_


def test_a_wheel_of_the_source_distribution_opens_the_page(tmp_path: Path) -> None:
    """The one is built of the clone, the other of nothing but the first: whatever is missing there is missing here."""
    checkout = clone(tmp_path / "clone")
    told = run(
        *(sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path / "dist", checkout), DECKHOLD_PURE="1"
    )
    assert "deckhold: building the browser client" in told
    [wheel] = (tmp_path / "dist").glob("*.whl")
    server = subprocess.Popen(
        [install(wheel, tmp_path / "environment") / "deckhold", "serve", "--port", "0"],
        cwd=tmp_path,
        env=environment(DECKHOLD_DB=f"sqlite:///{tmp_path}/deckhold.db"),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=60) as page:
            assert (page.status, "<script" in page.read().decode()) == (200, True)
    finally:
        server.terminate()
        server.communicate()
