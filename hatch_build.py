"""Compiles `deckhold.engine`, `deckhold.games` and `deckhold.learners` with mypyc, where a C compiler is there.

As a build hook it puts the compiled modules into the wheel, and for an editable install into the checkout.
Run as a script it brings the compiled modules of this checkout up to date; with `--behind` it does so in the
background, so that play can begin at once, interpreted. With `DECKHOLD_PURE=1`, or without a compiler, the
same files are installed to be interpreted.

The engine is one group of modules, each game another, and what learners need is one: libraries apart, each translated
by mypyc from the engine's sources and its own. `build/native` keeps the C of each group, every object file and every
library by what they were made of, so that an edit in one game compiles that game alone. (mypy's incremental mode would
know this too, but it takes a module for unchanged when only the order of its methods changed, and mypyc counts methods
by order.)
"""

import contextlib
import functools
import gc
import hashlib
import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "deckhold"
KEPT = ROOT / "build" / "native"
KEPT_DAYS = 14  # an object file that no build asked for so long is dropped

_native = runpy.run_path(str(PACKAGE / "_native.py"))  # what a checkout and a build must agree on
STAMP: str = _native["STAMP"]
BUILDS: str = _native["BUILDS"]
LIBRARY: str = _native["LIBRARY"]
ENGINE: str = _native["ENGINE"]
OPT_LEVEL = os.environ.get("DECKHOLD_OPT_LEVEL", "3")
VERSIONS = (sys.version, metadata.version("mypy"))
INCLUDE = re.compile(r'#\s*include\s+["<]([^">]+)[">]')

# C files are compiled several at once, as one unit: so the compiler inlines, and reads the headers of a group once.
BUSY, BRISK, QUIET, LARGE, COLD = "busy", "brisk", "quiet", "large", "cold"
PARTS = {
    **dict.fromkeys(("bot", "setup", "table"), QUIET),
    **dict.fromkeys(("definitions", "fields"), LARGE),
    **dict.fromkeys(("cards", "options", "scenarios", "start"), COLD),
}
# What a game with more C than that in its other parts spends little time in: of the instructions of Mage Knight's play
# its state takes 17 %, its rules take 7 %, and its ops, half of its C, 2 %.
LARGE_BYTES = 20_000_000
LARGE_PARTS = dict.fromkeys(("ops", "rules", "table"), LARGE)
UNIT_BYTES = 5_000_000  # of C in a unit: with more of it one core would wait for the other
FIRM = ["-O2"]  # four fifths of the time of `-O3`
LEAN = ["-O1", "-finline-functions", "-findirect-inlining", "-foptimize-sibling-calls"]  # half of it
QUICK = ["-Og", "-finline-functions", "-finline-functions-called-once", "-foptimize-sibling-calls"]  # a third
PLAIN = ["-O0"]  # a quarter
# Nearly half of a game's C are wrappers through which interpreted code calls it, getters and setters of attributes, and
# what runs once while a module is loaded: a quarter of the time of a unit, unless gcc is told not to optimise them.
SELDOM = re.compile(
    r"^(?= *PyObject \*CPyPy_\w+\(.*\) \{$"
    r"|char CPyDef_\w+_____top_level__\(void\) \{$"
    r"|(?:static )?(?:int |PyObject \*)CPy(?:Exec|Init|InitOnly)_\w+\(.*\)\n\{$"
    r"|static (?:int|PyObject \*)\n\w+_[gs]et_\w+\(.*void \*closure\)\n\{$)",
    re.MULTILINE,
)
SELDOM_PLAIN = ['-DSELDOM=__attribute__((optimize("O0")))']
TELL_SECONDS = 5


