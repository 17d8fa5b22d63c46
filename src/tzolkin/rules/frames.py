"""Pending decisions: a stack of frames whose last one is the current decision.

A frame is a kind of decision with two arguments. Reasons are packed here too.
"""

from __future__ import annotations

from . import ids
from .state import State


def push(s: State, kind: int, a: int, b: int) -> int:
    """Make a decision with two arguments the current one."""
    if s.depth == ids.FRAMES:  # pragma: no cover (no tiles nest that deeply)
        raise OverflowError("decisions nest too deeply")
    s.frame_kind[s.depth] = kind
    s.frame_a[s.depth] = a
    s.frame_b[s.depth] = b
    s.depth += 1
    return 0


def pop(s: State) -> int:
    """Remove the current decision and its traces, so that equal positions have equal bytes."""
    s.depth -= 1
    s.frame_kind[s.depth] = 0
    s.frame_a[s.depth] = 0
    s.frame_b[s.depth] = 0
    return 0


def decision(s: State) -> int:
    """Return the kind of the current decision."""
    if s.depth == 0:
        return ids.OVER
    return s.frame_kind[s.depth - 1]


def first(s: State) -> int:
    """Return the first argument of the current decision."""
    return s.frame_a[s.depth - 1]


def second(s: State) -> int:
    """Return the second argument of the current decision."""
    return s.frame_b[s.depth - 1]


def pack_reason(reason: int, a: int, b: int) -> int:
    """Pack a reason and its two parameters into one number."""
    return reason + ids.FIRST_PARAMETER * a + ids.SECOND_PARAMETER * b


def add_paid_corn(reason: int, paid: int) -> int:
    """Add corn that would be paid before to the figures of a reason about corn."""
    if reason % ids.FIRST_PARAMETER == ids.R_NEEDS_CORN:
        return reason + pack_reason(0, paid, paid)
    return reason
