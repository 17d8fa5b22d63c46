"""Tables and their changes in the database: loaded, and written."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from tzolkin.game.reasons import IllegalActionError
from tzolkin.tables.changes import Change
from tzolkin.tables.drafts import SavedDraft
from tzolkin.tables.history import agreed_seats, mismatch, play_turns
from tzolkin.tables.keys import Key, Role
from tzolkin.tables.seats import Seat, SeatKind
from tzolkin.tables.table import (
    EVENTS_KEPT,
    OPEN,
    Event,
    Phase,
    SealedChoice,
    Snapshot,
    Table,
    Turn,
    abandoned_before,
)
from tzolkin.version import RULES

from ..notices import Notice
from . import schema
from .rows import Row, write_rows


def load(connection: Connection, table_id: str) -> Table | None:
    """Return a whole table, or None if there is none.

    A table whose turns do not fit any more is returned as broken, and stays as it is.
    """
    games = schema.games
    row = connection.execute(select(games).where(games.c.table_id == table_id)).one_or_none()
    if row is None:
        return None
    turns = load_turns(connection, table_id)
    phase, problem = Phase(row.phase), row.problem
    latest, fault = _replay(row.start, turns)
    if fault is not None:
        begun = f"it was begun with rules {row.rules}, these are {RULES}"
        phase, problem = Phase.BROKEN, f"This game cannot be replayed ({begun}): {fault}"
    events = load_events(connection, table_id, row.event - EVENTS_KEPT)
    return Table(
        table_id=table_id,
        phase=phase,
        problem=problem,
        **{name: getattr(row, name) for name in _COPIED},
        event=max([row.event, *(event.number for event in events)]),
        seats=_load_seats(connection, table_id),
        keys=_load_keys(connection, table_id),
        turns=turns,
        sealed=_load_sealed(connection, table_id),
        latest=latest,
        events=events,
        agreed=agreed_seats(events),
    )


def _replay(start: dict[str, Any], turns: list[Turn]) -> tuple[Snapshot | None, Exception | None]:
    """Return what the turns lead to; or what the start is, and what is wrong with the turns."""
    try:
        latest = Snapshot(play_turns(start, turns))
        if turns and (fault := mismatch(turns[-1], latest)):
            raise ValueError(fault)
    except (IllegalActionError, ValueError) as error:
        return (_replay(start, [])[0] if turns else None), error
    return latest, None


_COPIED = (
    *("public", "title", "rules", "start", "seed", "salt"),
    *("commitment", "bot_next", "rematch", "created", "changed"),
)


def load_start(connection: Connection, table_id: str) -> dict[str, Any]:
    wanted = select(schema.games.c.start).where(schema.games.c.table_id == table_id)
    start: dict[str, Any] = connection.scalars(wanted).one()
    return start


def load_turns(connection: Connection, table_id: str) -> list[Turn]:
    return [Turn(*row) for row in _rows(connection, schema.turns, table_id, Turn._fields)]


def _rows(connection: Connection, table: Any, table_id: str, names: Iterable[str]) -> list[Any]:
    columns = [table.c[name] for name in names]
    first = table.primary_key.columns.values()[1]
    wanted = select(*columns).where(table.c.table_id == table_id).order_by(first)
    return list(connection.execute(wanted))


def _load_seats(connection: Connection, table_id: str) -> list[Seat]:
    names = ("number", "kind", "name", "colour", "bot", "key", "webhook", "push")
    rows = _rows(connection, schema.seats, table_id, names)
    return [Seat(number, SeatKind(kind), *rest) for number, kind, *rest in rows]


def _load_keys(connection: Connection, table_id: str) -> dict[str, Key]:
    rows = _rows(connection, schema.keys, table_id, Key._fields)
    return {row.id: Key(row.id, row.hash, Role(row.role), row.created) for row in rows}


def _load_sealed(connection: Connection, table_id: str) -> dict[int, SealedChoice]:
    rows = _rows(connection, schema.sealed, table_id, ("seat", "action", "id"))
    return {row.seat: SealedChoice(row.action, row.id) for row in rows}


def load_events(
    connection: Connection, table_id: str, after: int, most: int | None = None
) -> list[Event]:
    """Return the events after one, in order."""
    table = schema.events
    columns = [table.c[name] for name in Event._fields]
    wanted = select(*columns).where(table.c.table_id == table_id, table.c.number > after)
    rows = connection.execute(wanted.order_by(table.c.number).limit(most))
    return [Event(*row) for row in rows]


def add_table(connection: Connection, table: Table) -> None:
    """Write a new table with its seats and keys."""
    stored = (*_COPIED, "table_id", "event", "phase", "players", "problem")
    connection.execute(insert(schema.games), {name: getattr(table, name) for name in stored})
    _add_keys(connection, table.table_id, table.keys.values())
    rows = [{**asdict(seat), "table_id": table.table_id} for seat in table.seats]
    connection.execute(insert(schema.seats), rows)
    turns, events = (
        _turn_rows(table.table_id, table.turns),
        _event_rows(table.table_id, table.events),
    )
    write_rows(connection, [*turns, *events])


def write(connection: Connection, change: Change) -> list[Row]:
    """Write the rare parts of a change, and return the rows that every turn has.

    Notices are not among them: they are written by the outbox. Two writers cannot both have the
    number of an event, so one of them fails as a whole.
    """
    if not change.events:
        raise ValueError("every change has an event: by its number others notice it")
    table_id = change.table.table_id
    if change.opens:
        add_table(connection, change.table)
    _write_keys(connection, table_id, change)
    _write_seats(connection, table_id, change.seats)
    _write_sealed(connection, table_id, change)
    if change.drops_drafts:
        drafts = schema.drafts
        connection.execute(delete(drafts).where(drafts.c.table_id == table_id))
    return [
        *_event_rows(table_id, change.events),
        *_turn_rows(table_id, change.turns),
        Row(_SET_FIELDS, {"which": table_id, **change.fields()}),
    ]


def _write_keys(connection: Connection, table_id: str, change: Change) -> None:
    _add_keys(connection, table_id, change.new_keys)
    table = schema.keys
    for key in change.dropped_keys:
        one = delete(table).where(table.c.table_id == table_id, table.c.id == key.id)
        connection.execute(one)


def _add_keys(connection: Connection, table_id: str, keys: Iterable[Key]) -> None:
    rows = [{**key._asdict(), "table_id": table_id} for key in keys]
    if rows:
        connection.execute(insert(schema.keys), rows)


def _write_seats(connection: Connection, table_id: str, seats: list[Seat]) -> None:
    table = schema.seats
    for seat in seats:
        one = update(table).where(table.c.table_id == table_id, table.c.number == seat.number)
        connection.execute(one, asdict(seat))


def _write_sealed(connection: Connection, table_id: str, change: Change) -> None:
    """Write secret choices, even if all are deleted then: another process may have one too."""
    table = schema.sealed
    for seat, choice in change.sealed.items():
        row = {"table_id": table_id, "seat": seat, **choice._asdict()}
        connection.execute(insert(table), row)
    if change.unseals:
        connection.execute(delete(table).where(table.c.table_id == table_id))


def _turn_rows(table_id: str, turns: list[Turn]) -> list[Row]:
    return [Row(_ADD_TURN, {**turn._asdict(), "table_id": table_id}) for turn in turns]


def _event_rows(table_id: str, events: list[Event]) -> list[Row]:
    return [Row(_ADD_EVENT, {**event._asdict(), "table_id": table_id}) for event in events]


_ADD_TURN, _ADD_EVENT = insert(schema.turns), insert(schema.events)
_SET_FIELDS = update(schema.games).where(schema.games.c.table_id == bindparam("which"))


def forget_receiver(connection: Connection, notice: Notice) -> None:
    """Forget the receiver of a notice, which said that it is gone for good.

    A table in memory may still know it, and then it is written to once more.
    """
    table = schema.seats
    mine = table.c.table_id == notice.table_id, table.c.number == notice.seat
    seat = update(table).where(*mine)
    connection.execute(seat, {notice.kind: None})


def save_draft(connection: Connection, table_id: str, seat: int, draft: SavedDraft) -> None:
    """Write the draft of a seat in place of the one there was."""
    table = schema.drafts
    connection.execute(delete(table).where(table.c.table_id == table_id, table.c.seat == seat))
    row = {"table_id": table_id, "seat": seat, **draft._asdict()}
    connection.execute(insert(table), row)


def load_draft(connection: Connection, table_id: str, seat: int) -> SavedDraft | None:
    table = schema.drafts
    wanted = select(*(table.c[name] for name in SavedDraft._fields))
    mine = wanted.where(table.c.table_id == table_id, table.c.seat == seat)
    row = connection.execute(mine).one_or_none()
    return None if row is None else SavedDraft(*row)


def tables_with_bot_next(connection: Connection, before: float = math.inf) -> list[str]:
    """Return the tables at which a bot is to move, and nothing has happened since a time."""
    table = schema.games
    wanted = select(table.c.table_id).where(table.c.bot_next, table.c.changed < before)
    return list(connection.scalars(wanted))


def count_open_tables(connection: Connection) -> int:
    table = schema.games
    alive = table.c.changed > abandoned_before()
    wanted = select(func.count()).where(table.c.phase.in_(OPEN), alive)
    return connection.scalars(wanted).one()


def public_tables(connection: Connection, most: int) -> list[str]:
    """Return public tables that are not over, the latest first."""
    table = schema.games
    wanted = select(table.c.table_id).where(table.c.public, table.c.phase.in_(OPEN))
    return list(connection.scalars(wanted.order_by(table.c.changed.desc()).limit(most)))
