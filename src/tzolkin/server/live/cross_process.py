"""Messages between server processes on one PostgreSQL (NOTIFY and LISTEN).

Nothing depends on a message arriving: events are in the database, and a process that missed one
reads it with the next. On SQLite there is one process, and nothing is published.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import URL, Connection, text

from ..db.rows import Row
from ..logging import log

Message = dict[str, Any]
CHANNEL = "tzolkin"
ORIGIN = secrets.token_hex(4)  # this process, so that it does not listen to itself
PATIENCE: dict[str, Any] = {"connect_timeout": 10, "keepalives_idle": 30}  # seconds
PAUSE = 1.0  # seconds, before a lost connection is tried again
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def publish(connection: Connection, message: Message) -> list[Row]:
    """Return the rows that publish a message as part of a transaction.

    Others receive it when the transaction is committed, or never.
    """
    if connection.dialect.name != "postgresql":
        return []
    payload = json.dumps({**message, "from": ORIGIN})
    return [Row(_NOTIFY, {"channel": CHANNEL, "payload": payload})]


class Subscriber:
    """Receives what other processes publish, in a thread, and passes it on to the event loop."""

    def __init__(self, url: URL, receive: Callable[[Message], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(False)
        self._receive = receive
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen_for_ever, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _listen_for_ever(self) -> None:
        import psycopg  # the driver is an extra

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **PATIENCE) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                log("no news from the database", level=logging.WARNING, why=str(error))
                self._stop.wait(PAUSE)

    def _listen(self, connection: Any) -> None:
        """Pass messages on. After a gap others may have changed anything, so all is read again."""
        connection.execute(f"LISTEN {CHANNEL}")
        self._pass_on({"kind": "gap"})
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=0.5):
                self._read(notice.payload)

    def _read(self, payload: str) -> None:
        try:
            message = json.loads(payload)
            is_ours = message["from"] == ORIGIN
        except (ValueError, KeyError, TypeError):
            log("a notice that is not ours", level=logging.WARNING)
            return
        if not is_ours:
            self._pass_on(message)

    def _pass_on(self, message: Message) -> None:
        self._loop.call_soon_threadsafe(self._receive, message)
