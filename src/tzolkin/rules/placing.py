"""Placing workers, and mercy for seats that can neither place a worker nor beg."""

from __future__ import annotations

from . import begging, figures, frames, goods, ids, picking
from .state import State

FULL: int = 99


def lowest_space(s: State, gear: int) -> int:
    """Return the lowest free space of a gear or FULL; gear 5 is the first-player space."""
    if gear == ids.GEARS:
        return 0 if s.first_space == ids.NOBODY else FULL
    for space in range(figures.LAST_SPACE[gear] + 1):
        if s.teeth[ids.CITY_TEETH * gear + space] == ids.NOBODY:
            return space
    return FULL


def cheapest_space(s: State) -> int:
    lowest = FULL
    for gear in range(ids.GEARS + 1):
        lowest = min(lowest, lowest_space(s, gear))
    return lowest


def cost(s: State, space: int) -> int:
    """Return the corn for a space: its number plus the workers placed before in this turn."""
    return space + s.placed


def why_not_place(s: State, gear: int) -> int:
    if s.mercy:
        return ids.R_MERCY_USED
    if s.free[s.seat] == 0:
        return ids.R_NO_FREE_WORKER
    space = lowest_space(s, gear)
    if space == FULL and gear == ids.GEARS:
        return frames.pack_reason(ids.R_PLACE_TAKEN, s.first_space, 0)
    if space == FULL:
        return frames.pack_reason(ids.R_GEAR_FULL, gear, 0)
    reason = goods.why_not_corn(cost(s, space), s.corn[s.seat])
    if reason and at_mercy(s):
        if space == cheapest_space(s):
            return ids.LEGAL
        return frames.pack_reason(ids.R_MERCY_ELSEWHERE, cheapest_space(s), 0)
    return reason


def at_mercy(s: State) -> int:
    """Return whether the seat has no worker on a gear, cannot pay for any space and cannot beg."""
    if s.placed > 0 or picking.on_gears(s, s.seat) > 0 or begging.can_beg(s):
        return 0
    return 1 if cheapest_space(s) > s.corn[s.seat] else 0


def place(s: State, gear: int) -> int:
    """Place a worker on the lowest free space; a seat at mercy gives the corn it has."""
    space = lowest_space(s, gear)
    if at_mercy(s):
        s.mercy = 1
        s.corn[s.seat] = 0
    else:
        s.corn[s.seat] -= cost(s, space)
    if gear == ids.GEARS:
        s.first_space = s.seat
        s.took_first = 1
    else:
        s.teeth[ids.CITY_TEETH * gear + space] = s.seat
    s.free[s.seat] -= 1
    s.placed += 1
    s.frame_kind[s.depth - 1] = ids.PLACING
    return 0
