"""Who is at a table, also in other processes: each tells the others who listens to it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from ..db.writer import Database, UnavailableError
from .hub import Hub, encoded
from .notify import Message, announce

EVERY = 30.0  # seconds
LASTS = 3 * EVERY  # then a process that says nothing more is thought to be gone


class Elsewhere(NamedTuple):
    """Who listens to another process."""

    seats: list[int]
    onlookers: int
    heard: float


class Presence:
    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database
        self._alone = database.engine.dialect.name != "postgresql"
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, game: str, *, arrived: bool = False) -> None:
        """Somebody came or went here. Who comes first wants to know who is there already."""
        self._show(game)
        if not self._alone:
            self._spawn(self._announce(game, ask=arrived and self._hub.listeners(game) == 1))

    def heard(self, message: Message) -> None:
        """From another process."""
        game = message["game"]
        others = self._elsewhere.setdefault(game, {})
        others[message["from"]] = Elsewhere(
            message["seats"], message["onlookers"], time.monotonic()
        )
        self._show(game)
        if message["ask"] and self._hub.listeners(game):
            self._spawn(self._announce(game, ask=False))

    async def keep_telling(self) -> None:
        """So that a process that was killed is not thought to be there for ever."""
        while not self._alone:
            await asyncio.sleep(EVERY)
            for game in self._hub.games:
                await self._announce(game, ask=False)
            for game in list(self._elsewhere):
                self._alive(game)  # forgets who is not heard of any more

    def present(self, game: str) -> dict[str, Any]:
        """Which seats somebody sits at, and how many look on."""
        seats, onlookers = self._hub.present(game)
        for other in self._alive(game):
            seats, onlookers = seats | set(other.seats), onlookers + other.onlookers
        return {"type": "presence", "seats": sorted(seats), "onlookers": onlookers}

    def _alive(self, game: str) -> list[Elsewhere]:
        oldest = time.monotonic() - LASTS
        others = self._elsewhere.get(game, {})
        alive = {name: other for name, other in others.items() if other.heard > oldest}
        alive = {name: other for name, other in alive.items() if other.seats or other.onlookers}
        self._elsewhere[game] = alive
        if not alive:
            del self._elsewhere[game]
        return list(alive.values())

    def _show(self, game: str) -> None:
        self._hub.tell(game, encoded(self.present(game)))

    async def _announce(self, game: str, *, ask: bool) -> None:
        seats, onlookers = self._hub.present(game)
        found = {"seats": sorted(seats), "onlookers": onlookers, "ask": ask}
        message = {"kind": "presence", "game": game, **found}
        with suppress(UnavailableError):  # it will be told again
            await self._database.write(partial(announce, message=message), game)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
