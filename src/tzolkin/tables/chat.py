"""Talking at a table."""

from __future__ import annotations

from .changes import Change, Outcome
from .table import Table


def say(table: Table, seats: list[int], text: str) -> Outcome[int]:
    """Say something to the table; the answer is the number of the event."""
    change = Change(table)
    change.add_event("said", seats=seats, text=text)
    return change, change.event
