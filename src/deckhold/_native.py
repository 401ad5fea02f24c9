"""Decides, once, whether `deckhold.engine`, `deckhold.games` and `deckhold.learners` run compiled or interpreted.

It is all or nothing: a compiled module knows the memory layout of the others, so it must not meet
another version of them. A build lies in a folder of its own, `_compiled/<build>`, and the stamp beside this
file names it together with the very sources it was made of. If these are the sources that lie here, every
module of these packages is taken from that folder for as long as the process runs, even if somebody compiles anew
meanwhile. If they are others (somebody edited a checkout), or `DECKHOLD_PURE=1` is set, every module is taken
from its source.
"""

import ctypes
import hashlib
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGES = ("engine", "games", "learners")
STAMP = "_native.stamp"
BUILDS = "_compiled"
LIBRARY = "deckhold_{}__mypyc"
"""How mypyc calls the library that holds the code of a group of modules."""
ENGINE = "engine"


def sources(package: Path) -> list[Path]:
    """The files that are compiled, below the folder of `deckhold`, in a fixed order."""
    return sorted(path for name in PACKAGES for path in (package / name).rglob("*.py"))


def group(package: str, *names: str) -> str:
    """Which library a module is in, by its name below `deckhold`: each game is one, with the engine is the catalog."""
    return package if package != "games" else names[0] if names else ENGINE


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


class _Interpreted:
    """Finds the modules of these packages where their sources are, even if somebody installed compiled ones as well."""

    def __init__(self, package: str, root: Path) -> None:
        self._packages = tuple(f"{package}.{name}" for name in PACKAGES)
        self._root = root
        self._folders: dict[Path, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self._ours(fullname):
            return None
        folder = self._root.joinpath(*fullname.split(".")[:-1])
        if folder not in self._folders:
            self._folders[folder] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))
        spec = self._folders[folder].find_spec(fullname, target)
        if spec is None:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return spec

    def _ours(self, fullname: str) -> bool:
        return any(fullname == name or fullname.startswith(name + ".") for name in self._packages)

    def invalidate_caches(self) -> None:
        for folder in self._folders.values():
            folder.invalidate_caches()


class _Compiled(_Interpreted):
    """Finds the same modules in the libraries of one build, and these libraries, which lie there and nowhere else."""

    def __init__(self, package: str, root: Path, build: Path) -> None:
        super().__init__(package, root)
        self._libraries = tuple(LIBRARY.split("{}"))
        self._build = build

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        before, after = self._libraries
        if fullname.startswith(before) and fullname.endswith(after):
            return spec_from_file_location(fullname, self._file(fullname))
        source = super().find_spec(fullname, path, target)  # what is compiled fits the sources, so it is these modules
        if source is None:
            return None
        library = LIBRARY.format(group(*fullname.split(".")[1:]))
        if not self._file(library).exists():
            raise ImportError(f"{fullname}: deckhold was compiled anew since this program started", name=fullname)
        within = source.submodule_search_locations
        return ModuleSpec(fullname, _InLibrary(library), origin=str(self._file(library)), is_package=within is not None)

    def _file(self, library: str) -> Path:
        return self._build / f"{library}{EXTENSION_SUFFIXES[0]}"


class _InLibrary(Loader):
    """Has the library of its group make a module.

    For every module mypyc writes a small file in C as well that does just this. To compile and link hundreds of them
    takes longer than to compile a game.
    """

    def __init__(self, library: str) -> None:
        self._library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = importlib.import_module(self._library)
        if hasattr(library, "ensure_deps"):  # the tables of what it takes from the libraries of other groups
            self._function(library, "ensure_deps", ctypes.c_int)()
        made: ModuleType = self._function(library, f"init_{spec.name.replace('.', '___')}", ctypes.py_object)()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Making it has executed it."""

    def _function(self, library: ModuleType, name: str, result: Any) -> Any:
        """A function of C that a library offers. If it sets an error, the call raises it."""
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        return ctypes.PYFUNCTYPE(result)(pointer(getattr(library, name), f"{self._library}.{name}".encode()))


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
    _root = _PACKAGE.parent
    _finder = (
        _Compiled(__package__, _root, _PACKAGE / BUILDS / _BUILD) if COMPILED else _Interpreted(__package__, _root)
    )
    sys.meta_path.insert(0, _finder)