class NativeBuildHook(BuildHookInterface[Any]):
    """Gives hatchling the browser client and the compiled modules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "editable":
            compile_in_place()
            return
        build_client()
        if self.target_name != "wheel" or not can_compile():
            return
        self._compiled = tempfile.TemporaryDirectory()
        build = Path(self._compiled.name, "build")
        with alone():
            fits, name = compile_into(build, for_wheel=True)
        stamp = Path(self._compiled.name, STAMP)
        stamp.write_text(f"{fits} {name}\n", encoding="ascii")
        build_data["force_include"].update({str(build): f"deckhold/{BUILDS}/{name}", str(stamp): f"deckhold/{STAMP}"})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_compiled"):
            self._compiled.cleanup()


def build_client() -> None:
    """Make the browser client fit its sources; a source distribution brings along the one that does."""
    say("building the browser client, unless it fits its sources")
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


def compile_in_place() -> None:
    """Make the compiled modules in `src` fit the sources there."""
    if os.environ.get("DECKHOLD_PURE") == "1" or up_to_date() or not can_compile():
        return
    with alone():
        if up_to_date():  # somebody else was quicker
            return
        builds = PACKAGE / BUILDS
        builds.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=builds) as work:
            fits, name = compile_into(Path(work, "build"), for_wheel=False)
            if not (builds / name).exists():
                os.rename(Path(work, "build"), builds / name)
            stamp = Path(work, STAMP)
            stamp.write_text(f"{fits} {name}\n", encoding="ascii")
            os.replace(stamp, PACKAGE / STAMP)
        for old in builds.iterdir():
            if old.name != name:
                shutil.rmtree(old)


def compile_behind() -> None:
    """Compile in a process of its own. What runs already stays interpreted; the next start finds the modules."""
    if os.environ.get("DECKHOLD_PURE") == "1" or up_to_date() or not can_compile():
        return
    say("compiling in the background: this start runs interpreted, the next one several times faster")
    subprocess.Popen(
        [*(["nice"] if shutil.which("nice") else []), sys.executable, __file__],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def up_to_date() -> bool:
    return bool(_native["build"](PACKAGE))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time in a checkout, where the system can say so."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with open(KEPT / "lock", "w", encoding="ascii") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- from sources to a build -------------------------------------------------------------------------


@dataclass(frozen=True)
class Library:
    """One file of the build: its name as a module, and the C files it is made of, in the folder of its group."""

    name: str
    folder: Path
    sources: list[str]
    flags: list[str]


def compile_into(folder: Path, for_wheel: bool) -> tuple[str, str]:
    """Fill a folder with all compiled modules; what they fit, and the build's name, which follows from its files."""
    started = time.monotonic()
    fits: str = _native["fit"](PACKAGE)
    modules = groups()
    names = sorted(modules, key=lambda name: -sum(path.stat().st_size for path in modules[name]))  # the longest first
    say(f"compiling {', '.join(names)}")
    tools = Tools(optimising_flags(for_wheel), for_wheel)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        libraries = list(pool.map(written_in_c, names))
        jobs = [(one, name) for one in libraries for name in one.sources]
        jobs.sort(key=lambda job: -size(job[0].folder / job[1], job[0].folder))
        objects = {(one.name, name): pool.submit(tools.compiled, one, name) for one, name in jobs}
        wait_for("compiled", "C files", list(objects.values()))
        links = [
            pool.submit(tools.linked, one, [objects[one.name, name].result() for name in one.sources], folder)
            for one in libraries
        ]
        wait_for("linked", "libraries", links)
    drop_old_objects()
    say(f"compiled {len(libraries)} libraries in {time.monotonic() - started:.0f} s")
    return fits, contents([], *sorted(path for path in folder.rglob("*") if path.is_file()))[:16]


def groups() -> dict[str, list[Path]]:
    """The modules by group: the engine with the catalog of games, each game by itself, and what learners need."""
    found: dict[str, list[Path]] = {ENGINE: []}
    for path in _native["sources"](PACKAGE):
        names = path.relative_to(PACKAGE).with_suffix("").parts
        found.setdefault(_native["group"](*(name for name in names if name != "__init__")), []).append(path)
    return found


