"""The work of `tzolkin admin` on the database."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from tzolkin import IllegalActionError
from tzolkin.game.records import SUFFIX
from tzolkin.server import admin
from tzolkin.server.db.engine import open_engine
from tzolkin.server.run import StartupError, prepare_database
from tzolkin.server.settings import read_settings
from tzolkin.server.settings_errors import BadSettingError
from tzolkin.tables.records import from_record
from tzolkin.tables.table import Table

from ..console import counted, print_message, results
from ..errors import CommandError
from ..files import Document
from ..records import fault_of, read_record

WRONG = 1


@contextmanager
def _database(url: str | None, *, may_create: bool = False) -> Iterator[Engine]:
    """Open the database, migrated to the present schema; its errors become command errors."""
    try:
        settings = read_settings(database=url)
        if not may_create:
            _check_exists(settings.database_url)
        prepare_database(settings)
    except (BadSettingError, StartupError) as error:
        raise CommandError(str(error)) from None
    engine = open_engine(settings.database_url)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise CommandError(f"the database cannot be used: {error.__cause__ or error}") from None
    finally:
        engine.dispose()


def _check_exists(url: URL) -> None:
    """Refuse a missing file; an empty database in its place would look as if all was well."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise CommandError(f"there is no database {url.database}; --database names another")


def export_records(database: str | None, folder: Path) -> None:
    """Write the records of all finished games, a file for each."""
    with _database(database) as engine, engine.connect() as connection:
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        for table_id, record in admin.finished_records(connection):
            (folder / f"{table_id}{SUFFIX}").write_text(json.dumps(record), encoding="utf-8")
            count += 1
    results().print(f"{counted(count, 'record')} written to {folder}")


def import_records(database: str | None, files: list[Path]) -> None:
    """Store records as finished games, all of them or none."""
    records = [read_record(file) for file in files]
    tables = [_table(file, record) for file, record in zip(files, records, strict=True)]
    with _database(database, may_create=True) as engine:
        admin.add_tables(engine, [table for table, _ in tables])
    for file, (table, key) in zip(files, tables, strict=True):
        line = f"{file.name}: table {table.table_id}, key to look at it {key}"
        results().print(line, soft_wrap=True)


def _table(file: Path, record: Document) -> tuple[Table, str]:
    try:
        return from_record(record)
    except IllegalActionError as error:
        raise CommandError(f"{file}: {fault_of(record, error).describe()}") from None
    except ValueError as error:
        raise CommandError(f"{file}: {error}") from None


def verify_games(database: str | None) -> None:
    """Replay every game and compare it with what was stored after every turn."""
    wrong = games = 0
    with _database(database) as engine, engine.connect() as connection:
        for verdict in admin.verdicts(connection):
            games += 1
            if verdict.problem:
                wrong += 1
                print_message(f"{verdict.table_id}: {verdict.problem}")
    results().print(f"{counted(games, 'game')} checked, {wrong or 'none'} of them wrong")
    raise typer.Exit(WRONG if wrong else 0)


def back_up(database: str | None, file: Path) -> None:
    with _database(database) as engine:
        count = admin.back_up(engine, file)
    results().print(f"{counted(count, 'game')} written to {file}")


def restore_backup(database: str | None, file: Path) -> None:
    with _database(database, may_create=True) as engine:
        try:
            count = admin.restore(engine, file)
        except (ValueError, RecursionError, OSError, EOFError, zlib.error) as error:
            raise CommandError(f"{file} cannot be restored: {error}") from None
    results().print(f"{counted(count, 'game')} restored from {file}")


def remove_old_games(database: str | None, days: float, running: bool, really: bool) -> None:
    """Remove games that nobody touched for some days, or only count them."""
    with _database(database) as engine:
        count = admin.prune(engine, days, running=running, really=really)
    which = "over, never begun, or left in the middle," if running else "over, or never begun,"
    games = f"{counted(count, 'game')} {which} and untouched for {days:g} days"
    results().print(f"{games}: removed" if really else f"{games}; --yes removes them")
