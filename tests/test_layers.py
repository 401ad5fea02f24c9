"""What import-linter cannot say: what is compiled imports nothing that is not named here."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
LAYERS = ("engine", "games", "learners")
MODULES = sorted(path for layer in LAYERS for path in (SOURCE / "deckhold" / layer).rglob("*.py"))
OUTSIDE = sys.stdlib_module_names | {"mypy_extensions"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            yield str(node.module)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_engine_games_and_learners_stand_alone(path: Path) -> None:
    layer = path.relative_to(SOURCE / "deckhold").parts[0]
    inside = ["deckhold.engine", f"deckhold.{layer}"]
    outside = OUTSIDE | {"librt"} if layer == "learners" else OUTSIDE
    foreign = [
        name
        for name in imported(path)
        if name.split(".")[0] not in outside and not any(f"{name}.".startswith(f"{one}.") for one in inside)
    ]
    assert not foreign


def is_constant(node: ast.expr) -> bool:
    """A literal, a constant by its name, or what is reckoned from such."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.Name | ast.Attribute):
        return (node.id if isinstance(node, ast.Name) else node.attr).isupper()
    return isinstance(node, ast.Constant)


def bare_shifts(code: str) -> list[int]:
    """The lines that shift by a variable, or shift a local variable to the left.

    Compiled, both are wrong for some numbers without a word: see engine/bits.py.
    """
    out: list[int] = []
    parents = {child: node for node in ast.walk(ast.parse(code)) for child in ast.iter_child_nodes(node)}
    for node in parents:
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift | ast.RShift):
            left, by = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
            wide = is_constant(left) or not isinstance(left, ast.Name) or left.id in parameters(node, parents)
            if not is_constant(by) or (isinstance(node.op, ast.LShift) and not wide):
                out.append(node.lineno)
    return sorted(out)


def parameters(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> set[str]:
    while node in parents and not isinstance(node, ast.FunctionDef):
        node = parents[node]
    return {arg.arg for arg in node.args.args} if isinstance(node, ast.FunctionDef) else set()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_only_one_module_shifts_by_a_variable(path: Path) -> None:
    lines = bare_shifts(path.read_text(encoding="utf8"))
    if path.name == "bits.py":
        assert lines, "the safe way lies there"
    else:
        assert not lines, f"{path}, lines {lines}: use engine/bits.py"


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("bits |= 1 << n", True),
        ("bits |= one << n", True),
        ("bits = one << 40", True),
        ("bits = (bits >> n) & 1", True),
        ("bits >>= n", True),
        ("bits <<= 1", True),
        ("bits = 1 << 40", False),
        ("bits = 1 << (2 * ARG_BITS)", False),
        ("bits = given << ARG_BITS", False),
        ("bits = self.word << 3", False),
        ("bits >>= 1", False),
    ],
)
def test_a_bare_shift_is_seen(line: str, bare: bool) -> None:
    assert bare_shifts(f"def f(self, given):\n    {line}\n") == ([2] if bare else [])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_lists_that_clones_share_are_changed_by_the_engine_alone(path: Path) -> None:
    """`Game.show`, `Game.shuffle` and `Game.set_spot` copy such a list first where it is lent."""
    engine = SOURCE / "deckhold" / "engine"
    if path.parent == engine / "core" or path in (engine / "knowledge.py", engine / "save.py"):
        return
    changed = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in ("known", "unsure", "spot")
        and not (isinstance(node.value.value, ast.Name) and path.name == "optable.py")
    ]
    assert not changed


def reckoned_defaults(code: str) -> list[int]:
    """The lines where a class gives an attribute what is no constant: compiled, the attribute does not get it."""
    return [
        line.lineno
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.Call | ast.BinOp)
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_what_a_class_gives_its_attributes_is_constant(path: Path) -> None:
    assert reckoned_defaults(path.read_text(encoding="utf8")) == []


def test_a_reckoned_default_is_seen() -> None:
    assert reckoned_defaults("class Op:\n    times: i64 = moments(1)\n    seat: i64 = NOBODY\n    n = 1 + 2") == [2, 4]
