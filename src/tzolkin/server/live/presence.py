"""Who is at a table, also in other processes: each publishes who listens to it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from ..db.writer import Database, UnavailableError
from .cross_process import Message, publish
from .hub import Hub, encode

EVERY = 30.0  # seconds
LASTS = 3 * EVERY  # then a process that has sent nothing more is thought to be gone


class Elsewhere(NamedTuple):
    """Who listens to another process."""

    seats: list[int]
    onlookers: int
    received: float


class Presence:
    """Knows who is at each table, and lets listeners and other processes know."""

    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database
        self._alone = database.engine.dialect.name != "postgresql"
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: str, *, arrived: bool = False) -> None:
        """Somebody came or went here. The first to come asks who is there already."""
        self._show(table_id)
        if not self._alone:
            first = arrived and self._hub.listeners(table_id) == 1
            self._spawn(self._publish(table_id, ask=first))

    def receive(self, message: Message) -> None:
        """Take note of who listens to another process."""
        table_id = message["game"]
        others = self._elsewhere.setdefault(table_id, {})
        others[message["from"]] = Elsewhere(
            message["seats"], message["onlookers"], time.monotonic()
        )
        self._show(table_id)
        if message["ask"] and self._hub.listeners(table_id):
            self._spawn(self._publish(table_id, ask=False))

    async def keep_publishing(self) -> None:
        """Publish now and then, so that a process that was killed is not believed to be there."""
        while not self._alone:
            await asyncio.sleep(EVERY)
            for table_id in self._hub.tables:
                await self._publish(table_id, ask=False)
            for table_id in list(self._elsewhere):
                self._alive(table_id)  # forgets processes that were not heard of for long

    def to_json(self, table_id: str) -> dict[str, Any]:
        """Return which seats somebody sits at, and how many look on, in all processes."""
        seats, onlookers = self._hub.present(table_id)
        for other in self._alive(table_id):
            seats, onlookers = seats | set(other.seats), onlookers + other.onlookers
        return {"type": "presence", "seats": sorted(seats), "onlookers": onlookers}

    def _alive(self, table_id: str) -> list[Elsewhere]:
        oldest = time.monotonic() - LASTS
        others = self._elsewhere.get(table_id, {})
        alive = {name: other for name, other in others.items() if other.received > oldest}
        alive = {name: other for name, other in alive.items() if other.seats or other.onlookers}
        self._elsewhere[table_id] = alive
        if not alive:
            del self._elsewhere[table_id]
        return list(alive.values())

    def _show(self, table_id: str) -> None:
        self._hub.send(table_id, encode(self.to_json(table_id)))

    async def _publish(self, table_id: str, *, ask: bool) -> None:
        seats, onlookers = self._hub.present(table_id)
        found = {"seats": sorted(seats), "onlookers": onlookers, "ask": ask}
        message = {"kind": "presence", "game": table_id, **found}
        with suppress(UnavailableError):  # it is published again before long
            await self._database.write(partial(publish, message=message), table_id)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
