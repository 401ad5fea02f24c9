"""Plays the games whose figures the gallery shows unless it is given others, into src/deckhold/server/statistics.

.venv/bin/python web/statistics.py [GAMES]    so many games of each; 4000 if not said
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

import deckhold
from deckhold.server.cardstats import FOLDER, of_run


def main() -> None:
    count = sys.argv[1] if len(sys.argv) > 1 else "4000"
    FOLDER.mkdir(exist_ok=True)
    for info in deckhold.catalog():
        with tempfile.TemporaryDirectory() as folder:
            run = Path(folder, "run")
            seats = str(max(info.seats[0], min(2, info.seats[1])))
            command = ["sim", info.id, "-n", count, "--bots", "greedy", "--seats", seats, "--out", str(run)]
            subprocess.run([sys.executable, "-m", "deckhold.cli", *command], check=True)
            text = msgspec.json.format(msgspec.json.encode(of_run(run)), indent=1)
            (FOLDER / f"{info.id}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
