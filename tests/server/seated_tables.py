"""Tables that tests play at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from .clients import Person, open_table


def keys_of(opened: dict[str, Any]) -> dict[int, str]:
    """Return which key owns which seat."""
    return {seat: entry["key"] for entry in opened["keys"] for seat in entry["seats"]}


@contextmanager
def seated(url: str, *seats: dict[str, Any], **wishes: Any) -> Iterator[list[Person]]:
    """Open a table and return the people at it, one for each key; the onlooker comes last."""
    opened = open_table(url, *seats, **wishes)
    texts = [*dict.fromkeys(keys_of(opened).values()), opened["onlooker"]]
    with ExitStack() as stack:
        table_id = opened["table"]["id"]
        yield [stack.enter_context(Person(url, table_id, text)) for text in texts]


def past_the_tiles(people: list[Person], rng: random.Random) -> None:
    """Let everybody choose their wealth tiles; there must be no bots."""
    while people[0].info()["ply"] == 0:
        for somebody in people:
            somebody.play_on(rng)


def play_out(people: list[Person], rng: random.Random) -> None:
    """Play until the game is over; there must be no bots."""
    while any(somebody.play_on(rng) for somebody in people):
        pass
