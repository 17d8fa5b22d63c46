"""The four technologies: what an advance costs and brings."""

from __future__ import annotations

from .. import frames, goods, ids, temples
from ..state import State

ARCHITECTURE_BONUS: int = 3
EXTRACTION_BONUS: int = 2


def level(s: State, track: int) -> int:
    return s.levels[ids.TECHNOLOGIES * s.seat + track]


def price(s: State, track: int) -> int:
    """Return the cubes for the next advance."""
    now = level(s, track)
    if now == ids.TOP_LEVEL:
        return 1
    return now + 1


def why_not_advance(s: State, track: int, free: int) -> int:
    """Check the price, and at the top level that the bonus would have an effect."""
    if level(s, track) == ids.TOP_LEVEL:
        reason = why_not_bonus(s, track)
        if reason:
            return reason
    have = goods.cubes(s)
    if not free and have < price(s, track):
        return frames.pack_reason(ids.R_NEEDS_RESOURCES, price(s, track), have)
    return ids.LEGAL


def why_not_bonus(s: State, track: int) -> int:
    """Require a temple to rise on for agriculture's bonus, a skull in the bank for theology's."""
    if track == ids.AGRICULTURE:
        return temples.why_not_rise_any(s)
    if track == ids.THEOLOGY and s.bank_skulls == 0:
        return ids.R_NO_SKULL_IN_BANK
    return ids.LEGAL


def why_not_advance_any(s: State, free: int) -> int:
    for track in range(ids.TECHNOLOGIES):
        if why_not_advance(s, track, free) == ids.LEGAL:
            return ids.LEGAL
    return ids.R_NOTHING_TO_ADVANCE


def advance(s: State, track: int) -> int:
    """Gain a level, or the bonus at the top level. The price, if any, is already paid."""
    if level(s, track) < ids.TOP_LEVEL:
        s.levels[ids.TECHNOLOGIES * s.seat + track] += 1
    elif track == ids.AGRICULTURE:
        frames.push(s, ids.TEMPLE, 0, 0)
    elif track == ids.EXTRACTION:
        frames.push(s, ids.GAIN, EXTRACTION_BONUS, 0)
    elif track == ids.ARCHITECTURE:
        goods.score(s, s.seat, ids.S_TECHNOLOGIES, ARCHITECTURE_BONUS)
    else:
        goods.take_skulls(s, 1)
    return 0


def choose(s: State, track: int) -> int:
    """Answer the decision `TECHNOLOGY`: ask for payment, or advance at once if it is free."""
    free = frames.first(s)
    frames.pop(s)
    if free:
        return advance(s, track)
    return frames.push(s, ids.PAYMENT, price(s, track), track)
