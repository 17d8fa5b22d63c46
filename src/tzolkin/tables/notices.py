"""Who hears elsewhere that it is their turn, and where: by a webhook, or in a browser."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .changes import Change, Outcome
from .errors import not_your_seat
from .keys import Key
from .table import Table


def set_receivers(table: Table, key: Key, seat: int, **receivers: Any) -> Outcome[None]:
    """Set where notices for a seat go; the receivers that are not named stay as they are."""
    if seat not in table.owned(key):
        raise not_your_seat(seat)
    change = Change(table)
    change.set_seats([replace(table.seats[seat], **receivers)])
    change.add_event("notices", seat=seat)
    return change, None
