"""Who is let in at a table: keys for new tables, new keys for old ones, and what a key opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .changes import Change, Outcome
from .errors import unknown_key
from .keys import Key, Role, fits, id_of, is_key, new_key
from .seats import Seat, SeatKind
from .table import Table


def hand_out_keys(
    seats: list[Seat], screens: Sequence[str | None]
) -> tuple[list[Seat], dict[str, Key]]:
    """Return the seats with a key for every person, or for all persons at one screen; the keys are
    by the texts that their owners get.
    """
    places = [screen or seat.number for seat, screen in zip(seats, screens, strict=True)]
    handed: dict[str | int, tuple[str, Key]] = {}
    keyed = []
    for seat, place in zip(seats, places, strict=True):
        if seat.kind is SeatKind.PERSON:
            _, key = handed.setdefault(place, new_key(Role.PLAYER))
            keyed.append(replace(seat, key=key.id))
        else:
            keyed.append(seat)
    return keyed, dict(handed.values())


def find_key(table: Table, text: str | None) -> Key | None:
    """Return the key of this table that a text is; TableError if it is none of its keys."""
    if text is None:
        return None
    key = table.keys.get(id_of(text)) if is_key(text) else None
    if key is None or not fits(text, key):
        raise unknown_key()
    return key


def renew_key(table: Table, key: Key) -> Outcome[str]:
    """Replace a key by a new one, whose text is the answer; the old one opens nothing any more."""
    text, fresh = new_key(key.role)
    fresh = fresh._replace(created=key.created)  # for those at the table nothing has changed
    change = Change(table, new_keys=[fresh], dropped_keys=[key])
    change.set_seats([replace(table.seats[seat], key=fresh.id) for seat in table.owned(key)])
    change.add_event("renewed", seats=table.owned(key))
    return change, text


def renew_onlooker_key(table: Table, _key: Key) -> Outcome[str]:
    """Replace the key of onlookers; those who look on with the old one are sent away."""
    text, fresh = new_key(Role.ONLOOKER)
    old = [key for key in table.keys.values() if key.role is Role.ONLOOKER]
    change = Change(table, new_keys=[fresh], dropped_keys=old)
    change.add_event("renewed", seats=[])
    return change, text
