"""One server for one file of SQLite: two would not hear of each other's turns."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from .serving import CannotStart


@contextmanager
def alone(url: URL) -> Iterator[None]:
    """CannotStart if another server has the database, where it must not be shared. The lock goes
    with the process, however it ends; the file stays.
    """
    with ExitStack() as stack:
        if url.get_backend_name() == "sqlite" and url.database:
            beside = Path(f"{url.database}.lock")
            with suppress(OSError):  # whoever opens the database tells what is wrong there
                beside.parent.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context(beside.open("a"))
                _lock(file, url.database)
        yield


def _lock(file: IO[str], database: str) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotStart(
            f"another server uses {database}, and a file of SQLite is for one: stop that one, or "
            "name another database"
        ) from None
