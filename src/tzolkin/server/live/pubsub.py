"""Several server processes on one PostgreSQL tell each other what happened (LISTEN and NOTIFY).

Nothing depends on a message arriving: events are in the database, and a process that missed one
reads it with the next.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import URL

from ..logging import log
from .notify import CHANNEL, ORIGIN, Message

PATIENCE: dict[str, Any] = {"connect_timeout": 10, "keepalives_idle": 30}  # seconds
PAUSE = 1.0  # seconds, before a lost connection is tried again


class Exchange:
    """Hears what other processes announce, in a thread, and tells it to the event loop."""

    def __init__(self, url: URL, heard: Callable[[Message], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(False)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen_for_ever, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _listen_for_ever(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log("no news from the database", level=logging.WARNING, why=str(error))
                self._stop.wait(PAUSE)

    def _listen(self) -> None:
        """After a gap others may have changed anything, so everything is looked at anew."""
        with psycopg.connect(self._address, autocommit=True, **PATIENCE) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._tell({"kind": "gap"})
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
            self._tell(message)

    def _tell(self, message: Message) -> None:
        self._loop.call_soon_threadsafe(self._heard, message)
