"""The tables of one server process: loaded, locked, changed, and who hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

from tzolkin.tables.changes import Change, Outcome
from tzolkin.tables.errors import TableError, no_such_table, set_aside
from tzolkin.tables.history import ReplayCache
from tzolkin.tables.table import Phase, Table

from .db import repository
from .db.writer import ConflictError, Database, UnavailableError
from .errors import ApiError, try_again
from .limits import Limits
from .live import cross_process
from .live.hub import Hub
from .live.presence import Presence
from .metrics import Metrics
from .notices import outbox, your_turn
from .settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from .db.rows import Row

MOST_IN_MEMORY = 2000
MOST_HOSTS = 20_000
TRIES = 3
Result = TypeVar("Result")


class TableRegistry:
    """Keeps tables in memory and in the database, and publishes what happens at them."""

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
        self.replays = ReplayCache()
        self.changed: list[Callable[[Change], None]] = []  # called after every change
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._hosted: OrderedDict[str, list[str]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def table(self, table_id: str) -> Table:
        """Return a table, loading it if necessary; TableError if there is none."""
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        found = await asyncio.shield(self._loading[table_id])
        if found is None:
            raise no_such_table(table_id)
        return found

    async def existing(self, table_ids: list[str]) -> list[Table]:
        """Return those of the tables that are still there."""
        found = []
        for table_id in table_ids:
            with suppress(TableError):
                found.append(await self.table(table_id))
        return found

    async def playable(self, table_id: str) -> Table:
        """Return a table, loading it if necessary; TableError if it is set aside."""
        table = await self.table(table_id)
        if table.phase is Phase.BROKEN:
            raise set_aside(table.problem or "")
        return table

    async def _load(self, table_id: str) -> Table | None:
        """Load a table. It is not kept if it was forgotten meanwhile, since it has changed."""
        try:
            found = await self.database.read(partial(repository.load, table_id=table_id))
            if found is not None and self._is_loading(table_id):
                self._keep(found)
            return found
        finally:
            if self._is_loading(table_id):
                del self._loading[table_id]

    def _is_loading(self, table_id: str) -> bool:
        return self._loading.get(table_id) is asyncio.current_task()

    def _keep(self, table: Table) -> None:
        """Keep a table in memory; those that nobody asked for in a long time make room."""
        self._tables[table.table_id] = table
        while len(self._tables) > MOST_IN_MEMORY:
            self._tables.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Load the table again when it is next asked for: another process has changed it.

        That may have been while this process was loading it.
        """
        self._tables.pop(table_id, None)
        self._loading.pop(table_id, None)

    async def check_room(self, address: str) -> None:
        """Raise if as many tables are open as may be, in all or from one address."""
        limits = self.settings.limits
        if await self.database.read(repository.count_open_tables) >= limits.tables:
            message = "There is no room for another table now."
            raise ApiError(503, "full", message, {"most": limits.tables})
        hosted = await self.existing(self._hosted.get(address, []))
        self._hosted[address] = [table.table_id for table in hosted if table.takes_room]
        if not self._hosted[address]:
            del self._hosted[address]
        elif len(self._hosted[address]) >= limits.tables_per_address:
            message = "You have too many open tables; finish or leave some."
            most = {"most": limits.tables_per_address}
            raise ApiError(429, "too_many_tables", message, most)

    def add_host(self, address: str, table_id: str) -> None:
        """Remember, for as long as this process runs, from which address a table was opened."""
        self._hosted.setdefault(address, []).append(table_id)
        self._hosted.move_to_end(address)
        while len(self._hosted) > MOST_HOSTS:
            self._hosted.popitem(last=False)

    async def add(self, table: Table) -> None:
        """Store and keep a table at which nothing happens any more."""
        await self.database.write(lambda c: repository.add_table(c, table), table.table_id)
        self._keep(table)

    async def change(self, table_id: str, work: Callable[[Table], Outcome[Result]]) -> Result:
        """Commit what a request changes at a table, while nobody else changes it.

        Should another process be faster, the request is tried again on what that one left.
        """
        for _ in range(TRIES):
            table = await self.playable(table_id)
            async with self._lock(table_id):
                if self._tables.get(table_id) is table:
                    with suppress(ConflictError):
                        change, result = work(table)
                        if change is not None:
                            await self.commit(change)
                        return result
        raise try_again()

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def commit(self, change: Change) -> None:
        """Store a change and apply it; ConflictError, and nothing done, if others were faster.

        A change that is being stored is also applied if the caller does not wait.
        """
        for each in (*change.along, change):
            if each.opens:
                self._keep(each.table)  # before bots, who begin at once, would load it
        await asyncio.shield(asyncio.create_task(self._commit(change)))

    async def _commit(self, change: Change) -> None:
        changes = (*change.along, change)
        try:
            await self.database.write(partial(self._write, change), change.table.table_id)
        except ConflictError:
            for each in changes:
                self.forget(each.table.table_id)
            raise
        for each in changes:
            self._apply(each)

    def _write(self, change: Change, connection: Connection) -> list[Row]:
        """Write a change, and those along with it, in the transaction of a connection."""
        others = [row for other in change.along for row in self._write(other, connection)]
        rows = repository.write(connection, change)
        self._write_notices(change, connection)
        news = {"kind": "event", "game": change.table.table_id, "event": change.event}
        return [*others, *rows, *cross_process.publish(connection, news)]

    def _write_notices(self, change: Change, connection: Connection) -> None:
        table_id = change.table.table_id
        for number in change.settled:
            outbox.withdraw(connection, table_id, number)
        for seat, ply in change.notices:
            link = f"{self.links}/table/{table_id}"
            body = your_turn(table_id, seat.number, ply, link)
            if seat.webhook is not None:
                outbox.enqueue(connection, table_id, seat.number, "webhook", seat.webhook, body)
            if seat.push is not None:
                outbox.enqueue(connection, table_id, seat.number, "push", seat.push, body)

    def _apply(self, change: Change) -> None:
        """Apply a change that was stored, and let those who listen know."""
        table = change.table
        table.apply(change)
        if self._tables.get(table.table_id) is not table:
            self.forget(table.table_id)  # what was read meanwhile may be older
        self.metrics.commits.inc()
        self.hub.publish(table.table_id, change.events)
        self.hub.keep_holders(table.table_id, table.keys)
        loop = asyncio.get_running_loop()
        for call in self.changed:
            loop.call_soon(call, change)

    def receive(self, message: cross_process.Message) -> None:
        """Take note that another process has changed a table, or may have, while we were deaf."""
        if message["kind"] == "presence":
            self.presence.receive(message)
        elif message["kind"] == "gap":
            for table_id in {*self._tables, *self.hub.tables}:
                self._refresh(table_id)
        elif message["kind"] == "event":
            table = self._tables.get(message["game"])
            if table is None or table.event < message["event"]:
                self._refresh(message["game"])

    def _refresh(self, table_id: str) -> None:
        self.forget(table_id)
        if self.hub.listeners(table_id):
            task = asyncio.create_task(self._publish_latest(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _publish_latest(self, table_id: str) -> None:
        """Send the latest events; listeners know which they have, and fill gaps by coming again."""
        try:
            table = await self.table(table_id)
        except (TableError, ApiError, UnavailableError):
            self.hub.send_away(table_id)
        else:
            self.hub.publish(table_id, table.events)
            self.hub.keep_holders(table_id, table.keys)