def written_in_c(group: str) -> Library:
    """What the library of a group is made of. Its C is written anew only if a source of it or of the engine changed."""
    folder = KEPT / "c" / group
    manifest = folder / "manifest.json"
    modules = groups()
    made_of = sorted({*modules[ENGINE], *modules[group]})
    names = [path.relative_to(ROOT).as_posix() for path in made_of]
    key = contents([*VERSIONS, OPT_LEVEL, *names], Path(__file__), *made_of)
    if not manifest.exists() or json.loads(manifest.read_text(encoding="utf8"))["key"] != key:
        started = time.monotonic()
        shutil.rmtree(folder, ignore_errors=True)
        # In a process of its own: so every core has work, and mypyc ends its process when it finds a mistake.
        command = [sys.executable, __file__, "--write-c", group, key]
        if subprocess.run(command, stdout=sys.stderr.fileno(), cwd=SOURCE, check=False).returncode:
            raise RuntimeError(f"mypyc could not translate {group}")
        say(f"wrote the C of {group} in {time.monotonic() - started:.0f} s")
    return Library(folder=folder, **json.loads(manifest.read_text(encoding="utf8"))["library"])


def write_c(group: str, key: str) -> None:
    """Write the C of one group. mypyc reads the engine with it, whose classes a game extends."""
    from mypyc.build import mypycify

    folder = KEPT / "c" / group
    # Seen from `src`, so that tracebacks name the sources in a way that Python finds again.
    files = {
        name: [str(path.relative_to(SOURCE)) for path in paths]
        for name, paths in groups().items()
        if name in (ENGINE, group)
    }
    everything = [file for paths in files.values() for file in paths]
    extensions = mypycify(
        ["--config-file=", "--follow-imports=skip", f"--cache-dir={os.devnull}", *everything],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        separate=[(paths, LIBRARY.format(name).removesuffix("__mypyc")) for name, paths in files.items()],
        target_dir=str(folder),
    )
    # The files of the modules, through which Python would find them, are left alone: `_native.py` does without.
    [library] = [one for one in extensions if one.name == LIBRARY.format(group)]
    sources = [str(Path(source).relative_to(folder)) for source in library.sources]
    told = {"name": library.name, "sources": together(folder, sources), "flags": library.extra_compile_args}
    (folder / "manifest.json").write_text(json.dumps({"key": key, "library": told}), encoding="utf8")


def part(source: str) -> str:
    """Which part of a game a C file was translated from, `start` for what starts a library; else nothing."""
    if source.startswith("__native") and "___" not in source:
        return "start"
    _, _, module = source.removesuffix(".c").partition("___games___")
    return module.split("___")[1] if "___" in module else ""


