"""Rate limits and concurrency limits by key, in bounded memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from .errors import ApiError
from .settings import LimitSettings

MAX_KEYS = 50_000  # about 10 MB for each rate limiter
MINUTE, HOUR = 60.0, 3600.0
CONNECTION_RETRY_AFTER = 30.0  # a guess: when a connection will end is not known

Clock = Callable[[], float]


class LimitExceededError(ApiError):
    """A request beyond a limit; `retry_after` seconds later it may succeed."""

    def __init__(self, what: str, retry_after: float) -> None:
        self.retry_after = retry_after
        seconds = max(1, math.ceil(retry_after))
        super().__init__(
            429,
            "too_many",
            f"too many {what}; try again in {seconds} s",
            {"what": what, "retry_after": seconds},
            {"Retry-After": str(seconds)},
        )


class RateLimiter:
    """A token bucket for each key: `capacity` tokens, refilled within `seconds`.

    Only the time when a bucket will be full again is stored. A full bucket equals an unused
    one, so it is dropped; beyond `max_keys`, the least recently used bucket is dropped as well.
    """

    def __init__(
        self,
        what: str,
        capacity: int,
        seconds: float,
        clock: Clock = time.monotonic,
        max_keys: int = MAX_KEYS,
    ) -> None:
        self.what = what
        self._seconds = seconds
        self._seconds_per_token = seconds / capacity
        self._clock = clock
        self._max_keys = max_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()
        self._lock = Lock()

    def take(self, key: str) -> None:
        """Take a token; raise LimitExceededError if there is none."""
        with self._lock:
            now = self._clock()
            full_at = max(now, self._full_at.get(key, now)) + self._seconds_per_token
            wait = full_at - now - self._seconds
            if wait > self._seconds_per_token / 1000:  # less is rounding
                raise LimitExceededError(self.what, wait)
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
            self._drop_buckets(now)

    def _drop_buckets(self, now: float) -> None:
        while len(self) > self._max_keys or next(iter(self._full_at.values()), math.inf) <= now:
            self._full_at.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full_at)


class ConcurrencyLimiter:
    """A number of simultaneous holders for each key, at most `capacity`."""

    def __init__(self, what: str, capacity: int) -> None:
        self.what = what
        self._capacity = capacity
        self._holders: dict[str, int] = {}
        self._lock = Lock()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Hold a place while the block runs; raise LimitExceededError if all are taken."""
        self._add(key)
        try:
            yield
        finally:
            self._remove(key)

    def _add(self, key: str) -> None:
        with self._lock:
            if self._holders.get(key, 0) >= self._capacity:
                raise LimitExceededError(self.what, CONNECTION_RETRY_AFTER)
            self._holders[key] = self._holders.get(key, 0) + 1

    def _remove(self, key: str) -> None:
        with self._lock:
            self._holders[key] -= 1
            if not self._holders[key]:
                del self._holders[key]

    def __len__(self) -> int:
        return len(self._holders)


class Limits:
    """The limits of a server process; keys of addresses come from `limit_key`."""

    def __init__(self, settings: LimitSettings, clock: Clock = time.monotonic) -> None:
        self.requests = RateLimiter("requests", settings.requests_per_minute, MINUTE, clock)
        self.actions = RateLimiter("actions", settings.actions_per_minute, MINUTE, clock)
        self.new_tables = RateLimiter("new tables", settings.new_tables_per_hour, HOUR, clock)
        self.chat = RateLimiter("chat messages", settings.chat_per_minute, MINUTE, clock)
        self.connections = ConcurrencyLimiter("connections", settings.connections_per_address)
        self.table_connections = ConcurrencyLimiter(
            "connections to this table", settings.connections_per_table
        )
