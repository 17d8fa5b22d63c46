"""Whether other threads get to run while something is under way."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ATTEMPTS = 500

Work = Callable[[], object]


def seen_from_outside(work: Work, tidy: Work = lambda: None) -> bool:
    """Does another thread get to run while this is under way? `tidy` comes before the next try."""
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
    """Threads take turns only where the lock is given up of its own accord."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000.0)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
