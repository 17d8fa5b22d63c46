"""Pending decisions: a small stack whose last entry is asked next."""

from __future__ import annotations

from . import ids
from .state import State


def push(s: State, kind: int, a: int, b: int) -> int:
    if s.depth == ids.FRAMES:  # pragma: no cover (no tiles nest that deeply)
        raise OverflowError("decisions nest too deeply")
    s.frame_kind[s.depth] = kind
    s.frame_a[s.depth] = a
    s.frame_b[s.depth] = b
    s.depth += 1
    return 0


def pop(s: State) -> int:
    """Nothing of an answered decision stays behind: equal positions have equal bytes."""
    s.depth -= 1
    s.frame_kind[s.depth] = 0
    s.frame_a[s.depth] = 0
    s.frame_b[s.depth] = 0
    return 0


def decision(s: State) -> int:
    """The kind of the decision asked now."""
    if s.depth == 0:
        return ids.OVER
    return s.frame_kind[s.depth - 1]


def first(s: State) -> int:
    """The first argument of the decision asked now."""
    return s.frame_a[s.depth - 1]


def second(s: State) -> int:
    return s.frame_b[s.depth - 1]


def pack_reason(reason: int, a: int, b: int) -> int:
    """A reason with two parameters in one number."""
    return reason + ids.FIRST_PARAMETER * a + ids.SECOND_PARAMETER * b


def add_paid_corn(reason: int, paid: int) -> int:
    """Count corn that would be paid before into a reason that asks for corn."""
    if reason % ids.FIRST_PARAMETER == ids.R_NEEDS_CORN:
        return reason + pack_reason(0, paid, paid)
    return reason
