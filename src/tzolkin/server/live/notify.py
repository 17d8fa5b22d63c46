"""What is announced to other server processes on the same PostgreSQL; `exchange.py` hears it."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from ..db.rows import Row

if TYPE_CHECKING:
    from sqlalchemy import Connection

CHANNEL = "tzolkin"
ORIGIN = secrets.token_hex(4)  # this process, so that it does not listen to itself

Message = dict[str, Any]


def announce(connection: Connection, message: Message) -> list[Row]:
    """Part of the transaction: others hear of it when it is committed, or never."""
    if connection.dialect.name != "postgresql":
        return []
    payload = json.dumps({**message, "from": ORIGIN})
    return [Row(_NOTIFY, {"channel": CHANNEL, "payload": payload})]


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
