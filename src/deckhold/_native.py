"""Decides, once, whether `deckhold.engine`, `deckhold.games` and `deckhold.learners` run compiled or interpreted.

It is all or nothing: a compiled module knows the memory layout of the others, so it must not meet
another version of them. A build lies in a folder of its own, `_compiled/<build>`, and the stamp beside this
file names it together with the very sources it was made of. If these are the sources that lie here, every
module of these packages is taken from that folder for as long as the process runs, even if somebody compiles anew
meanwhile. If they are others (somebody edited a checkout), or `DECKHOLD_PURE=1` is set, every module is taken
from its source.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGES = ("engine", "games", "learners")
STAMP = "_native.stamp"
BUILDS = "_compiled"
LIBRARY = "deckhold_{}__mypyc"
"""How mypyc calls the library that holds the code of a group of modules; the modules' own files only point to it."""


def sources(package: Path) -> list[Path]:
    """The files that are compiled, below the folder of `deckhold`, in a fixed order."""
    return sorted(path for name in PACKAGES for path in (package / name).rglob("*.py"))


def fit(package: Path) -> str:
    """What the stamp must begin with for compiled modules to fit these sources and this Python."""
    digest = hashlib.sha256()
    for path in sources(package):
        code = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(code)}\n".encode())
        digest.update(code)
    return f"{digest.hexdigest()} {EXTENSION_SUFFIXES[0]}"


def build(package: Path) -> str:
    """The name of the build that fits the sources and this Python; empty if there is none."""
    try:
        fits, _, name = (package / STAMP).read_text(encoding="ascii").strip().rpartition(" ")
    except FileNotFoundError:
        return ""
    return name if (package / BUILDS / name).is_dir() and fits == fit(package) else ""


class _Finder:
    """Finds the modules of these packages, and their libraries, in one folder and nowhere else."""

    def __init__(self, package: str, root: Path, loader: type[Loader], suffixes: list[str]) -> None:
        self._packages = tuple(f"{package}.{name}" for name in PACKAGES)
        self._libraries = tuple(LIBRARY.split("{}"))
        self._root = root
        self._loading = (loader, suffixes)
        self._folders: dict[Path, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self._ours(fullname):
            return None
        folder = self._root.joinpath(*fullname.split(".")[:-1])
        if folder not in self._folders:
            self._folders[folder] = FileFinder(str(folder), self._loading)
        spec = self._folders[folder].find_spec(fullname, target)
        if spec is not None:
            return spec
        if not self._root.exists():
            raise ImportError(f"{fullname}: deckhold was compiled anew since this program started", name=fullname)
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)

    def _ours(self, fullname: str) -> bool:
        before, after = self._libraries
        return any(fullname == name or fullname.startswith(name + ".") for name in self._packages) or (
            fullname.startswith(before) and fullname.endswith(after)
        )

    def invalidate_caches(self) -> None:
        for folder in self._folders.values():
            folder.invalidate_caches()


_PACKAGE = Path(__file__).parent
_BUILD = "" if os.environ.get("DECKHOLD_PURE") == "1" else build(_PACKAGE)

COMPILED = _BUILD != ""
"""Whether engine and games run compiled in this process."""


def _why_interpreted() -> str:
    if COMPILED:
        return ""
    if os.environ.get("DECKHOLD_PURE") == "1":
        return "DECKHOLD_PURE=1 is set"
    if not (_PACKAGE / STAMP).exists():
        return "this installation was not compiled"
    return "the compiled modules are of other sources or another Python"


WHY_INTERPRETED = _why_interpreted()
"""Why engine and games run interpreted, or an empty string."""

if __package__:
    _compiled = _Finder(__package__, _PACKAGE / BUILDS / _BUILD, ExtensionFileLoader, EXTENSION_SUFFIXES)
    _interpreted = _Finder(__package__, _PACKAGE.parent, SourceFileLoader, SOURCE_SUFFIXES)
    sys.meta_path.insert(0, _compiled if COMPILED else _interpreted)
