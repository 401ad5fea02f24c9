"""Programs of the system that tests want: installed where that is possible."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

# A system without a network says so soon.
APT = ["apt-get", "-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=0"]
APT += ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20"]
SECONDS = 600


def install(package: str, found: Callable[[], object]) -> None:
    """Install a package of Debian's unless something is found already; one of the processes that run tests does it."""
    if found() or os.getuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with open(Path(tempfile.gettempdir()) / "deckhold-installs.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["install", package], ["update"], ["install", package]):
            if not found():
                subprocess.run([*APT, *command], env=environment, check=False, capture_output=True, timeout=SECONDS)
