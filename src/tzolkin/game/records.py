"""Records: a game as a JSON object with its start and the list of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .value_checks import (
    check_format,
    check_integer,
    check_list,
    check_object,
    check_text,
    get_member,
)

FORMAT = "tzolkin-record/1"
FOREIGN_SEED = 2**256  # other programs may deal from larger seeds
SUFFIX = ".tzolkin.json"


class ParsedRecord(NamedTuple):
    """The parts of a record. Whether its actions are legal shows when they are played."""

    start: dict[str, Any]
    names: list[str] | None
    actions: list[Any]
    seed: int | None
    result: dict[str, Any] | None
    date: str | None
    meta: dict[str, Any] | None


def names_of(names: Sequence[str] | None, players: int) -> list[str]:
    """Return the names of the players, or default ones."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    if isinstance(names, str | bytes) or not isinstance(names, Sequence) or len(names) != players:
        raise ValueError(f"{players} players need a list of {players} names")
    return [check_text(name, "a name") for name in names]


def build(
    start: dict[str, Any], names: list[str], actions: list[str], optional: dict[str, Any]
) -> dict[str, Any]:
    """Return a record; optional parts that are None are left out."""
    given = {name: value for name, value in optional.items() if value is not None}
    return {"format": FORMAT, "names": names, "start": start, "actions": actions, **given}


def parse(record: object) -> ParsedRecord:
    """Return the parts of a record; raise ValueError if one is missing or of the wrong type."""
    source = check_object(record, "the record")
    check_format(source, FORMAT, "the record")
    start = check_object(get_member(source, "start", "the record"), "the record's start")
    actions = check_list(get_member(source, "actions", "the record"), "the record's actions", None)
    names = source.get("names")
    seed = source.get("seed")
    if seed is not None:
        check_integer(seed, "the record's seed", -FOREIGN_SEED, FOREIGN_SEED)
    result, date, meta = source.get("result"), source.get("date"), source.get("meta")
    return ParsedRecord(
        start=start,
        names=None if names is None else check_list(names, "the record's names", None),
        actions=actions,
        seed=seed,
        result=None if result is None else check_object(result, "the record's result"),
        date=None if date is None else check_text(date, "the record's date"),
        meta=None if meta is None else check_object(meta, "the record's meta"),
    )
