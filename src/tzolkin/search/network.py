"""A small network that sees the whole view of a seat and corrects the linear value.

The positions of one turn hardly differ. So the first position that is valued for a seat becomes its
base, which is computed in full; of the others only the differences from the base are computed.
"""

from __future__ import annotations

from ..encoding import feature_ids, offsets, view
from ..rules import ids
from ..rules.state import State
from . import constants, primitives
from .memory import TurnPool


def reset(pool: TurnPool) -> int:
    """Forget the base positions: the positions that follow are of another turn."""
    for seat in range(ids.SEATS):
        pool.has_base[seat] = 0
    return 0


def correction(pool: TurnPool, s: State, seat: int, turns_left: int) -> float:
    """Return the points to add to the linear value of the position measured last."""
    view.encode(s, seat, pool.view)
    if not pool.has_base[seat]:
        set_base(pool, seat)
    for unit in range(constants.UNITS):
        pool.units[unit] = pool.base_units[constants.UNITS * seat + unit]
    add_differences(pool, seat)
    at = constants.UNITS * turns_left
    total = 0.0
    for unit in range(constants.UNITS):
        total += max(0.0, pool.units[unit] + pool.lift[at + unit]) * pool.worth[at + unit]
    return total


def set_base(pool: TurnPool, seat: int) -> int:
    """Make the current position the base: compute it as the difference from all zeros."""
    pool.has_base[seat] = 1
    for term in range(feature_ids.FEATURES):
        pool.base_features[feature_ids.FEATURES * seat + term] = 0.0
    for entry in range(offsets.LENGTH):
        pool.base_view[offsets.LENGTH * seat + entry] = 0
    for unit in range(constants.UNITS):
        pool.units[unit] = 0.0
    add_differences(pool, seat)
    for term in range(feature_ids.FEATURES):
        pool.base_features[feature_ids.FEATURES * seat + term] = pool.features[term]
    for entry in range(offsets.LENGTH):
        pool.base_view[offsets.LENGTH * seat + entry] = pool.view[entry]
    for unit in range(constants.UNITS):
        pool.base_units[constants.UNITS * seat + unit] = pool.units[unit]
    return 0


def add_differences(pool: TurnPool, seat: int) -> int:
    """Add to the units what the inputs that differ from the base contribute."""
    for term in range(feature_ids.FEATURES):
        more = pool.features[term] - pool.base_features[feature_ids.FEATURES * seat + term]
        if more != 0.0:
            primitives.add_row(pool.units, pool.mixing, constants.UNITS * term, more)
    at = offsets.LENGTH * seat
    entry = primitives.next_difference(pool.view, pool.base_view, at, 0)
    while entry < offsets.LENGTH:
        more = pool.view[entry] - pool.base_view[at + entry]
        row = constants.UNITS * (feature_ids.FEATURES + entry)
        primitives.add_row(pool.units, pool.mixing, row, more)
        entry = primitives.next_difference(pool.view, pool.base_view, at, entry + 1)
    return 0
