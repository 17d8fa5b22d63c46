"""Check whether other threads run while a call is in progress."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ATTEMPTS = 500

Work = Callable[[], object]


def runs_in_parallel(work: Work, tidy: Work = lambda: None) -> bool:
    """Return whether another thread runs during a call; `tidy` is called before the next try."""
    working = ended = seen = False

    def worker() -> None:
        nonlocal working, ended
        for _ in range(ATTEMPTS):
            working = True
            work()
            working = False
            if seen:
                break
            tidy()
        ended = True

    with _no_forced_switches():
        thread = threading.Thread(target=worker)
        thread.start()
        while not (seen or ended):
            time.sleep(0)
            seen = working
        thread.join()
    return seen


@contextmanager
def _no_forced_switches() -> Iterator[None]:
    """Let threads switch only where the lock is released voluntarily."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000.0)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
