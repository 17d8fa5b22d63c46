"""What C does better than a loop: `machine.pxd` beside this says the same in C, by hand."""

from __future__ import annotations

import math

from ..encoding.offsets import LENGTH
from ..rules.state import FIELDS, Floats, Octets, State, Word, is_list
from .constants import UNITS


def copy(target: State, source: State) -> int:
    for name in FIELDS:
        value = getattr(source, name)
        setattr(target, name, value[:] if is_list(name) else value)
    return 0


def fingerprint(s: State) -> Word:
    """Different for different positions, never 0. Its numbers mean nothing outside a process."""
    return hash(s.pack()) % 2**64 or 1


def root(number: float) -> float:
    return math.sqrt(number)


def whole(number: float) -> int:
    return int(number)


def differing(view: Octets, known: Octets, at: int, entry: int) -> int:
    """The first entry, from the given one on, that is not as it is known, or LENGTH."""
    while entry < LENGTH and view[entry] == known[at + entry]:
        entry += 1
    return entry


def mix(units: Floats, mixing: Floats, at: int, more: float) -> int:
    """What one input of the network adds to all units."""
    for unit in range(UNITS):
        units[unit] += mixing[at + unit] * more
    return 0
