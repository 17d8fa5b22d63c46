"""Notices that are still to be sent: rows of a table, so that a restart loses none.

Who wants to send a notice claims it first: its time is moved into the future, by as much as
sending can take. If the sender dies, that time comes, and somebody else sends the notice. So it may
arrive twice, but it does arrive.
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
    Column("id", String(32), primary_key=True),  # random, because receivers remember it
    Column("game", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", JSON, nullable=False),
    Column("body", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Index(None, "game", "seat"),
)


@dataclass(frozen=True)
class Notice:
    """A notice that was claimed; `tries` have failed before."""

    id: str
    game: str
    seat: int
    kind: Kind
    target: dict[str, Any] = field(repr=False)  # has secrets in it
    body: dict[str, Any]
    tries: int

    @property
    def host(self) -> str:
        """Where it goes to; empty if that cannot be read, which is told when it is sent."""
        try:
            return urlsplit(str(self.target.get("url") or self.target.get("endpoint"))).netloc
        except ValueError:
            return ""


CLAIMED = [notices.c[name] for name in ("id", "game", "seat", "kind", "target", "body", "tries")]


def enqueue(
    connection: Connection,
    game: str,
    seat: int,
    kind: Kind,
    target: Mapping[str, Any],
    body: Mapping[str, Any],
) -> str:
    """To be sent once the transaction is committed; gives what receivers know it by.

    The target of a webhook is its `url` and `secret`, that of a push the subscription.
    """
    now, delivery = time.time(), secrets.token_hex(16)
    row = {"id": delivery, "game": game, "seat": seat, "kind": kind}
    times = {"tries": 0, "due": now, "created": now}
    connection.execute(insert(notices).values(**row, **times, target=dict(target), body=dict(body)))
    return delivery


def withdraw(connection: Connection, game: str, seat: int) -> None:
    """What has not been sent need not be sent: the seat has moved, or the game is gone."""
    connection.execute(delete(notices).where(notices.c.game == game, notices.c.seat == seat))


def earliest(connection: Connection) -> float | None:
    """When the next notice is due."""
    due: float | None = connection.scalar(select(func.min(notices.c.due)))
    return due


def claim(connection: Connection, now: float, most: int, until: float) -> list[Notice]:
    """Notices that are due, which nobody else gets before that time."""
    picked = (
        select(notices.c.id)
        .where(notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)  # SQLite has one writer at a time, and ignores this
        .cte("picked")
    )
    taken = update(notices).where(notices.c.id.in_(select(picked.c.id))).values(due=until)
    return [Notice(**row) for row in connection.execute(taken.returning(*CLAIMED)).mappings()]


def drop(connection: Connection, delivery: str) -> None:
    """It was sent, or never will be."""
    connection.execute(delete(notices).where(notices.c.id == delivery))


def again(connection: Connection, delivery: str, tries: int, due: float) -> None:
    """To be tried once more, not before that time."""
    connection.execute(update(notices).where(notices.c.id == delivery).values(tries=tries, due=due))
