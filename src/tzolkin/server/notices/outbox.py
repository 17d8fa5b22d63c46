"""Notices to be sent, in a table of the database, so that a restart loses none.

A sender claims a notice first: it moves the due time into the future, beyond the time that sending
can take. If the sender dies, the notice is due again at that time. So a notice is sent at least
once, and sometimes twice.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlsplit

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)

from ..db.schema import metadata

Kind = Literal["webhook", "push"]

notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),  # random; receivers recognize duplicates by it
    Column("game", Text, nullable=False, key="table_id"),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", JSON, nullable=False),
    Column("body", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Index(None, "table_id", "seat"),
)


@dataclass(frozen=True)
class Notice:
    """A claimed notice; `tries` counts earlier failures."""

    id: str
    table_id: str
    seat: int
    kind: Kind
    target: dict[str, Any] = field(repr=False)  # contains secrets
    body: dict[str, Any]
    tries: int

    @property
    def host(self) -> str:
        """The host of the target; empty for an invalid URL, which fails when it is sent."""
        try:
            return urlsplit(str(self.target.get("url") or self.target.get("endpoint"))).netloc
        except ValueError:
            return ""


CLAIMED_COLUMNS = [
    notices.c[name].label(name)
    for name in ("id", "table_id", "seat", "kind", "target", "body", "tries")
]


def enqueue(
    connection: Connection,
    table_id: str,
    seat: int,
    kind: Kind,
    target: Mapping[str, Any],
    body: Mapping[str, Any],
) -> str:
    """Add a notice that is sent once the transaction is committed, and return its id.

    The target of a webhook is its `url` and `secret`, that of a push the subscription.
    """
    now, notice_id = time.time(), secrets.token_hex(16)
    row = {"id": notice_id, "table_id": table_id, "seat": seat, "kind": kind}
    times = {"tries": 0, "due": now, "created": now}
    connection.execute(insert(notices).values(**row, **times, target=dict(target), body=dict(body)))
    return notice_id


def withdraw(connection: Connection, table_id: str, seat: int) -> None:
    """Delete the unsent notices of a seat, which has moved, or whose game is gone."""
    of_seat = notices.c.table_id == table_id, notices.c.seat == seat
    connection.execute(delete(notices).where(*of_seat))


def next_due(connection: Connection) -> float | None:
    """Return the time when the next notice is due; None if there is none."""
    due: float | None = connection.scalar(select(func.min(notices.c.due)))
    return due


def claim(connection: Connection, now: float, limit: int, until: float) -> list[Notice]:
    """Return due notices, which no other sender gets before the time `until`."""
    picked = (
        select(notices.c.id)
        .where(notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)  # SQLite has one writer at a time, and ignores this
        .cte("picked")
    )
    claim_picked = update(notices).where(notices.c.id.in_(select(picked.c.id))).values(due=until)
    rows = connection.execute(claim_picked.returning(*CLAIMED_COLUMNS)).mappings()
    return [Notice(**row) for row in rows]


def remove(connection: Connection, notice_id: str) -> None:
    connection.execute(delete(notices).where(notices.c.id == notice_id))


def reschedule(connection: Connection, notice_id: str, tries: int, due: float) -> None:
    """Let a notice be sent again, not before the time `due`."""
    notice = update(notices).where(notices.c.id == notice_id)
    connection.execute(notice.values(tries=tries, due=due))
