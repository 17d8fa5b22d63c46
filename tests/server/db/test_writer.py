"""Writing: two processes that write the same rows, and values that no database can hold."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import URL, Connection, make_url, text

from tzolkin.server.db.engine import open_engine
from tzolkin.server.db.urls import DRIVERS
from tzolkin.server.db.writer import Database
from tzolkin.server.errors import ApiError

ROUNDS = 4
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


def test_opposite_orders_do_not_block_each_other(postgres_url: str) -> None:
    asyncio.run(_write_by_two(_url(postgres_url)))
    engine = open_engine(_url(postgres_url))
    with engine.connect() as connection:
        counts = dict(map(tuple, connection.execute(text("SELECT * FROM counts"))))
        deadlocks = connection.scalar(text(DEADLOCKS))
    engine.dispose()
    assert counts == {"a": 2 * ROUNDS, "b": 2 * ROUNDS}
    assert deadlocks == 0


def _url(address: str) -> URL:
    url = make_url(address)
    return url.set(drivername=DRIVERS[url.get_backend_name()])


async def _write_by_two(url: URL) -> None:
    one, other = Database(url), Database(url)
    with one.engine.begin() as connection:
        connection.execute(text("CREATE TABLE counts (game TEXT PRIMARY KEY, number INTEGER)"))
        connection.execute(text("INSERT INTO counts VALUES ('a', 0), ('b', 0)"))
    for _ in range(ROUNDS):
        asked = [(one, "a"), (one, "b"), (other, "b"), (other, "a")]
        await asyncio.gather(*(_counted(database, game) for database, game in asked))
    one.close()
    other.close()


async def _counted(database: Database, game: str) -> None:
    await database.write(partial(_count, game=game), game)


def _count(connection: Connection, game: str) -> None:
    one_more = text("UPDATE counts SET number = number + 1 WHERE game = :game")
    connection.execute(one_more, {"game": game})
    connection.execute(text("SELECT pg_sleep(0.1)"))  # so that they do meet


def test_a_value_that_cannot_be_held(postgres_url: str) -> None:
    """It is the value's fault: the database is there, and what else was asked for is written."""
    database = Database(_url(postgres_url))
    with database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE words (word TEXT)"))
    asyncio.run(_write_what_is_bad(database))
    with pytest.raises(ApiError, match="cannot hold") as caught:
        asyncio.run(database.read(partial(_found, word="\x00")))
    assert (caught.value.status, caught.value.code) == (422, "not_storable")
    assert asyncio.run(database.read(partial(_found, word="good"))) == 2
    database.close()


async def _write_what_is_bad(database: Database) -> None:
    words = ["good", "\x00", "good"]
    work = [database.write(partial(_add, word=word), "game") for word in words]
    first, bad, last = await asyncio.gather(*work, return_exceptions=True)
    assert first is last is None
    assert isinstance(bad, ApiError)
    assert bad.code == "not_storable"


def _add(connection: Connection, word: str) -> None:
    connection.execute(text("INSERT INTO words VALUES (:word)"), {"word": word})


def _found(connection: Connection, word: str) -> object:
    found = text("SELECT count(*) FROM words WHERE word = :word")
    return connection.scalar(found, {"word": word})
