"""Reading, writing and comparing the fixtures of the first release."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
VOLATILE = {"at", "changed", "created", "key", "onlooker", "secret"}  # different every time
PROSE = {"message"}
MOST_LISTED = 10
LONGEST_SHOWN = 200

Json = Any
Parts = dict[str, Callable[[], Json]]  # the parts of a fixture, and what describes them


def path_of(name: str) -> Path:
    return DATA / f"{name}.json.gz"


@cache
def read(name: str) -> Json:
    """Return a fixture as the first release has made it."""
    return json.loads(gzip.decompress(path_of(name).read_bytes()))


def write(name: str, value: Json) -> None:
    """Save a fixture; the same value always makes the same file."""
    text = json.dumps(value, separators=(",", ":"))
    path_of(name).write_bytes(gzip.compress(text.encode(), mtime=0))


def digest(value: Json) -> str:
    """Return the first 8 hexadecimal digits of the hash of a JSON value."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class RollingHash:
    """A hash over everything that was added; `digests` has its first digits after each step."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self.digests: list[str] = []

    def add(self, *parts: bytes) -> None:
        for part in parts:
            self._hash.update(part)
        self.digests.append(self._hash.hexdigest()[:8])


def differences(now: Json, then: Json, path: str = "") -> Iterator[str]:
    """Yield where something of the first release is missing or different.

    Members may have been added. Of volatile members and of prose only the type is compared.
    """
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            yield from _member_differences(now, name, value, f"{path}/{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        for number, (one, other) in enumerate(zip(now, then, strict=True)):
            yield from differences(one, other, f"{path}/{number}")
    elif now != then or isinstance(now, bool) != isinstance(then, bool):
        yield f"{path}: {_shown(now)} instead of {_shown(then)}"


def _member_differences(now: Json, name: str, then: Json, path: str) -> Iterator[str]:
    if name not in now:
        yield f"{path} is missing"
    elif name not in VOLATILE | PROSE or isinstance(then, dict | list):
        yield from differences(now[name], then, path)
    elif type(now[name]) is not type(then):
        yield f"{path}: {_shown(now[name])} instead of something like {_shown(then)}"


def check(now: Json, then: Json) -> None:
    """Raise an AssertionError that lists the first differences, if there are any."""
    from_json = json.loads(json.dumps(now))  # as the fixture was, with lists for tuples
    found = list(islice(differences(from_json, then), MOST_LISTED))
    assert not found, "\n".join(found)


def _shown(value: Json) -> str:
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
