"""Corn, cubes, skulls and points."""

from __future__ import annotations

from . import figures, frames, ids
from .state import State


def cubes(s: State) -> int:
    """Return how many cubes the seat has, of all kinds."""
    base = ids.RESOURCES * s.seat
    return s.cubes[base] + s.cubes[base + 1] + s.cubes[base + 2]


def take_cubes(s: State, resource: int, amount: int) -> int:
    s.cubes[ids.RESOURCES * s.seat + resource] += amount
    return 0


def take_skulls(s: State, amount: int) -> int:
    """Take skulls from the bank, as many as it has."""
    given = min(amount, s.bank_skulls)
    s.bank_skulls -= given
    s.skulls[s.seat] += given
    return 0


def score(s: State, seat: int, source: int, points: int) -> int:
    s.sources[ids.SOURCES * seat + source] += ids.QUARTERS * points
    return 0


def quarters(s: State, seat: int) -> int:
    """Return the points of a seat, in quarters."""
    total = 0
    for source in range(ids.SOURCES):
        total += s.sources[ids.SOURCES * seat + source]
    return total


def why_not_pay(s: State, bundle: int, amount: int) -> int:
    """Refuse a bundle of another size than asked for, or that the seat does not own."""
    if figures.BUNDLE_SIZE[bundle] != amount:
        return frames.pack_reason(ids.R_PAY_EXACTLY, amount, figures.BUNDLE_SIZE[bundle])
    for resource in range(ids.RESOURCES):
        reason = why_not_cubes(s, resource, figures.BUNDLE_CUBES[ids.RESOURCES * bundle + resource])
        if reason:
            return reason
    return ids.LEGAL


def why_not_cubes(s: State, resource: int, needed: int) -> int:
    have = s.cubes[ids.RESOURCES * s.seat + resource]
    if have < needed:
        return frames.pack_reason(ids.R_NEEDS_WOOD + resource, needed, have)
    return ids.LEGAL


def move_bundle(s: State, bundle: int, sign: int) -> int:
    """Take a bundle of cubes (sign 1) or pay it (sign -1)."""
    for resource in range(ids.RESOURCES):
        take_cubes(s, resource, sign * figures.BUNDLE_CUBES[ids.RESOURCES * bundle + resource])
    return 0


def why_not_corn(needed: int, have: int) -> int:
    if have < needed:
        return frames.pack_reason(ids.R_NEEDS_CORN, needed, have)
    return ids.LEGAL
