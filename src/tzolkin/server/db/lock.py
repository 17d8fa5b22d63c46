"""The lock on a SQLite file: two servers on one file would not hear of each other's turns."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from ..run import StartupError


class InUseError(StartupError):
    """Another server uses the database; `address` is where, if that server has said so."""

    def __init__(self, database: str, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(
            f"another server{at} uses {database}, and a file of SQLite is for one: stop that one, "
            "or name another database"
        )
        self.address = address


@contextmanager
def lock_database(url: URL) -> Iterator[Callable[[str], None]]:
    """Lock a database that must not be shared; InUseError if another server has it.

    The context is a function that notes at which address this server is. The lock ends with the
    process, however it ends; its file stays.
    """
    with ExitStack() as stack:
        file: IO[str] | None = None
        if url.get_backend_name() == "sqlite" and url.database:
            lock_file = Path(f"{url.database}.lock")
            with suppress(OSError):  # opening the database reports what is wrong there
                lock_file.parent.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context(lock_file.open("a+"))
                _lock(file, url.database)

        def note_address(address: str) -> None:
            if file:
                file.truncate(0)
                print(address, file=file, flush=True)

        yield note_address


def _lock(file: IO[str], database: str) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        raise InUseError(database, file.read().strip()) from None
