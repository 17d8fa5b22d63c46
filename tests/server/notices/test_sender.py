"""Tests of delivering notices, and of receivers that fail."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from typing import TYPE_CHECKING

from tzolkin.server.notices import Notice
from tzolkin.server.notices.sender import MAX_CONCURRENT, MAX_PER_HOST, RETRY_DELAYS

from .helpers import SECRET, emptied, outbox_in, put, rows, running_sender, until
from .receiver import Received, Receiver, receiving

if TYPE_CHECKING:
    import pytest
    from sqlalchemy import Connection, Engine


def is_signed(received: Received) -> bool:
    """Verify the signature as the documentation describes it."""
    signed = received.headers["X-Tzolkin-Timestamp"].encode() + b"." + received.body
    expected = hmac.new(SECRET.encode(), signed, hashlib.sha256).hexdigest()
    return received.headers["X-Tzolkin-Signature"] == f"sha256={expected}"


def test_a_notice_is_delivered_once_and_signed(database: str) -> None:
    async def deliver(engine: Engine, url: str) -> str:
        async with running_sender(engine) as sender:
            delivery = put(engine, url)
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.failed, sender.given_up) == (1, 0, 0)
        return delivery

    with outbox_in(database) as engine, receiving() as receiver:
        delivery = asyncio.run(deliver(engine, receiver.url("/hook?for=me")))
    (received,) = receiver.received
    assert received.path == "/hook?for=me"
    assert received.json == {
        "game": "g1",
        "seat": 2,
        "event": "your_turn",
        "ply": 7,
        "link": "https://table.example/g1",
    }
    assert received.headers["X-Tzolkin-Delivery"] == delivery
    assert received.headers["Content-Type"] == "application/json"
    assert abs(time.time() - int(received.headers["X-Tzolkin-Timestamp"])) < 300
    assert is_signed(received)


def test_what_was_there_before_the_start_is_sent(engine: Engine) -> None:
    async def deliver() -> None:
        async with running_sender(engine):
            await emptied(engine)

    with receiving() as receiver:
        for ply in range(60):
            put(engine, receiver.url(), ply=ply)
        asyncio.run(deliver())
    assert sorted(received.json["ply"] for received in receiver.received) == [*range(60)]


def test_a_sender_can_be_woken_from_a_thread(engine: Engine) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine) as sender:
            await asyncio.sleep(0.1)  # it sleeps now, for half a minute

            def turn() -> None:
                put(engine, url)
                sender.wake()

            await asyncio.to_thread(turn)
            await emptied(engine)

    with receiving() as receiver:
        asyncio.run(deliver(receiver.url()))


def test_a_receiver_that_was_down(engine: Engine) -> None:
    async def deliver(receiver: Receiver) -> None:
        async with running_sender(engine, retry_delays=(0.01,) * 10_000) as sender:
            put(engine, receiver.url())
            sender.wake()
            await until(lambda: sender.failed >= 2)
            receiver.start()
            await emptied(engine)
            assert sender.sent == 1

    receiver = Receiver()
    asyncio.run(deliver(receiver))
    receiver.stop()
    assert len(receiver.received) == 1


def test_a_receiver_that_fails_hears_the_same_again(engine: Engine) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine) as sender:
            put(engine, url)
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.failed, sender.given_up) == (1, 2, 0)

    with receiving(500, 404) as receiver:
        asyncio.run(deliver(receiver.url()))
    assert len(receiver.received) == 3
    assert len({received.body for received in receiver.received}) == 1
    assert len({received.headers["X-Tzolkin-Delivery"] for received in receiver.received}) == 1
    assert all(map(is_signed, receiver.received))


def test_pauses_come_in_their_order(engine: Engine) -> None:
    async def fail(url: str) -> None:
        async with running_sender(engine, retry_delays=(0, 0, 5000, 10)) as sender:
            put(engine, url)
            sender.wake()
            await until(lambda: sender.failed == 3)

    with receiving(*[503] * 10) as receiver:
        asyncio.run(fail(receiver.url()))
    (row,) = rows(engine)
    assert row["tries"] == 3
    assert 4000 < row["due"] - time.time() <= 5000
    assert len(receiver.received) == 3


def test_after_the_last_pause_it_is_given_up(engine: Engine) -> None:
    async def fail(url: str) -> None:
        async with running_sender(engine, retry_delays=(0, 0)) as sender:
            put(engine, url)
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.failed, sender.given_up) == (0, 3, 1)

    with receiving(*[500] * 10) as receiver:
        asyncio.run(fail(receiver.url()))
    assert len(receiver.received) == 3


def test_the_pauses_of_a_server() -> None:
    assert RETRY_DELAYS == (5, 30, 120, 600, 3600)


def test_a_receiver_that_is_gone_is_forgotten(database: str) -> None:
    forgotten: list[Notice] = []

    def forget(connection: Connection, notice: Notice) -> None:
        assert connection.in_transaction()
        forgotten.append(notice)

    async def deliver(engine: Engine, url: str) -> None:
        async with running_sender(engine, on_gone=forget) as sender:
            put(engine, url)
            sender.wake()
            await until(lambda: forgotten)
        assert (sender.sent, sender.failed, sender.given_up) == (0, 1, 1)

    with outbox_in(database) as engine, receiving(410) as receiver:
        asyncio.run(deliver(engine, receiver.url()))
        assert rows(engine) == []
    assert len(receiver.received) == 1
    assert [(notice.table_id, notice.seat) for notice in forgotten] == [("g1", 2)]


def test_forgetting_may_fail(engine: Engine, caplog: pytest.LogCaptureFixture) -> None:
    def forget(connection: Connection, notice: Notice) -> None:
        raise KeyError(notice.table_id)

    async def deliver(receiver: Receiver) -> None:
        async with running_sender(engine, on_gone=forget) as sender:
            put(engine, receiver.url())
            put(engine, receiver.url())
            sender.wake()
            await until(lambda: sender.sent + sender.given_up == 2)

    with receiving(410) as receiver:
        asyncio.run(deliver(receiver))
    assert rows(engine) == []
    assert "could not be forgotten" in caplog.text


def test_redirects_are_not_followed(engine: Engine) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine, retry_delays=()) as sender:
            put(engine, url)
            sender.wake()
            await emptied(engine)
        assert sender.given_up == 1

    for status in (301, 302, 307, 308):
        with receiving(status) as receiver:
            asyncio.run(deliver(receiver.url("/here")))
        assert [received.path for received in receiver.received] == ["/here"]


def test_a_slow_receiver_holds_up_nobody(engine: Engine) -> None:
    async def deliver(receiver: Receiver) -> None:
        async with running_sender(engine, retry_delays=(5000,), timeout=1) as sender:
            put(engine, receiver.url("/slow"))
            sender.wake()
            await until(lambda: receiver.received)
            put(engine, receiver.url("/quick"))
            sender.wake()
            await until(lambda: sender.sent == 1)
            await until(lambda: sender.failed == 1)  # though nobody has released it

    with receiving() as receiver:
        asyncio.run(deliver(receiver))
    assert [row["tries"] for row in rows(engine)] == [1]


def test_many_notices_for_a_slow_host_hold_up_nobody(engine: Engine) -> None:
    async def deliver(slow: Receiver, quick: Receiver) -> None:
        async with running_sender(engine) as sender:
            await until(lambda: quick.received)
            await until(lambda: len(slow.received) >= MAX_PER_HOST)
            assert len(slow.received) == MAX_PER_HOST
            slow.released.set()
            await emptied(engine)
        assert sender.failed == 0

    with receiving() as slow, receiving() as quick:
        for ply in range(2 * MAX_CONCURRENT):
            put(engine, slow.url("/slow"), ply=ply)
        put(engine, quick.url())
        asyncio.run(deliver(slow, quick))
    assert len(slow.received) == 2 * MAX_CONCURRENT


def test_private_addresses_are_given_up(engine: Engine) -> None:
    async def deliver(receiver: Receiver) -> None:
        async with running_sender(engine, allow_private=False) as sender:
            for host in ("127.0.0.1", "localhost", "127.1"):
                put(engine, receiver.url(host=host))
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.given_up) == (0, 3)

    with receiving() as receiver:
        asyncio.run(deliver(receiver))
    assert receiver.received == []


def test_a_notice_that_cannot_be_understood_stops_nobody(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine, retry_delays=()) as sender:
            put(engine, url, target={"nothing": "known"})
            put(engine, url, kind="push", target={"endpoint": url})
            put(engine, url)
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.given_up) == (1, 2)

    caplog.set_level(logging.INFO)
    with receiving() as receiver:
        asyncio.run(deliver(receiver.url()))
    assert "web push is not configured" in caplog.text


def test_logs_have_no_addresses_and_no_secrets(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def deliver(url: str) -> None:
        async with running_sender(engine) as sender:
            put(engine, url)
            sender.wake()
            await emptied(engine)

    caplog.set_level(logging.DEBUG)
    with receiving(500) as receiver:
        asyncio.run(deliver(receiver.url("/token-in-the-path")))
    assert "the receiver answered 500" in caplog.text
    assert "token-in-the-path" not in caplog.text
    assert SECRET not in caplog.text
