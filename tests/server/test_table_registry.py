"""Tables in memory, and what other processes do to them."""

from __future__ import annotations

import asyncio
import time

from pydantic import SecretStr

from tzolkin.server.api.requests import TableRequest
from tzolkin.server.db import repository
from tzolkin.server.db.rows import write_rows
from tzolkin.server.db.writer import Database
from tzolkin.server.limits import Limits
from tzolkin.server.metrics import Metrics
from tzolkin.server.run import prepare_database
from tzolkin.server.settings import Settings
from tzolkin.server.table_registry import TableRegistry
from tzolkin.tables import chat
from tzolkin.tables.lobby import open_table
from tzolkin.tables.table import Table

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


def test_a_change_during_loading_is_not_missed(sqlite_url: str) -> None:
    """What was read before another process wrote is not taken for what is there now."""
    read_before, read_after = asyncio.run(
        _changed_while_loading(Settings(database=SecretStr(sqlite_url)))
    )
    assert read_after.event == read_before.event + 1
    assert read_after.events[-1].data == {"seats": [0], "text": "hello"}


async def _changed_while_loading(settings: Settings) -> tuple[Table, Table]:
    prepare_database(settings)
    database = Database(settings.database_url)
    registry = TableRegistry(database, settings, Limits(settings.limits), Metrics())
    change, (table, *_) = open_table(TableRequest.model_validate({"seats": PEOPLE, "seed": 1}))
    await registry.commit(change)
    registry.forget(table.table_id)
    loading = asyncio.create_task(registry.table(table.table_id))
    for _ in range(3):
        await asyncio.sleep(0)
    time.sleep(0.5)  # a thread reads now, and this one does not hear of it yet
    _say(database, table, "hello")
    registry.receive({"kind": "event", "game": table.table_id, "event": table.event + 1})
    found = await loading, await registry.table(table.table_id)
    database.close()
    return found


def _say(database: Database, table: Table, text: str) -> None:
    change, _ = chat.say(table, [0], text)
    assert change
    with database.engine.execution_options(writes=True).begin() as connection:
        write_rows(connection, repository.write(connection, change))
