"""Couriers that are closed, that share a database, and that lose it."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING

from sqlalchemy import Engine, create_engine, text

from tests.server.databases import PostgresServer
from tzolkin.server.notices import Courier

from .helpers import at_work, emptied, outbox_in, put, rows, until
from .receiver import Receiver, receiving

if TYPE_CHECKING:
    import pytest


def test_what_a_closed_courier_leaves_the_next_one_delivers(database: str) -> None:
    async def close_too_early(engine: Engine, receiver: Receiver) -> None:
        async with at_work(engine) as courier:
            courier.wake()
            await until(lambda: receiver.received)
            await courier.close(grace=0.1)
        assert courier.sent == 0

    async def deliver(engine: Engine) -> None:
        async with at_work(engine):
            await emptied(engine)

    with outbox_in(database) as engine, receiving() as receiver:
        delivery = put(engine, receiver.url("/slow"))
        asyncio.run(close_too_early(engine, receiver))
        (row,) = rows(engine)
        assert row["tries"] == 0
        assert row["due"] <= time.time()
        receiver.released.set()
        asyncio.run(deliver(engine))
    assert [one.headers["X-Tzolkin-Delivery"] for one in receiver.received] == [delivery] * 2


def test_what_is_under_way_may_end(engine: Engine) -> None:
    async def close(receiver: Receiver) -> Courier:
        async with at_work(engine) as courier:
            await until(lambda: receiver.received)
            threading.Timer(0.2, receiver.released.set).start()
        return courier

    with receiving() as receiver:
        put(engine, receiver.url("/slow"))
        assert asyncio.run(close(receiver)).sent == 1
    assert rows(engine) == []


def test_a_courier_that_never_started_can_be_closed(engine: Engine) -> None:
    async def close() -> None:
        courier = Courier(engine, allow_private=True)
        courier.wake()
        await courier.close()

    asyncio.run(close())


def test_two_couriers_send_each_notice_once(postgres_url: str) -> None:
    async def deliver(engine: Engine, url: str) -> list[int]:
        other_engine = create_engine(postgres_url)
        async with at_work(engine) as one, at_work(other_engine) as other:
            for ply in range(200):
                await asyncio.to_thread(put, engine, url, ply=ply)
                one.wake()
                other.wake()
            await emptied(engine)
        other_engine.dispose()
        return [one.sent, other.sent]

    with outbox_in(postgres_url) as engine, receiving() as receiver:
        counts = asyncio.run(deliver(engine, receiver.url()))
    assert sorted(received.json["ply"] for received in receiver.received) == [*range(200)]
    assert sum(counts) == 200
    assert min(counts) > 0


def test_a_database_that_goes_away_and_comes_back(
    postgres: PostgresServer, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def deliver(engine: Engine, receiver: Receiver) -> None:
        async with at_work(engine) as courier:
            put(engine, receiver.url("/slow"))
            courier.wake()
            await until(lambda: receiver.received)
            await asyncio.to_thread(postgres.stop)
            receiver.released.set()
            await until(lambda: "cannot be used" in caplog.text)
            await asyncio.to_thread(postgres.start)
            put(engine, receiver.url("/later"))
            courier.wake()
            await emptied(engine)
        assert (courier.sent, courier.failed) == (2, 0)

    with outbox_in(postgres_url) as engine, receiving() as receiver:
        asyncio.run(deliver(engine, receiver))
    assert [received.path for received in receiver.received] == ["/slow", "/later"]


def test_closing_while_the_database_is_away(
    postgres: PostgresServer, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def close(engine: Engine, receiver: Receiver) -> None:
        async with at_work(engine) as courier:
            await until(lambda: receiver.received)
            await asyncio.to_thread(postgres.stop)
            courier.wake()
            await until(lambda: "cannot be used" in caplog.text)
            await courier.close(grace=0.1)

    with outbox_in(postgres_url) as engine, receiving() as receiver:
        delivery = put(engine, receiver.url("/slow"))
        asyncio.run(close(engine, receiver))
        postgres.start()
        assert [row["id"] for row in rows(engine)] == [delivery]
    assert "when their claim has ended" in caplog.text


def test_a_row_that_cannot_be_read_does_not_end_the_courier(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def deliver(url: str) -> None:
        async with at_work(engine) as courier:
            await until(lambda: "cannot be read" in caplog.text)
            with engine.begin() as connection:
                connection.execute(text("DELETE FROM notices"))
            put(engine, url)
            courier.wake()
            await emptied(engine)
        assert courier.sent == 1

    with receiving() as receiver:
        put(engine, receiver.url())
        with engine.begin() as connection:
            connection.execute(text("UPDATE notices SET body = 'no JSON'"))
        asyncio.run(deliver(receiver.url()))
