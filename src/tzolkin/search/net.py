"""A small network that sees the whole view of a seat, and corrects the linear value.

The positions of one turn differ in little. So the first one that is valued for a seat is worked
through as a whole, and of the others only what differs from it.
"""

from __future__ import annotations

from ..encoding import feature_ids, offsets, view
from ..rules import ids
from ..rules.state import State
from . import constants, machine
from .memory import Turns


def forget(t: Turns) -> int:
    """The positions to come have nothing to do with those before."""
    for seat in range(ids.SEATS):
        t.known[seat] = 0
    return 0


def correction(t: Turns, s: State, seat: int, turns_left: int) -> float:
    """Points to add to the linear value of a position whose features were just measured."""
    view.encode(s, seat, t.view)
    if not t.known[seat]:
        begin(t, seat)
    for unit in range(constants.UNITS):
        t.units[unit] = t.known_units[constants.UNITS * seat + unit]
    mix_differences(t, seat)
    at = constants.UNITS * turns_left
    found = 0.0
    for unit in range(constants.UNITS):
        found += max(0.0, t.units[unit] + t.lift[at + unit]) * t.worth[at + unit]
    return found


def begin(t: Turns, seat: int) -> int:
    """Work through a whole position: it differs from nothing in everything."""
    t.known[seat] = 1
    for term in range(feature_ids.FEATURES):
        t.known_features[feature_ids.FEATURES * seat + term] = 0.0
    for entry in range(offsets.LENGTH):
        t.known_view[offsets.LENGTH * seat + entry] = 0
    for unit in range(constants.UNITS):
        t.units[unit] = 0.0
    mix_differences(t, seat)
    for term in range(feature_ids.FEATURES):
        t.known_features[feature_ids.FEATURES * seat + term] = t.features[term]
    for entry in range(offsets.LENGTH):
        t.known_view[offsets.LENGTH * seat + entry] = t.view[entry]
    for unit in range(constants.UNITS):
        t.known_units[constants.UNITS * seat + unit] = t.units[unit]
    return 0


def mix_differences(t: Turns, seat: int) -> int:
    for term in range(feature_ids.FEATURES):
        more = t.features[term] - t.known_features[feature_ids.FEATURES * seat + term]
        if more != 0.0:
            machine.mix(t.units, t.mixing, constants.UNITS * term, more)
    at = offsets.LENGTH * seat
    entry = machine.differing(t.view, t.known_view, at, 0)
    while entry < offsets.LENGTH:
        more = t.view[entry] - t.known_view[at + entry]
        machine.mix(t.units, t.mixing, constants.UNITS * (feature_ids.FEATURES + entry), more)
        entry = machine.differing(t.view, t.known_view, at, entry + 1)
    return 0
