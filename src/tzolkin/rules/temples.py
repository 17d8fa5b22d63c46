"""The three temples: rising and falling."""

from __future__ import annotations

from . import figures, frames, ids
from .state import State


def why_not_rise(s: State, temple: int) -> int:
    """Refuse to rise above the highest step, or onto it while another seat holds it."""
    step = s.temples[ids.TEMPLES * s.seat + temple]
    top = figures.TOP_STEP[temple]
    if step == top:
        return frames.pack_reason(ids.R_TOP_STEP, temple, 0)
    if step == top - 1:
        for seat in range(s.players):
            if s.temples[ids.TEMPLES * seat + temple] == top:
                return frames.pack_reason(ids.R_TOP_TAKEN, temple, seat)
    return ids.LEGAL


def rise(s: State, temple: int) -> int:
    """Move up one step; a rise that is impossible is lost.

    The highest step turns the player board to its light side.
    """
    if why_not_rise(s, temple):
        return 0
    s.temples[ids.TEMPLES * s.seat + temple] += 1
    if s.temples[ids.TEMPLES * s.seat + temple] == figures.TOP_STEP[temple]:
        s.light[s.seat] = 1
    return 0


def possible_rises(s: State) -> int:
    """Return on how many temples the seat can rise."""
    count = 0
    for temple in range(ids.TEMPLES):
        if why_not_rise(s, temple) == ids.LEGAL:
            count += 1
    return count


def why_not_rise_any(s: State) -> int:
    if possible_rises(s) == 0:
        return ids.R_NO_TEMPLE
    return ids.LEGAL


def why_not_fall(s: State, temple: int) -> int:
    if s.temples[ids.TEMPLES * s.seat + temple] == ids.LOWEST_STEP:
        return frames.pack_reason(ids.R_LOWEST_STEP, temple, 0)
    return ids.LEGAL


def why_not_fall_any(s: State) -> int:
    for temple in range(ids.TEMPLES):
        if why_not_fall(s, temple) == ids.LEGAL:
            return ids.LEGAL
    return ids.R_CANNOT_FALL


def fall(s: State, temple: int) -> int:
    s.temples[ids.TEMPLES * s.seat + temple] -= 1
    return 0


def why_not_pair(s: State, pair: int) -> int:
    """Tikal 5: refuse two temples unless the seat can rise on both."""
    reason = why_not_rise(s, figures.PAIR_LOW[pair])
    if reason:
        return reason
    return why_not_rise(s, figures.PAIR_HIGH[pair])


def why_not_single(s: State, temple: int) -> int:
    """Tikal 5: refuse a single temple if the seat can rise on two."""
    if possible_rises(s) > 1:
        return ids.R_TWO_TEMPLES
    return why_not_rise(s, temple)
