"""Rows to be written: those of several changes together, with one statement for each kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable


class Row(NamedTuple):
    """A statement, the same object for all rows of its kind, and the values of one row."""

    statement: Executable
    values: dict[str, Any]


def write_rows(connection: Connection, rows: Iterable[Row]) -> None:
    """Write rows. Those of one kind stay in order; the order of kinds must not matter."""
    kinds: defaultdict[tuple[Executable, tuple[str, ...]], list[dict[str, Any]]] = defaultdict(list)
    for statement, values in rows:
        kinds[statement, tuple(values)].append(values)
    for (statement, _), several in kinds.items():
        connection.execute(statement, several)