def together(folder: Path, sources: list[str]) -> list[str]:
    """The units of a library, which include its C files, those that play runs through as often together."""
    mark_what_seldom_runs(folder, sources)
    sizes = {name: (folder / name).stat().st_size for name in sources}
    large = sum(sizes[name] for name in sources if part(name) not in PARTS) > LARGE_BYTES
    parts = {**PARTS, **LARGE_PARTS} if large else PARTS
    kinds: dict[str, list[str]] = {}
    for name in sources:
        kinds.setdefault(parts.get(part(name), BRISK if large else BUSY), []).append(name)
    units = []
    for kind in (BUSY, BRISK, QUIET, LARGE, COLD):  # what takes longest begins first
        names = kinds.get(kind, [])
        total, before = sum(sizes[name] for name in names), 0
        # What every game calls all the time stays whole.
        pieces = 1 if folder.name == ENGINE else total // UNIT_BYTES + 1
        pieces_of: dict[int, list[str]] = {}
        for name in names:
            pieces_of.setdefault(before * pieces // total, []).append(name)
            before += sizes[name]
        for number, piece in pieces_of.items():
            unit = f"{kind}_{number}.c"
            lines = ["#ifndef SELDOM", "#define SELDOM", "#endif", *(f'#include "{name}"' for name in piece), ""]
            (folder / unit).write_text("\n".join(lines), encoding="utf8")
            units.append(unit)
    return units


def mark_what_seldom_runs(folder: Path, sources: list[str]) -> None:
    """Put a word before what seldom runs in a game. Of engine and learners the wrappers run at each decision."""
    for path in (folder / name for name in sources if "___games___" in name):
        path.write_text(SELDOM.sub("SELDOM ", path.read_text(encoding="utf8")), encoding="utf8")


# --- compiler and linker -----------------------------------------------------------------------------


class Tools:
    """The C compiler and linker of this Python, as setuptools sets them up, and what they made before."""

    def __init__(self, flags: list[str], for_wheel: bool = False) -> None:
        from setuptools import Distribution
        from setuptools import Extension as Described

        command: Any = Distribution({"ext_modules": [Described("none", [])]}).get_command_obj("build_ext")
        command.build_extensions = lambda: None  # so that `run` only prepares the compiler
        command.ensure_finalized()
        command.run()
        self._command = command
        self._flags = flags
        quickly = {BRISK: FIRM, QUIET: LEAN, LARGE: QUICK, COLD: PLAIN}
        self._care = {COLD: QUICK} if for_wheel else quickly
        self._seldom = SELDOM_PLAIN if gcc() and not for_wheel else []
        if OPT_LEVEL < "2" or os.name == "nt":
            self._care, self._seldom = {}, []
        settings = vars(command.compiler).items()
        told = [f"{name}={value}" for name, value in settings if isinstance(value, str | list)]
        told = [setting.replace(sys.prefix, "") for setting in told]  # wherever the environment lies
        self._identity = [*VERSIONS, banner(), *flags, *sorted(told)]

    def compiled(self, library: Library, source: str) -> Path:
        """The object file of a C file; the one kept from before, if its text and all that went into it are the same."""
        path = library.folder / source
        made_of = [path, *included(path, library.folder)]
        flags = [*library.flags, *self._care.get(source.partition("_")[0], []), *self._seldom]
        key = contents([*self._identity, *flags], *made_of)
        return kept(f"{key}.o", lambda target: self.compile(path, library.folder, flags, target))

    def linked(self, library: Library, objects: list[Path], folder: Path) -> None:
        """Put one file of the build into its folder."""
        key = contents([*self._identity, library.name, *(path.name for path in objects)])
        made = kept(f"{key}.so", lambda target: self.link(library.name, objects, target))
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, folder / f"{library.name}{sysconfig.get_config_var('EXT_SUFFIX')}")

    def compile(self, source: Path, include: Path, flags: list[str], target: Path) -> None:
        from mypyc.build import include_dir

        with tempfile.TemporaryDirectory() as work:
            [made] = self._command.compiler.compile(
                [str(source)],
                output_dir=work,
                include_dirs=[include_dir(), f"{include_dir()}/vecs", str(include)],  # the headers of arrays, as well
                extra_postargs=[*flags, *self._flags],
            )
            shutil.move(made, target)

    def link(self, name: str, objects: list[Path], target: Path) -> None:
        from setuptools import Extension as Described

        described = Described(name, [])
        with tempfile.TemporaryDirectory() as work:
            self._command.compiler.link_shared_object(
                [str(path) for path in objects],
                str(target),
                libraries=self._command.get_libraries(described),
                library_dirs=self._command.library_dirs,
                runtime_library_dirs=self._command.rpath,
                extra_postargs=self._flags,
                export_symbols=self._command.get_export_symbols(described),
                build_temp=work,
                target_lang="c",
            )


def can_compile() -> bool:
    """Whether to compile; says so when there is no C compiler that finds Python's headers."""
    if os.environ.get("DECKHOLD_PURE") == "1":
        say("DECKHOLD_PURE=1: not compiled, engine and games run interpreted")
        return False
    error = probe([])
    if error:
        say(f"no working C compiler ({error}): engine and games run interpreted, several times slower")
    return not error


