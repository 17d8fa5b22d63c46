"""Tables of the database to tables in memory, and what happens at a table into the database."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from tzolkin.game.reasons import IllegalActionError
from tzolkin.tables.keys import Key, Role
from tzolkin.tables.table import (
    OPEN,
    Event,
    Phase,
    SealedChoice,
    Seat,
    SeatKind,
    Snapshot,
    Table,
    Turn,
    abandoned_before,
    agreed_in,
    led_elsewhere,
    replayed,
)
from tzolkin.version import RULES

from ..notices import Notice
from . import schema
from .rows import Row, write_rows

LATEST = 200  # events that are kept in memory


def load(connection: Connection, game: str) -> Table | None:
    """A whole table. One whose turns do not fit any more is given as broken, and stays as it is."""
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one_or_none()
    if row is None:
        return None
    turns = turns_of(connection, game)
    facts = row._mapping
    phase, problem = Phase(facts["phase"]), facts["problem"]
    now, fault = _now(facts["start"], turns)
    if fault is not None:
        begun = f"it was begun with rules {facts['rules']}, these are {RULES}"
        phase, problem = Phase.BROKEN, f"This game cannot be replayed ({begun}): {fault}"
    latest = events_after(connection, game, facts["event"] - LATEST)
    return Table(
        id=game,
        phase=phase,
        problem=problem,
        **{name: facts[name] for name in _COPIED},
        event=max([facts["event"], *(event.number for event in latest)]),
        seats=_seats(connection, game),
        keys=_keys(connection, game),
        turns=turns,
        sealed=_sealed(connection, game),
        now=now,
        events=latest,
        agreed=agreed_in(latest),
    )


def _now(start: dict[str, Any], turns: list[Turn]) -> tuple[Snapshot | None, Exception | None]:
    """What the turns lead to; what is wrong with them, if so, and then the start alone."""
    try:
        now = Snapshot(replayed(start, turns))
        if turns and (fault := led_elsewhere(turns[-1], now)):
            raise ValueError(fault)
    except (IllegalActionError, ValueError) as error:
        return (_now(start, [])[0] if turns else None), error
    return now, None


_COPIED = (
    *("public", "title", "rules", "start", "seed", "salt"),
    *("commitment", "bot_next", "rematch", "created", "changed"),
)


def start_of(connection: Connection, game: str) -> dict[str, Any]:
    wanted = select(schema.games.c.start).where(schema.games.c.id == game)
    found: dict[str, Any] = connection.scalars(wanted).one()
    return found


def turns_of(connection: Connection, game: str) -> list[Turn]:
    return [Turn(*found) for found in _rows(connection, schema.turns, game, Turn._fields)]


def _rows(connection: Connection, table: Any, game: str, names: Iterable[str]) -> list[Any]:
    columns = [table.c[name] for name in names]
    first = table.primary_key.columns.values()[1]
    found = connection.execute(select(*columns).where(table.c.game == game).order_by(first))
    return list(found)


def _seats(connection: Connection, game: str) -> list[Seat]:
    names = ("seat", "kind", "name", "colour", "bot", "key", "webhook", "push")
    rows = _rows(connection, schema.seats, game, names)
    return [Seat(**{**row._mapping, "kind": SeatKind(row.kind)}) for row in rows]


def _keys(connection: Connection, game: str) -> dict[str, Key]:
    rows = _rows(connection, schema.keys, game, Key._fields)
    return {row.id: Key(**{**row._mapping, "role": Role(row.role)}) for row in rows}


def _sealed(connection: Connection, game: str) -> dict[int, SealedChoice]:
    rows = _rows(connection, schema.sealed, game, ("seat", "action", "id"))
    return {row.seat: SealedChoice(row.action, row.id) for row in rows}


def events_after(
    connection: Connection, game: str, number: int, most: int | None = None
) -> list[Event]:
    """What happened since, in order."""
    table = schema.events
    columns = [table.c[name] for name in Event._fields]
    wanted = select(*columns).where(table.c.game == game, table.c.number > number)
    found = connection.execute(wanted.order_by(table.c.number).limit(most))
    return [Event(*row) for row in found]


def add_table(connection: Connection, table: Table) -> None:
    """A new table with its seats and keys."""
    stored = (*_COPIED, "id", "event", "phase", "players", "problem")
    facts = {name: getattr(table, name) for name in stored}
    connection.execute(insert(schema.games), facts)
    add_keys(connection, table.id, list(table.keys.values()))
    rows = [{**asdict(seat), "game": table.id} for seat in table.seats]
    connection.execute(insert(schema.seats), rows)
    write_rows(connection, [*turn_rows(table.id, table.turns), *event_rows(table.id, table.events)])


def add_keys(connection: Connection, game: str, keys: list[Key]) -> None:
    if keys:
        rows = [{**key._asdict(), "game": game} for key in keys]
        connection.execute(insert(schema.keys), rows)


def drop_key(connection: Connection, game: str, key: str) -> None:
    table = schema.keys
    connection.execute(delete(table).where(table.c.game == game, table.c.id == key))


def turn_rows(game: str, turns: list[Turn]) -> list[Row]:
    return [Row(_ADD_TURN, {**turn._asdict(), "game": game}) for turn in turns]


def event_rows(game: str, events: list[Event]) -> list[Row]:
    return [Row(_ADD_EVENT, {**event._asdict(), "game": game}) for event in events]


def facts_row(game: str, facts: dict[str, Any]) -> Row:
    return Row(_SET_FACTS, {"game": game, **facts})


_ADD_TURN, _ADD_EVENT = insert(schema.turns), insert(schema.events)
_SET_FACTS = update(schema.games).where(schema.games.c.id == bindparam("game"))


def set_seat(connection: Connection, game: str, seat: Seat) -> None:
    table = schema.seats
    one = update(table).where(table.c.game == game, table.c.seat == seat.seat)
    connection.execute(one, asdict(seat))


def forget_receiver(connection: Connection, notice: Notice) -> None:
    """It said that it is gone for good. A table in memory may still know it, and is told again."""
    table = schema.seats
    seat = update(table).where(table.c.game == notice.table_id, table.c.seat == notice.seat)
    connection.execute(seat, {notice.kind: None})


def seal(connection: Connection, game: str, seat: int, choice: SealedChoice) -> None:
    connection.execute(insert(schema.sealed), {"game": game, "seat": seat, **choice._asdict()})


def unseal(connection: Connection, game: str) -> None:
    connection.execute(delete(schema.sealed).where(schema.sealed.c.game == game))


def keep_draft(
    connection: Connection, game: str, seat: int, ply: int, actions: list[str], undone: list[str]
) -> None:
    table = schema.drafts
    connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat))
    row = {"game": game, "seat": seat, "ply": ply, "actions": actions, "undone": undone}
    connection.execute(insert(schema.drafts), row)


def drop_drafts(connection: Connection, game: str) -> None:
    connection.execute(delete(schema.drafts).where(schema.drafts.c.game == game))


def draft(connection: Connection, game: str, seat: int) -> dict[str, Any] | None:
    table = schema.drafts
    wanted = select(table.c.ply, table.c.actions, table.c.undone)
    row = connection.execute(wanted.where(table.c.game == game, table.c.seat == seat)).one_or_none()
    return None if row is None else dict(row._mapping)


def with_bot_next(connection: Connection, before: float = math.inf) -> list[str]:
    """The games in which a bot is to move, and where nothing has happened since."""
    table = schema.games
    wanted = select(table.c.id).where(table.c.bot_next, table.c.changed < before)
    return list(connection.scalars(wanted))


def open_tables(connection: Connection) -> int:
    table = schema.games
    alive = table.c.changed > abandoned_before()
    wanted = select(func.count()).where(table.c.phase.in_(OPEN), alive)
    return connection.scalars(wanted).one()


def listed(connection: Connection, most: int) -> list[str]:
    """Public tables that are not over, the latest first."""
    table = schema.games
    open_ones = table.c.phase.in_(OPEN)
    wanted = select(table.c.id).where(table.c.public, open_ones)
    return list(connection.scalars(wanted.order_by(table.c.changed.desc()).limit(most)))
