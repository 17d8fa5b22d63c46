"""What all tables share: the database, the tables in memory, and who is told what."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from tzolkin.tables.changes import Change
from tzolkin.tables.errors import broken, no_such_table, try_again
from tzolkin.tables.history import Stories
from tzolkin.tables.table import Phase, Table

from .db import repository
from .db.writer import ConflictError, Database, UnavailableError
from .errors import Problem
from .limits import Limits
from .live.hub import Hub
from .live.notify import Message
from .live.presence import Presence
from .metrics import Metrics
from .settings import Settings

MOST_IN_MEMORY = 2000
MOST_HOSTS = 20_000
TRIES = 3
Result = TypeVar("Result")


class TableRegistry:
    """The tables of one server process."""

    def __init__(
        self, database: Database, settings: Settings, limits: Limits, metrics: Metrics
    ) -> None:
        self.database = database
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.links = settings.base_url()
        self.hub = Hub()
        self.presence = Presence(self.hub, database)
        self.stories = Stories()
        self.changed: list[Callable[[Change], None]] = []  # who wants to know
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._hosted: OrderedDict[str, list[str]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def table(self, name: str) -> Table:
        """A table by its public name; it is loaded if need be."""
        if name in self._tables:
            self._tables.move_to_end(name)
            return self._tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        found = await asyncio.shield(self._loading[name])
        if found is None:
            raise no_such_table(name)
        return found

    async def those_of(self, names: list[str]) -> list[Table]:
        """The tables that are still there."""
        found = []
        for name in names:
            with suppress(Problem):
                found.append(await self.table(name))
        return found

    async def playable(self, name: str) -> Table:
        """Likewise, but one that is set aside is refused."""
        table = await self.table(name)
        if table.phase is Phase.BROKEN:
            raise broken(table.problem or "")
        return table

    async def _load(self, name: str) -> Table | None:
        """What was read before somebody said that it has changed is not kept."""
        try:
            found = await self.database.read(lambda connection: repository.load(connection, name))
            if found is not None and self._is_loading(name):
                self.keep(found)
            return found
        finally:
            if self._is_loading(name):
                del self._loading[name]

    def _is_loading(self, name: str) -> bool:
        return self._loading.get(name) is asyncio.current_task()

    def keep(self, table: Table) -> None:
        """Have it in memory; those that nobody asked for in a long time make room."""
        table.links = self.links
        self._tables[table.id] = table
        while len(self._tables) > MOST_IN_MEMORY:
            self._tables.popitem(last=False)

    def note_host(self, address: str, table: str) -> None:
        """Who has opened which tables is known only to this process, and only while it runs."""
        self._hosted.setdefault(address, []).append(table)
        self._hosted.move_to_end(address)
        while len(self._hosted) > MOST_HOSTS:
            self._hosted.popitem(last=False)

    def hosted(self, address: str) -> list[str]:
        return self._hosted.get(address, [])

    def keep_hosted(self, address: str, tables: list[str]) -> None:
        self._hosted[address] = tables
        if not tables:
            del self._hosted[address]

    def forget(self, name: str) -> None:
        """It will be read again: another process has changed it, perhaps while we read it."""
        self._tables.pop(name, None)
        self._loading.pop(name, None)

    def heard(self, message: Message) -> None:
        """Another process has changed a table, or may have, while we could not hear it."""
        if message["kind"] == "presence":
            self.presence.heard(message)
        elif message["kind"] == "gap":
            for name in {*self._tables, *self.hub.games}:
                self._look_again(name)
        elif message["kind"] == "event":
            table = self._tables.get(message["game"])
            if table is None or table.event < message["event"]:
                self._look_again(message["game"])

    def _look_again(self, name: str) -> None:
        self.forget(name)
        if self.hub.listeners(name):
            task = asyncio.create_task(self._tell_what_is_new(name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_what_is_new(self, name: str) -> None:
        """Listeners know which events they have seen; further gaps they fill by coming again."""
        try:
            table = await self.table(name)
        except (Problem, UnavailableError):
            self.hub.send_away(name)
        else:
            self.hub.publish(name, table.events)
            self.hub.keep_holders(name, table.keys)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def change(self, name: str, work: Callable[[Table], Awaitable[Result]]) -> Result:
        """Let somebody change a table while nobody else does. If another process was faster, what
        it left is looked at anew.
        """
        for _ in range(TRIES):
            table = await self.playable(name)
            async with table.lock:
                if self._tables.get(name) is table:
                    with suppress(ConflictError):
                        return await work(table)
        raise try_again()

    async def carry_out(self, change: Change) -> None:
        """Conflict if somebody else was faster; then nothing has happened. What is being written
        also comes true here if whoever asked for it does not wait.
        """
        await asyncio.shield(asyncio.create_task(self._carry_out(change)))

    async def _carry_out(self, change: Change) -> None:
        name = change.table.id
        try:
            await self.database.write(change.write, name)
        except ConflictError:
            self.forget(name)
            raise
        for each in (*change.along, change):
            self._come_true(each)

    def _come_true(self, change: Change) -> None:
        name = change.table.id
        change.come_true()
        if self._tables.get(name) is not change.table:
            self.forget(name)  # what was read meanwhile may be older
        self.metrics.commits.inc()
        self.hub.publish(name, change.events)
        self.hub.keep_holders(name, change.table.keys)
        loop = asyncio.get_running_loop()
        for tell in self.changed:
            loop.call_soon(tell, change)
