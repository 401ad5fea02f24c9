"""The examples run, in short form."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_runs_in_short_form(path: Path, tmp_path: Path) -> None:
    if path.stem in NEEDS:
        pytest.importorskip(NEEDS[path.stem], reason="it says itself what it wants to be installed")
    run = subprocess.run(
        [sys.executable, str(path), "--short"],
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert EXPECTED[path.stem] in run.stdout


# What an example wants that is too large for every developer (torch).
NEEDS = {"maskable_ppo": "sb3_contrib"}

# What an example prints only when it got to its end; a new example says its own.
EXPECTED = {
    "balance": "the whole report: ",
    "maskable_ppo": "the policy wins",
    "search": "game 2: stopped after 16 decisions (greedy",
    "train": "the policy: wins",
}
