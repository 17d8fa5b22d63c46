"""Buckets and counts, by a clock that only goes when it is told to."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest

from tzolkin.server.limits import Buckets, Counts, Limits, Refused
from tzolkin.server.settings import LimitSettings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(buckets: Buckets, key: str, tries: int) -> int:
    """How many of so many tries get a token."""
    count = 0
    for _ in range(tries):
        with suppress(Refused):
            buckets.take(key)
            count += 1
    return count


def test_a_bucket_is_full_at_first_and_fills_evenly(clock: Clock) -> None:
    buckets = Buckets("things", 6, 60.0, clock)
    assert taken(buckets, "a", 10) == 6
    assert taken(buckets, "b", 10) == 6
    clock.now += 10
    assert taken(buckets, "a", 10) == 1
    clock.now += 35
    assert taken(buckets, "a", 10) == 3
    clock.now += 1000
    assert taken(buckets, "a", 10) == 6


def test_a_refusal_says_when_there_is_room_again(clock: Clock) -> None:
    buckets = Buckets("things", 2, 60.0, clock)
    assert taken(buckets, "a", 2) == 2
    clock.now += 4.5
    with pytest.raises(Refused) as caught:
        buckets.take("a")
    refused = caught.value
    assert refused.retry_after == pytest.approx(25.5)
    assert (refused.status, refused.headers) == (429, {"Retry-After": "26"})
    assert refused.body()["error"] == {
        "code": "too_many",
        "message": "too many things; try again in 26 s",
        "params": {"what": "things", "retry_after": 26},
    }
    clock.now += refused.retry_after
    buckets.take("a")


def test_who_keeps_trying_is_not_punished(clock: Clock) -> None:
    buckets = Buckets("things", 1, 10.0, clock)
    buckets.take("a")
    assert taken(buckets, "a", 100) == 0
    clock.now += 10
    buckets.take("a")


def test_any_rate_can_be_used_up_exactly(clock: Clock) -> None:
    for most in (1, 3, 7, 240, 1_000_000):
        buckets = Buckets("things", most, 60.0, clock)
        tries = min(most, 1000)
        assert taken(buckets, "a", tries) == tries
    assert taken(Buckets("things", 240, 60.0, clock), "a", 500) == 240


def test_a_flood_of_addresses_takes_no_more_memory(clock: Clock) -> None:
    buckets = Buckets("things", 1, 60.0, clock, keys=100)
    for number in range(1000):
        buckets.take(f"address {number}")
    assert len(buckets) == 100
    assert taken(buckets, "address 999", 1) == 0


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    buckets = Buckets("things", 2, 60.0, clock)
    for number in range(50):
        buckets.take(f"address {number}")
    assert len(buckets) == 50
    clock.now += 30
    buckets.take("another")
    assert len(buckets) == 1


def test_threads_get_no_more_than_there_is(clock: Clock) -> None:
    buckets = Buckets("things", 100, 60.0, clock)
    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(lambda _: taken(buckets, "a", 100), range(8))) == 100


def test_counts_come_and_go() -> None:
    counts = Counts("connections", 2)
    with ExitStack() as held:
        held.enter_context(counts.held("a"))
        held.enter_context(counts.held("a"))
        held.enter_context(counts.held("b"))
        with pytest.raises(Refused, match="too many connections"):
            held.enter_context(counts.held("a"))
    assert len(counts) == 0
    with suppress(RuntimeError), counts.held("a"):
        raise RuntimeError
    assert len(counts) == 0


def test_the_limits_of_a_server_are_those_set(clock: Clock) -> None:
    settings = LimitSettings(
        requests_per_minute=1,
        actions_per_minute=2,
        chat_per_minute=3,
        new_tables_per_hour=4,
        connections_per_address=1,
        connections_per_table=2,
    )
    limits = Limits(settings, clock)
    buckets = [limits.requests, limits.actions, limits.chat, limits.new_tables]
    assert [taken(each, "a", 10) for each in buckets] == [1, 2, 3, 4]
    clock.now += 60
    assert [taken(each, "a", 10) for each in buckets] == [1, 2, 3, 0]
    clock.now += 3600
    assert taken(limits.new_tables, "a", 10) == 4
    with limits.connections.held("a"), pytest.raises(Refused), limits.connections.held("a"):
        pass
    with limits.table_connections.held("t"), limits.table_connections.held("t"):
        pass
