"""Who listens to which table, in this process."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Container
from typing import Any

from tzolkin.tables.table import Event

MOST_WAITING = 256  # messages for a listener who does not read; then it must come again


class Listener:
    """One connection. Messages for it wait in a queue of limited length."""

    def __init__(self, key: str | None, seats: list[int], seen: int) -> None:
        self.key = key  # the id of the key that it came with
        self.seats = seats
        self.seen = seen  # the number of the last event
        self.messages: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.slow = False

    def send(self, number: int | None, message: str) -> None:
        """Queue a message. No event is sent twice, and none before an earlier one."""
        if self.slow or (number is not None and number <= self.seen):
            return
        if (number is not None and number > self.seen + 1) or self.messages.full():
            self.send_away()
            return
        self.messages.put_nowait(message)
        self.seen = number or self.seen

    def send_away(self) -> None:
        """Close the connection rather than leave events out; it can come again for the rest."""
        self.slow = True
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class Hub:
    """All listeners of this process, by table."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def add(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].add(listener)

    def remove(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]

    def listeners(self, table_id: str) -> int:
        return len(self._listeners[table_id]) if table_id in self._listeners else 0

    @property
    def tables(self) -> list[str]:
        """The ids of the tables that somebody listens to."""
        return list(self._listeners)

    def publish(self, table_id: str, events: list[Event]) -> None:
        """Send events to everybody at a table: nothing in them is for one listener only."""
        for event in events:
            self._send(table_id, event.number, encode(event.to_json()))

    def send_away(self, table_id: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.send_away()

    def keep_holders(self, table_id: str, keys: Container[str]) -> None:
        """Send away those who came with a key that is not among these any more."""
        for listener in self._listeners.get(table_id, ()):
            if listener.key is not None and listener.key not in keys:
                listener.send_away()

    def send(self, table_id: str, message: str) -> None:
        """Send a message without a number, which is true only now."""
        self._send(table_id, None, message)

    def present(self, table_id: str) -> tuple[set[int], int]:
        """Return which seats somebody sits at, and how many look on."""
        everybody = self._listeners.get(table_id, set())
        seats = {seat for listener in everybody for seat in listener.seats}
        return seats, sum(not listener.seats for listener in everybody)

    def _send(self, table_id: str, number: int | None, message: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.send(number, message)


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
