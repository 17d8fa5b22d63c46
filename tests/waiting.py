"""Wait for what another process or thread will do soon."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds; raise an error after a timeout."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("what was waited for did not happen")
        time.sleep(0.01)
