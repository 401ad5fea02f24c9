"""Compiled positions and the memory they lie in."""

import os
import subprocess
import sys

NESTED = """
import deckhold
for game in deckhold.catalog():
    chain = None
    for seed in range(300):
        chain = (chain, deckhold.new(game.id, game.seats[1], seed, game.everything()))
    del chain
print("freed")
"""


def test_a_long_chain_of_positions_is_freed_without_writing_beyond_them() -> None:
    """As in the tree of somebody's own search. Python's debug allocator stops the process where it is not so."""
    done = subprocess.run(
        [sys.executable, "-c", NESTED],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr
