"""One server for one file of SQLite: two would not hear of each other's turns."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from ..run import StartupError


class InUseError(StartupError):
    """Another server has the database; where it is found, as far as it said so."""

    def __init__(self, database: str, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(
            f"another server{at} uses {database}, and a file of SQLite is for one: stop that one, "
            "or name another database"
        )
        self.address = address


@contextmanager
def lock_database(url: URL) -> Iterator[Callable[[str], None]]:
    """InUse if another server has the database, where it must not be shared; gives a way to say
    where this one is found. The lock goes with the process, however it ends; the file stays.
    """
    with ExitStack() as stack:
        file: IO[str] | None = None
        if url.get_backend_name() == "sqlite" and url.database:
            beside = Path(f"{url.database}.lock")
            with suppress(OSError):  # whoever opens the database tells what is wrong there
                beside.parent.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context(beside.open("a+"))
                _lock(file, url.database)

        def found_at(address: str) -> None:
            if file:
                file.truncate(0)
                print(address, file=file, flush=True)

        yield found_at


def _lock(file: IO[str], database: str) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        raise InUseError(database, file.read().strip()) from None
