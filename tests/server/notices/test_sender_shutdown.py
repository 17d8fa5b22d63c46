"""Tests of senders that are closed, share a database or lose it."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING

from sqlalchemy import Engine, create_engine, text

from tests.server.postgres import PostgresServer
from tzolkin.server.notices import NoticeSender

from .helpers import emptied, outbox_in, put, rows, running_sender, until
from .receiver import Receiver, receiving

if TYPE_CHECKING:
    import pytest


def test_what_a_closed_sender_leaves_the_next_one_delivers(database: str) -> None:
    async def close_too_early(engine: Engine, receiver: Receiver) -> None:
        async with running_sender(engine) as sender:
            sender.wake()
            await until(lambda: receiver.received)
            await sender.close(timeout=0.1)
        assert sender.sent == 0

    async def deliver(engine: Engine) -> None:
        async with running_sender(engine):
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
    async def close(receiver: Receiver) -> NoticeSender:
        async with running_sender(engine) as sender:
            await until(lambda: receiver.received)
            threading.Timer(0.2, receiver.released.set).start()
        return sender

    with receiving() as receiver:
        put(engine, receiver.url("/slow"))
        assert asyncio.run(close(receiver)).sent == 1
    assert rows(engine) == []


def test_a_sender_that_never_started_can_be_closed(engine: Engine) -> None:
    async def close() -> None:
        sender = NoticeSender(engine, allow_private=True)
        sender.wake()
        await sender.close()

    asyncio.run(close())


def test_two_senders_send_each_notice_once(postgres_url: str) -> None:
    async def deliver(engine: Engine, url: str) -> list[int]:
        other_engine = create_engine(postgres_url)
        async with running_sender(engine) as one, running_sender(other_engine) as other:
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
        async with running_sender(engine) as sender:
            put(engine, receiver.url("/slow"))
            sender.wake()
            await until(lambda: receiver.received)
            await asyncio.to_thread(postgres.stop)
            receiver.released.set()
            await until(lambda: "cannot be used" in caplog.text)
            await asyncio.to_thread(postgres.start)
            put(engine, receiver.url("/later"))
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.failed) == (2, 0)

    with outbox_in(postgres_url) as engine, receiving() as receiver:
        asyncio.run(deliver(engine, receiver))
    assert [received.path for received in receiver.received] == ["/slow", "/later"]


def test_closing_while_the_database_is_away(
    postgres: PostgresServer, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def close(engine: Engine, receiver: Receiver) -> None:
        async with running_sender(engine) as sender:
            await until(lambda: receiver.received)
            await asyncio.to_thread(postgres.stop)
            sender.wake()
            await until(lambda: "cannot be used" in caplog.text)
            await sender.close(timeout=0.1)

    with outbox_in(postgres_url) as engine, receiving() as receiver:
        delivery = put(engine, receiver.url("/slow"))
        asyncio.run(close(engine, receiver))
        postgres.start()
        assert [row["id"] for row in rows(engine)] == [delivery]
    assert "when their claim has ended" in caplog.text


def test_a_row_that_cannot_be_read_does_not_end_the_sender(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine) as sender:
            await until(lambda: "cannot be read" in caplog.text)
            with engine.begin() as connection:
                connection.execute(text("DELETE FROM notices"))
            put(engine, url)
            sender.wake()
            await emptied(engine)
        assert sender.sent == 1

    with receiving() as receiver:
        put(engine, receiver.url())
        with engine.begin() as connection:
            connection.execute(text("UPDATE notices SET body = 'no JSON'"))
        asyncio.run(deliver(receiver.url()))
