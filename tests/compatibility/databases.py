"""The database of the first release, and copies of it."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.compatibility.commands import run
from tests.compatibility.fixtures import DATA
from tests.compatibility.servers import client, server
from tests.compatibility.tables import HOOK, Places, make

PACKED, BACKUP = DATA / "tables.sqlite.gz", DATA / "tables.backup"
INTO_ONE_FILE = ("PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA journal_mode=DELETE", "VACUUM")


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def make_database(folder: Path) -> Places:
    """Make the database by a server that is killed while a bot thinks, and pack it."""
    file = folder / "tables.sqlite"
    log = file.with_suffix(".log")
    with server(url_of(file), log, kill=True) as address, client(address) as http:
        places = make(http)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        (left,) = connection.execute("SELECT count(*) FROM games WHERE bot_next").fetchone()
        assert left == 1, "the bot was too fast; try again"
        for statement in INTO_ONE_FILE:
            connection.execute(statement)
    PACKED.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    assert run("admin", "backup", BACKUP, "--database", url_of(file)).code == 0
    return places


def unpack(folder: Path, hook: str = HOOK) -> Path:
    """A copy of the database, in which webhooks lead to another address."""
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress(PACKED.read_bytes()))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE seats SET webhook = replace(webhook, ?, ?)", (HOOK, hook))
        connection.execute("UPDATE notices SET target = replace(target, ?, ?)", (HOOK, hook))
        connection.commit()
    return file
