"""Compiles `deckhold.engine` and `deckhold.games` with mypyc, where a C compiler is there.

As a build hook it puts the compiled modules into the wheel, and for an editable install beside their
sources. Run as a script it brings the compiled modules of this checkout up to date; with `--behind` it does so in
the background, so that play can begin at once, interpreted. With `DECKHOLD_PURE=1`, or without a compiler, the
same files are installed to be interpreted.
"""

import contextlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "deckhold"

_native = runpy.run_path(str(PACKAGE / "_native.py"))  # what a checkout and a build must agree on
STAMP: str = _native["STAMP"]


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
        folder = Path(self._compiled.name)
        build_data["force_include"].update({str(folder / name): name.as_posix() for name in compile_into(folder)})
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
    if os.environ.get("DECKHOLD_PURE") == "1":
        return
    if up_to_date() or not can_compile():
        return
    stamp = PACKAGE / STAMP
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compiled = compile_into(folder)
        # Without its stamp nothing compiled is used, so nobody meets a half of it.
        stamp.unlink(missing_ok=True)
        for old in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
            old.unlink()
        for new in compiled:
            shutil.move(folder / new, SOURCE / new)


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
    stamp = PACKAGE / STAMP
    return stamp.exists() and stamp.read_text(encoding="ascii") == _native["stamp"](PACKAGE)


def compile_into(folder: Path) -> list[Path]:
    """Compile into a folder that mirrors `src`; the files made, the stamp last."""
    from mypyc.build import mypycify

    started = time.monotonic()
    stamp = _native["stamp"](PACKAGE)
    say("translating engine and games to C")
    # Seen from `src`, so that tracebacks name the sources in a way that Python finds again.
    with contextlib.chdir(SOURCE), tempfile.TemporaryDirectory() as work:
        extensions = mypycify(
            [
                "--config-file=",
                "--follow-imports=skip",
                f"--cache-dir={os.devnull}",
                *(str(path.relative_to(SOURCE)) for path in _native["sources"](PACKAGE)),
            ],
            opt_level=os.environ.get("DECKHOLD_OPT_LEVEL", "3"),
            debug_level="0",
            group_name="deckhold",  # not dotted: mypyc finds packages from where its library lies
            target_dir=work,
        )
        say(f"compiling the C, which takes minutes (so far {time.monotonic() - started:.0f} s)")
        flags = gcc_flags()
        for extension in extensions:
            if extension.name.endswith("__mypyc"):  # the rest are stubs
                extension.extra_compile_args += flags
                extension.extra_link_args += flags
        build_extensions(extensions, folder, work)
    made = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    name = Path("deckhold", STAMP)
    (folder / name).write_text(stamp, encoding="ascii")
    say(f"compiled {len(made) - 1} modules in {time.monotonic() - started:.0f} s")
    return [*made, name]


def can_compile() -> bool:
    """Whether to compile; says so when there is no C compiler that finds Python's headers."""
    if os.environ.get("DECKHOLD_PURE") == "1":
        say("DECKHOLD_PURE=1: not compiled, engine and games run interpreted")
        return False
    error = probe([])
    if error:
        say(f"no working C compiler ({error}): engine and games run interpreted, several times slower")
    return not error


def gcc_flags() -> list[str]:
    """What makes gcc optimise one large file as a whole and on all cores: it does so while linking."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    try:
        banner = subprocess.run([cc, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return []
    flags = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
    return flags if "Free Software Foundation" in banner and not probe(flags) else []


def probe(flags: list[str]) -> str:
    """Compile and link the smallest extension; what went wrong, or nothing."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as work:
        code = Path(work, "probe.c")
        code.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="ascii")
        extension = Extension("probe", [str(code)], extra_compile_args=flags, extra_link_args=flags)
        try:
            build_extensions([extension], Path(work), work)
        except (BaseError, CCompilerError) as error:
            return str(error)
    return ""


def build_extensions(extensions: list[Any], folder: Path, work: str) -> None:
    from setuptools import Distribution

    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder)
    command.build_temp = work
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def say(line: str) -> None:
    print(f"deckhold: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    compile_behind() if "--behind" in sys.argv[1:] else compile_in_place()
