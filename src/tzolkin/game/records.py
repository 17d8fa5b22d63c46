"""Records: a game as its start and the list of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .validation import check_format, integer, items, mapping, member, text

FORMAT = "tzolkin-record/1"
FOREIGN_SEED = 2**256  # other programs may deal from other seeds
SUFFIX = ".tzolkin.json"


class CheckedRecord(NamedTuple):
    """What is needed of a record to play it through; the actions are yet to be tried."""

    start: dict[str, Any]
    names: list[str] | None
    actions: list[Any]
    seed: int | None
    result: dict[str, Any] | None
    date: str | None
    meta: dict[str, Any] | None


def names_of(names: Sequence[str] | None, players: int) -> list[str]:
    """The players' names, or made-up ones."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    if isinstance(names, str | bytes) or not isinstance(names, Sequence) or len(names) != players:
        raise ValueError(f"{players} players need a list of {players} names")
    return [text(name, "a name") for name in names]


def build(
    start: dict[str, Any], names: list[str], actions: list[str], optional: dict[str, Any]
) -> dict[str, Any]:
    """A record; of the optional parts those that there are."""
    there = {name: value for name, value in optional.items() if value is not None}
    return {"format": FORMAT, "names": names, "start": start, "actions": actions, **there}


def check(record: object) -> CheckedRecord:
    """The parts of a record; ValueError where one is missing or of the wrong kind."""
    source = mapping(record, "the record")
    check_format(source, FORMAT, "the record")
    start = mapping(member(source, "start", "the record"), "the record's start")
    actions = items(member(source, "actions", "the record"), "the record's actions", None)
    names = source.get("names")
    seed = source.get("seed")
    if seed is not None:
        integer(seed, "the record's seed", -FOREIGN_SEED, FOREIGN_SEED)
    result, date, meta = source.get("result"), source.get("date"), source.get("meta")
    return CheckedRecord(
        start=start,
        names=None if names is None else items(names, "the record's names", None),
        actions=actions,
        seed=seed,
        result=None if result is None else mapping(result, "the record's result"),
        date=None if date is None else text(date, "the record's date"),
        meta=None if meta is None else mapping(meta, "the record's meta"),
    )
