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
DIFFERENT_EVERY_TIME = {"at", "changed", "created", "key", "onlooker", "secret"}
FOR_PEOPLE = {"message"}
LONGEST_SHOWN = 200
MOST_TOLD = 10

Json = Any
Parts = dict[str, Callable[[], Json]]  # what is described, by name


def path_of(name: str) -> Path:
    return DATA / f"{name}.json.gz"


@cache
def read(name: str) -> Json:
    return json.loads(gzip.decompress(path_of(name).read_bytes()))


def write(name: str, value: Json) -> None:
    """The same value always makes the same file."""
    text = json.dumps(value, separators=(",", ":"))
    path_of(name).write_bytes(gzip.compress(text.encode(), mtime=0))


def plain(value: Json) -> Json:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(value))


def digest(value: Json) -> str:
    """The first 8 hexadecimal digits of the hash of a JSON value."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class Growing:
    """A hash that grows; `marks` has its first digits after every step."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self.marks: list[str] = []

    def add(self, *parts: bytes) -> None:
        for part in parts:
            self._hash.update(part)
        self.marks.append(self._hash.hexdigest()[:8])


def differences(now: Json, then: Json, where: str = "") -> Iterator[str]:
    """Where something of the first release is missing or different.

    Members may have been added. Of those that are different every time, or are sentences for
    people, only the type counts.
    """
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            yield from _differences_of_member(now, name, value, f"{where}/{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        for number, (one, other) in enumerate(zip(now, then, strict=True)):
            yield from differences(one, other, f"{where}/{number}")
    elif now != then or isinstance(now, bool) != isinstance(then, bool):
        yield f"{where}: {_shown(now)} instead of {_shown(then)}"


def _differences_of_member(now: Json, name: str, then: Json, where: str) -> Iterator[str]:
    if name not in now:
        yield f"{where} is missing"
    elif name not in DIFFERENT_EVERY_TIME | FOR_PEOPLE or isinstance(then, dict | list):
        yield from differences(now[name], then, where)
    elif type(now[name]) is not type(then):
        yield f"{where}: {_shown(now[name])} instead of something like {_shown(then)}"


def check(now: Json, then: Json) -> None:
    """AssertionError names the first differences."""
    found = list(islice(differences(plain(now), then), MOST_TOLD))
    assert not found, "\n".join(found)


def _shown(value: Json) -> str:
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