def optimising_flags(for_wheel: bool) -> list[str]:
    """What lets the compiler see more at once; for a wheel gcc sees a whole library while linking, on all cores."""
    if os.name == "nt":
        return []
    flags = ["-fvisibility=hidden", "-fcommon"]  # mypyc declares a group's imports in a header that each file includes
    if gcc():
        # Without `-fno-plt` each call of Python's own functions takes a jump more.
        flags += ["-fno-semantic-interposition", "-fno-plt", *(["-flto=auto"] if for_wheel else [])]
    return [] if probe(flags) else flags


def probe(flags: list[str]) -> str:
    """Compile and link the smallest extension; what went wrong, or nothing."""
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as work:
        code = Path(work, "probe.c")
        code.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="ascii")
        try:
            tools = Tools(flags)
            tools.compile(code, Path(work), [], Path(work, "probe.o"))
            tools.link("probe", [Path(work, "probe.o")], Path(work, "probe.so"))
        except (BaseError, CCompilerError) as error:
            return str(error)
    return ""


def gcc() -> bool:
    return "Free Software Foundation" in banner()


@functools.cache
def banner() -> str:
    """What the C compiler says of itself; nothing if it says nothing."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    try:
        return subprocess.run([cc, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def size(source: Path, folder: Path) -> int:
    return sum(path.stat().st_size for path in [source, *included(source, folder)])


def included(source: Path, folder: Path) -> list[Path]:
    """The generated files that a C file includes, itself or through others."""
    found: list[Path] = []
    waiting = [source]
    while waiting:
        for name in named_in(waiting.pop()):
            path = folder / name
            if path not in found and path.is_file():
                found.append(path)
                waiting.append(path)
    return sorted(found)


@functools.cache
def named_in(source: Path) -> list[str]:
    """What a C file includes itself. The headers of a large game are asked for by each of its files."""
    return INCLUDE.findall(source.read_text(encoding="utf8"))


# --- what is kept between builds ---------------------------------------------------------------------


def kept(name: str, make: Callable[[Path], None]) -> Path:
    """A file named after what it is made of; made if there is none yet."""
    path = KEPT / "objects" / name
    if path.exists():
        os.utime(path)
    else:
        path.parent.mkdir(exist_ok=True)
        half = path.with_name(f"{name}.{threading.get_ident()}")
        make(half)
        os.replace(half, path)
    return path


def drop_old_objects() -> None:
    for path in (KEPT / "objects").iterdir():
        if time.time() - path.stat().st_mtime > KEPT_DAYS * 24 * 3600:
            path.unlink()


def contents(words: list[str], *paths: Path) -> str:
    """A digest of words and of files, whatever their names."""
    digest = hashlib.sha256()
    for part in (*(word.encode() for word in words), *(path.read_bytes() for path in paths)):
        digest.update(f"{len(part)}\n".encode())
        digest.update(part)
    return digest.hexdigest()


def wait_for(done: str, what: str, jobs: list[Future[Any]]) -> None:
    """Wait for jobs to end, saying every few seconds how far they are."""
    told = time.monotonic()
    for count, job in enumerate(as_completed(jobs), 1):
        if job.exception():
            for other in jobs:
                other.cancel()
        job.result()
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            say(f"{done} {count} of {len(jobs)} {what}")


def say(line: str) -> None:
    print(f"deckhold: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            compile_in_place()
        case ["--behind"]:
            compile_behind()
        case ["--write-c", group, key]:
            gc.disable()
            gc.enable = gc.disable  # mypy would have garbage looked for again
            write_c(group, key)
            sys.stdout.flush()
            os._exit(0)  # what mypyc has built up takes a quarter of its time to be freed
        case _:
            sys.exit("usage: hatch_build.py [--behind]")
