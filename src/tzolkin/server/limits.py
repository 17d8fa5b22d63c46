"""How much anybody may ask for: token buckets and counts by key, in bounded memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from .errors import Problem
from .settings import LimitSettings

MOST_KEYS = 50_000  # some 10 MB for each kind of bucket
MINUTE, HOUR = 60.0, 3600.0
CONNECTION_RETRY = 30.0  # nobody knows when somebody else will leave

Clock = Callable[[], float]


class Refused(Problem):
    """Too many of something; after so many seconds there is room again."""

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


class Buckets:
    """For each key a bucket of `most` tokens, filled up within `seconds`.

    All that is kept of a bucket is when it will be full. One that is full is like one that
    was never used, so it can be forgotten; beyond `keys`, the one unused for longest is.
    """

    def __init__(
        self,
        what: str,
        most: int,
        seconds: float,
        clock: Clock = time.monotonic,
        keys: int = MOST_KEYS,
    ) -> None:
        self.what = what
        self._seconds = seconds
        self._each = seconds / most
        self._clock = clock
        self._keys = keys
        self._full_at: OrderedDict[str, float] = OrderedDict()
        self._lock = Lock()

    def take(self, key: str) -> None:
        """One token; raises Refused if there is none, and then takes none."""
        with self._lock:
            now = self._clock()
            full_at = max(now, self._full_at.get(key, now)) + self._each
            wait = full_at - now - self._seconds
            if wait > self._each / 1000:  # less is rounding
                raise Refused(self.what, wait)
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
            self._forget(now)

    def _forget(self, now: float) -> None:
        while len(self) > self._keys or next(iter(self._full_at.values()), math.inf) <= now:
            self._full_at.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full_at)


class Counts:
    """How many hold something at the same time, by key; a key is forgotten with its last holder."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self._most = most
        self._held: dict[str, int] = {}
        self._lock = Lock()

    @contextmanager
    def held(self, key: str) -> Iterator[None]:
        """One more while the block runs; raises Refused if there are as many as may be."""
        self._add(key)
        try:
            yield
        finally:
            self._remove(key)

    def _add(self, key: str) -> None:
        with self._lock:
            if self._held.get(key, 0) >= self._most:
                raise Refused(self.what, CONNECTION_RETRY)
            self._held[key] = self._held.get(key, 0) + 1

    def _remove(self, key: str) -> None:
        with self._lock:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def __len__(self) -> int:
        return len(self._held)


class Limits:
    """The limits of one server process. Addresses are given as `addresses.counted` has them."""

    def __init__(self, settings: LimitSettings, clock: Clock = time.monotonic) -> None:
        self.requests = Buckets("requests", settings.requests_per_minute, MINUTE, clock)
        self.actions = Buckets("actions", settings.actions_per_minute, MINUTE, clock)
        self.new_tables = Buckets("new tables", settings.new_tables_per_hour, HOUR, clock)
        self.chat = Buckets("chat messages", settings.chat_per_minute, MINUTE, clock)
        self.connections = Counts("connections", settings.connections_per_address)
        self.table_connections = Counts("connections to this table", settings.connections_per_table)
