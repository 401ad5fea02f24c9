"""Plays the games whose figures the gallery shows unless it is given others, into src/deckhold/server/statistics.

.venv/bin/python web/statistics.py                      4000 games of each
.venv/bin/python web/statistics.py 1000 mage-knight     so many, of the games that are named
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

import deckhold
from deckhold.server.cardstats import FOLDER, of_run


def main() -> None:
    count, *named = sys.argv[1:] or ["4000"]
    FOLDER.mkdir(exist_ok=True)
    for info in [info for info in deckhold.catalog() if not named or info.id in named]:
        with tempfile.TemporaryDirectory() as folder:
            run = Path(folder, "run")
            seats = str(max(info.seats[0], min(2, info.seats[1])))
            command = ["sim", info.id, "-n", count, "--bots", "greedy", "--seats", seats, "--out", str(run)]
            subprocess.run([sys.executable, "-m", "deckhold.cli", *command], check=True)
            text = msgspec.json.format(msgspec.json.encode(of_run(run)), indent=1)
            (FOLDER / f"{info.id}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
