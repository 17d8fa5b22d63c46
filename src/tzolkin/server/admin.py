"""Maintenance of a database: export, import, verify, back up, restore and prune."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select
from sqlalchemy import Table as Relation
from sqlalchemy.exc import OperationalError, StatementError

from tzolkin.game.reasons import IllegalActionError
from tzolkin.game.value_checks import short_repr
from tzolkin.tables.history import games_after, mismatch
from tzolkin.tables.records import to_record
from tzolkin.tables.table import Phase, Snapshot, Table, Turn

from .db import repository, schema
from .notices.outbox import notices

BACKUP = "tzolkin-backup/1"
DAY = 86_400.0
OVER = (Phase.FINISHED, Phase.CLOSED)


class BackupError(ValueError):
    """A file cannot be restored; the message says why."""


class Verdict(NamedTuple):
    """The result of verifying a game."""

    table_id: str
    turns: int
    problem: str | None


def table_ids(connection: Connection, *phases: Phase) -> list[str]:
    """Return the tables by age, all of them or those in some phases."""
    wanted = select(schema.games.c.table_id).order_by(schema.games.c.created)
    if phases:
        wanted = wanted.where(schema.games.c.phase.in_(phases))
    return list(connection.scalars(wanted))


def finished_records(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the records of all finished games."""
    for table_id in table_ids(connection, Phase.FINISHED):
        table = repository.load(connection, table_id)
        if table is not None and table.phase is Phase.FINISHED:
            yield table_id, to_record(table)


def verdicts(connection: Connection) -> Iterator[Verdict]:
    """Every game, played through turn by turn and compared with what was noted then."""
    for table_id in table_ids(connection):
        start = repository.load_start(connection, table_id)
        turns = repository.load_turns(connection, table_id)
        yield Verdict(table_id, len(turns), _fault(start, turns))


def _fault(start: dict[str, Any], turns: list[Turn]) -> str | None:
    try:
        for turn, game in games_after(start, turns):
            if fault := mismatch(turn, Snapshot(game)):
                return fault
    except (IllegalActionError, ValueError) as error:
        return f"it cannot be replayed: {error}"
    return None


def back_up(engine: Engine, path: Path) -> int:
    """Write everything, as it is at one moment, to a file, and return the number of games."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.touch(mode=0o600)  # seeds of running games and secrets of webhooks are in it
        with gzip.open(part, "wt", encoding="utf-8") as file:
            count = _write_all(engine, file)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _write_all(engine: Engine, file: IO[str]) -> int:
    _write(file, {"format": BACKUP, "made": time.time()})
    isolation = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with engine.execution_options(**isolation).connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(select(table)):
                _write(file, {"table": table.name, "row": dict(row._mapping)})
        return connection.scalars(select(func.count()).select_from(schema.games)).one()


def _write(file: IO[str], value: dict[str, Any]) -> None:
    file.write(json.dumps(value, separators=(",", ":")) + "\n")


def restore(engine: Engine, path: Path) -> int:
    """Restore a backup into an empty database, all or nothing, and return the number of games."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = (json.loads(line) for line in file)
        head = next(lines, None)
        if not isinstance(head, dict) or head.get("format") != BACKUP:
            raise BackupError(f"{path.name} is not a backup of ours ({BACKUP})")
        with engine.execution_options(writes=True).begin() as connection:
            if table_ids(connection):
                raise BackupError("there are games in this database; restore into an empty one")
            for number, line in enumerate(lines, 2):
                _restore_line(connection, number, line)
            return len(table_ids(connection))


def _restore_line(connection: Connection, number: int, line: object) -> None:
    table, row = _read_line(number, line)
    try:
        connection.execute(insert(table), row)
    except OperationalError:
        raise  # it is not the row's fault
    except StatementError as error:
        why = str(error.orig).splitlines()[0]
        raise BackupError(f"its line {number} does not fit into {table.name}: {why}") from None


def _read_line(number: int, line: object) -> tuple[Relation, dict[str, Any]]:
    """Return the row that a line holds, and the database table it belongs to."""
    name, row = (line.get("table"), line.get("row")) if isinstance(line, dict) else (None, None)
    table = schema.metadata.tables.get(name) if isinstance(name, str) else None
    if table is None or not isinstance(row, dict):
        raise BackupError(f"its line {number} is no row of one of our tables")
    columns = {column.name: column for column in table.columns}
    needed = {name for name, column in columns.items() if not column.nullable}
    for lacking in sorted(needed - row.keys()):
        raise BackupError(f"its line {number} lacks {lacking!r} of {table.name}")
    for unknown in sorted(row.keys() - columns.keys()):
        raise BackupError(
            f"its line {number} has {short_repr(unknown)}, which is not in {table.name}"
        )
    return table, {columns[name].key: value for name, value in row.items()}


def add_tables(engine: Engine, tables: list[Table]) -> None:
    """Write new tables, all of them or none."""
    with engine.execution_options(writes=True).begin() as connection:
        for table in tables:
            repository.add_table(connection, table)


def prune(engine: Engine, days: float, *, running: bool, really: bool) -> int:
    """Return the number of old games that are over or never began, and remove them if `really`.

    Old games are those that nobody touched for some days. With `running`, those that were left in
    the middle count as well.
    """
    old = schema.games.c.changed < time.time() - DAY * days
    phases = (*OVER, Phase.GATHERING, *([Phase.RUNNING] if running else []))
    done = schema.games.c.phase.in_(phases)
    with engine.execution_options(writes=True).begin() as connection:
        if really:
            return _remove(connection, old & done)
        count = select(func.count()).select_from(schema.games).where(old, done)
        return connection.scalars(count).one()


def _remove(connection: Connection, which: ColumnElement[bool]) -> int:
    """Remove games, and their notices, which have no foreign key."""
    count = connection.execute(delete(schema.games).where(which)).rowcount
    orphans = notices.c.table_id.not_in(select(schema.games.c.table_id))
    connection.execute(delete(notices).where(orphans))
    return count
