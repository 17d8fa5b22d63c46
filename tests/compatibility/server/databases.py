"""The database of the first release, and copies of it."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.compatibility.descriptions.commands import run
from tests.compatibility.fixtures import DATA
from tests.compatibility.server.process import http_client, running_server
from tests.compatibility.server.scenario import HOOK, Tables, make_tables

PACKED, BACKUP = DATA / "tables.sqlite.gz", DATA / "tables.backup"
MERGE_FILES = ("PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA journal_mode=DELETE", "VACUUM")


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def make_database(folder: Path) -> Tables:
    """Make the database, with a server that is killed while a bot thinks, and pack it."""
    file = folder / "tables.sqlite"
    log = file.with_suffix(".log")
    with running_server(url_of(file), log, kill=True) as address, http_client(address) as http:
        tables = make_tables(http)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        (thinking,) = connection.execute("SELECT count(*) FROM games WHERE bot_next").fetchone()
        assert thinking == 1, "the bot was too fast; try again"
        for statement in MERGE_FILES:
            connection.execute(statement)
    PACKED.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    assert run("admin", "backup", BACKUP, "--database", url_of(file)).code == 0
    return tables


def unpack(folder: Path, hook: str = HOOK) -> Path:
    """Copy the database into a folder, with another address for its webhooks."""
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress(PACKED.read_bytes()))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE seats SET webhook = replace(webhook, ?, ?)", (HOOK, hook))
        connection.execute("UPDATE notices SET target = replace(target, ?, ?)", (HOOK, hook))
        connection.commit()
    return file
