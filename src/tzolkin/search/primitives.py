"""Operations that C does faster than a loop; `primitives.pxd`, written by hand, has them in C."""

from __future__ import annotations

import math

from ..encoding.offsets import LENGTH
from ..rules.state import FIELDS, Floats, Octets, State, Word, is_list
from .constants import UNITS


def copy_state(target: State, source: State) -> int:
    for name in FIELDS:
        value = getattr(source, name)
        setattr(target, name, value[:] if is_list(name) else value)
    return 0


def fingerprint(s: State) -> Word:
    """Return a hash of the position that is never 0 and valid within this process only."""
    return hash(s.pack()) % 2**64 or 1


def sqrt(number: float) -> float:
    return math.sqrt(number)


def truncate(number: float) -> int:
    return int(number)


def next_difference(view: Octets, base: Octets, at: int, entry: int) -> int:
    """Return the first entry from the given one on that differs from the base, or LENGTH."""
    while entry < LENGTH and view[entry] == base[at + entry]:
        entry += 1
    return entry


def add_row(units: Floats, mixing: Floats, at: int, factor: float) -> int:
    """Add what one input of the network contributes to every unit."""
    for unit in range(UNITS):
        units[unit] += mixing[at + unit] * factor
    return 0
