"""Tests of the outbox: no notice is lost, and none is claimed by two senders."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tzolkin.server.notices import enqueue, outbox, withdraw

from .helpers import SECRET, outbox_in, put, rows

if TYPE_CHECKING:
    from sqlalchemy import Engine

URL = "https://receiver.example/hook"


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    with outbox_in(database) as engine:
        yield engine


def claimed(engine: Engine, most: int = 10, lasts: float = 60) -> list[outbox.Notice]:
    now = time.time()
    with engine.begin() as connection:
        return outbox.claim(connection, now, most, now + lasts)


def test_what_is_claimed_is_what_was_put_in(engine: Engine) -> None:
    delivery = put(engine, URL)
    (notice,) = claimed(engine)
    assert (notice.id, notice.table_id, notice.seat, notice.kind) == (delivery, "g1", 2, "webhook")
    assert notice.target == {"url": URL, "secret": SECRET}
    assert notice.body["event"] == "your_turn"
    assert notice.tries == 0


def test_a_turn_that_is_not_committed_is_not_told(engine: Engine) -> None:
    with engine.connect() as connection:
        enqueue(connection, "g1", 0, "webhook", {}, {})
        connection.rollback()
    assert rows(engine) == []


def test_a_notice_is_claimed_once(engine: Engine) -> None:
    put(engine, URL)
    assert len(claimed(engine)) == 1
    assert claimed(engine) == []


def test_a_claim_ends(engine: Engine) -> None:
    put(engine, URL)
    assert claimed(engine, lasts=0) == claimed(engine) != []


def test_no_more_than_wanted_the_longest_waiting_first(engine: Engine) -> None:
    put_in = [put(engine, URL, ply=ply) for ply in range(5)]
    assert {notice.id for notice in claimed(engine, 3)} == set(put_in[:3])
    assert {notice.id for notice in claimed(engine, 3)} == set(put_in[3:])


def test_again_later(engine: Engine) -> None:
    delivery, later = put(engine, URL), time.time() + 1000
    with engine.begin() as connection:
        outbox.reschedule(connection, delivery, 3, later)
        assert outbox.next_due(connection) == later
        assert outbox.claim(connection, later - 1, 10, later) == []
        (notice,) = outbox.claim(connection, later, 10, later + 1)
    assert notice.tries == 3


def test_dropped(engine: Engine) -> None:
    kept, dropped = put(engine, URL), put(engine, URL)
    with engine.begin() as connection:
        outbox.remove(connection, dropped)
    assert [row["id"] for row in rows(engine)] == [kept]


def test_withdrawn_for_one_seat(engine: Engine) -> None:
    put(engine, URL)
    with engine.begin() as connection:
        other = enqueue(connection, "g1", 1, "webhook", {}, {})
        withdraw(connection, "g1", 2)
    assert [row["id"] for row in rows(engine)] == [other]


def test_an_empty_outbox_has_nothing_due(engine: Engine) -> None:
    with engine.connect() as connection:
        assert outbox.next_due(connection) is None


def test_two_senders_do_not_wait_for_each_other(postgres_url: str) -> None:
    with outbox_in(postgres_url) as engine:
        put_in = {put(engine, URL) for _ in range(5)}
        now = time.time()
        with engine.begin() as one, engine.begin() as other:
            first = outbox.claim(one, now, 3, now + 60)
            second = outbox.claim(other, now, 10, now + 60)
    assert (len(first), len(second)) == (3, 2)
    assert {notice.id for notice in first + second} == put_in


def test_secrets_are_not_shown(sqlite_url: str) -> None:
    with outbox_in(sqlite_url) as engine:
        put(engine, URL)
        assert SECRET not in repr(claimed(engine))
