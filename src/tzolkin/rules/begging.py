"""Begging for corn before placing workers, which angers a god."""

from __future__ import annotations

from . import frames, ids, temples
from .state import State


def why_not_beg(s: State, temple: int) -> int:
    if s.corn[s.seat] > ids.BEGGING_LIMIT:
        return frames.pack_reason(ids.R_TOO_MUCH_CORN, ids.BEGGING_LIMIT, s.corn[s.seat])
    return temples.why_not_fall(s, temple)


def can_beg(s: State) -> int:
    for temple in range(ids.TEMPLES):
        if why_not_beg(s, temple) == ids.LEGAL:
            return 1
    return 0


def beg(s: State, temple: int) -> int:
    """Fall on a temple and have 3 corn; the decision stays `TURN`."""
    s.corn[s.seat] = ids.BEGGED_CORN
    return temples.fall(s, temple)
