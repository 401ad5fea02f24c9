"""Processes in which bots think, and which end with the one they think for."""

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


def thinkers(processes: int) -> ProcessPoolExecutor:
    """Processes to think in. When this one is gone, however it went, they are too."""
    # Not forked: a server has threads and open sockets, which a copy must not inherit.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_end_with_parent)


def _end_with_parent() -> None:
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    # A pool's process waits at a pipe of which it holds both ends: by itself it never learns that nobody writes to it.
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
