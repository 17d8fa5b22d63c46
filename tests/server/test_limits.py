"""Tests of the rate and concurrency limiters, with a clock that is set by hand."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest

from tzolkin.server.limits import ConcurrencyLimiter, LimitExceededError, Limits, RateLimiter
from tzolkin.server.settings import LimitSettings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(limiter: RateLimiter, key: str, tries: int) -> int:
    """Return how many of the tries get a token."""
    count = 0
    for _ in range(tries):
        with suppress(LimitExceededError):
            limiter.take(key)
            count += 1
    return count


def test_a_bucket_is_full_at_first_and_fills_evenly(clock: Clock) -> None:
    limiter = RateLimiter("things", 6, 60.0, clock)
    assert taken(limiter, "a", 10) == 6
    assert taken(limiter, "b", 10) == 6
    clock.now += 10
    assert taken(limiter, "a", 10) == 1
    clock.now += 35
    assert taken(limiter, "a", 10) == 3
    clock.now += 1000
    assert taken(limiter, "a", 10) == 6


def test_a_refusal_says_when_there_is_room_again(clock: Clock) -> None:
    limiter = RateLimiter("things", 2, 60.0, clock)
    assert taken(limiter, "a", 2) == 2
    clock.now += 4.5
    with pytest.raises(LimitExceededError) as caught:
        limiter.take("a")
    refused = caught.value
    assert refused.retry_after == pytest.approx(25.5)
    assert (refused.status, refused.headers) == (429, {"Retry-After": "26"})
    assert refused.body()["error"] == {
        "code": "too_many",
        "message": "too many things; try again in 26 s",
        "params": {"what": "things", "retry_after": 26},
    }
    clock.now += refused.retry_after
    limiter.take("a")


def test_who_keeps_trying_is_not_punished(clock: Clock) -> None:
    limiter = RateLimiter("things", 1, 10.0, clock)
    limiter.take("a")
    assert taken(limiter, "a", 100) == 0
    clock.now += 10
    limiter.take("a")


def test_any_rate_can_be_used_up_exactly(clock: Clock) -> None:
    for most in (1, 3, 7, 240, 1_000_000):
        limiter = RateLimiter("things", most, 60.0, clock)
        tries = min(most, 1000)
        assert taken(limiter, "a", tries) == tries
    assert taken(RateLimiter("things", 240, 60.0, clock), "a", 500) == 240


def test_a_flood_of_addresses_takes_no_more_memory(clock: Clock) -> None:
    limiter = RateLimiter("things", 1, 60.0, clock, max_keys=100)
    for number in range(1000):
        limiter.take(f"address {number}")
    assert len(limiter) == 100
    assert taken(limiter, "address 999", 1) == 0


def test_full_limiter_are_forgotten(clock: Clock) -> None:
    limiter = RateLimiter("things", 2, 60.0, clock)
    for number in range(50):
        limiter.take(f"address {number}")
    assert len(limiter) == 50
    clock.now += 30
    limiter.take("another")
    assert len(limiter) == 1


def test_threads_get_no_more_than_there_is(clock: Clock) -> None:
    limiter = RateLimiter("things", 100, 60.0, clock)
    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(lambda _: taken(limiter, "a", 100), range(8))) == 100


def test_holders_come_and_go() -> None:
    limiter = ConcurrencyLimiter("connections", 2)
    with ExitStack() as held:
        held.enter_context(limiter.hold("a"))
        held.enter_context(limiter.hold("a"))
        held.enter_context(limiter.hold("b"))
        with pytest.raises(LimitExceededError, match="too many connections"):
            held.enter_context(limiter.hold("a"))
    assert len(limiter) == 0
    with suppress(RuntimeError), limiter.hold("a"):
        raise RuntimeError
    assert len(limiter) == 0


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
    limiter = [limits.requests, limits.actions, limits.chat, limits.new_tables]
    assert [taken(each, "a", 10) for each in limiter] == [1, 2, 3, 4]
    clock.now += 60
    assert [taken(each, "a", 10) for each in limiter] == [1, 2, 3, 0]
    clock.now += 3600
    assert taken(limits.new_tables, "a", 10) == 4
    with (
        limits.connections.hold("a"),
        pytest.raises(LimitExceededError),
        limits.connections.hold("a"),
    ):
        pass
    with limits.table_connections.hold("t"), limits.table_connections.hold("t"):
        pass
