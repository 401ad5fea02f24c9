"""A command line to be driven through a pipe, with saves in a folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from deckhold.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`deckhold ARGS` with lines of input, on a screen of 100 x 30."""
    monkeypatch.chdir(tmp_path)
    for name, value in {"DECKHOLD_DATA": str(tmp_path / "data"), "COLUMNS": "100", "LINES": "30", "LANG": "C"}.items():
        monkeypatch.setenv(name, value)
    for name in ("DECKHOLD_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, lines: list[str] | None = None) -> Result:
        text = "".join(f"{line}\n" for line in lines or [])
        return CliRunner().invoke(main, list(args), input=text, catch_exceptions=False)

    return run
