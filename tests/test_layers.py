"""What import-linter cannot say: engine and games import nothing that is not named here."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
MODULES = sorted(path for layer in ("engine", "games") for path in (SOURCE / "deckhold" / layer).rglob("*.py"))
OUTSIDE = sys.stdlib_module_names | {"mypy_extensions"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            yield str(node.module)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_engine_and_games_stand_alone(path: Path) -> None:
    inside = ["deckhold.engine"]
    if path.relative_to(SOURCE / "deckhold").parts[0] == "games":
        inside.append("deckhold.games")
    foreign = [
        name
        for name in imported(path)
        if name.split(".")[0] not in OUTSIDE and not any(f"{name}.".startswith(f"{layer}.") for layer in inside)
    ]
    assert not foreign
