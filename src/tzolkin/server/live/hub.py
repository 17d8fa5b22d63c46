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
    """One connection. What is told to it waits in a queue of limited length."""

    def __init__(self, key: str | None, seats: list[int], seen: int) -> None:
        self.key = key
        self.seats = seats
        self.seen = seen
        self.messages: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.slow = False

    def tell(self, number: int | None, message: str) -> None:
        """An event it has seen is not told again, and none is told before an earlier one."""
        if self.slow or (number is not None and number <= self.seen):
            return
        if (number is not None and number > self.seen + 1) or self.messages.full():
            self.send_away()
            return
        self.messages.put_nowait(message)
        self.seen = number or self.seen

    def send_away(self) -> None:
        """Nothing is left out: it is sent away, and will say what it saw last."""
        self.slow = True
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def add(self, game: str, listener: Listener) -> None:
        self._listeners[game].add(listener)

    def remove(self, game: str, listener: Listener) -> None:
        self._listeners[game].discard(listener)
        if not self._listeners[game]:
            del self._listeners[game]

    def listeners(self, game: str) -> int:
        return len(self._listeners[game]) if game in self._listeners else 0

    @property
    def games(self) -> list[str]:
        return list(self._listeners)

    def publish(self, game: str, events: list[Event]) -> None:
        """Written once, sent to all: nothing in an event is for one of them only."""
        for event in events:
            self._send(game, event.number, encoded(event.told()))

    def send_away(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.send_away()

    def keep_holders(self, game: str, keys: Container[str]) -> None:
        """Whoever came with a key that is worth nothing any more is sent away."""
        for listener in self._listeners.get(game, ()):
            if listener.key is not None and listener.key not in keys:
                listener.send_away()

    def tell(self, game: str, message: str) -> None:
        """Something without a number, which is true only now."""
        self._send(game, None, message)

    def present(self, game: str) -> tuple[set[int], int]:
        """Which seats somebody sits at, and how many look on."""
        everybody = self._listeners.get(game, set())
        seats = {seat for listener in everybody for seat in listener.seats}
        return seats, sum(not listener.seats for listener in everybody)

    def _send(self, game: str, number: int | None, message: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.tell(number, message)


def encoded(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
