"""Decides, once, whether `deckhold.engine` and `deckhold.games` run compiled or interpreted.

It is all or nothing: a compiled module knows the memory layout of the others, so it must not meet
another version of them. The build leaves a stamp beside this file, which names the very sources it
compiled; if the sources that lie here now are others (somebody edited a checkout), or `DECKHOLD_PURE=1`
is set, a finder is put in front that knows those two packages from their `.py` files only.
"""

import hashlib
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGES = ("engine", "games")
STAMP = "_native.stamp"


def sources(package: Path) -> list[Path]:
    """The files that are compiled, below the folder of `deckhold`, in a fixed order."""
    return sorted(path for name in PACKAGES for path in (package / name).rglob("*.py"))


def stamp(package: Path) -> str:
    """What the stamp must say for compiled modules to fit these sources and this Python."""
    digest = hashlib.sha256()
    for path in sources(package):
        code = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(code)}\n".encode())
        digest.update(code)
    return f"{digest.hexdigest()} {importlib.machinery.EXTENSION_SUFFIXES[0]}\n"


def _why_interpreted(package: Path) -> str:
    """Why the sources are to be interpreted; empty if the compiled modules are good."""
    if os.environ.get("DECKHOLD_PURE") == "1":
        return "DECKHOLD_PURE=1 is set"
    try:
        compiled = (package / STAMP).read_text(encoding="ascii")
    except FileNotFoundError:
        return "this installation was not compiled"
    if compiled != stamp(package):
        return "the compiled modules are of other sources or another Python"
    return ""


class _SourceFinder:
    """Finds the modules of the two packages from source, past any compiled ones beside it."""

    def __init__(self, package: str) -> None:
        self._roots = tuple(f"{package}.{name}" for name in PACKAGES)
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not any(fullname == root or fullname.startswith(root + ".") for root in self._roots):
            return None
        for entry in path or ():
            if entry not in self._folders:
                self._folders[entry] = FileFinder(entry, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES))
            spec = self._folders[entry].find_spec(fullname, target)
            if spec is not None:
                return spec
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)

    def invalidate_caches(self) -> None:
        for folder in self._folders.values():
            folder.invalidate_caches()


WHY_INTERPRETED = _why_interpreted(Path(__file__).parent)
"""Why engine and games run interpreted, or an empty string."""

COMPILED = not WHY_INTERPRETED
"""Whether engine and games run compiled in this process."""

if not COMPILED and __package__:
    sys.meta_path.insert(0, _SourceFinder(__package__))
