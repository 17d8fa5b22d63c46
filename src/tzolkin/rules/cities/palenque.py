"""Palenque: fishing, and the harvest of corn and wood in the jungle."""

from __future__ import annotations

from .. import figures, goods, ids, temples
from ..state import State
from . import technologies


def fish(s: State) -> int:
    s.corn[s.seat] += figures.FISHING[0]
    if technologies.level(s, ids.AGRICULTURE) >= 2:
        s.corn[s.seat] += 1
    return 0


def why_not_corn(s: State, group: int) -> int:
    """Require an uncovered corn tile, or agriculture 2."""
    if uncovered(s, group) == 0 and technologies.level(s, ids.AGRICULTURE) < 2:
        return ids.R_NO_CORN_TILE
    return ids.LEGAL


def uncovered(s: State, group: int) -> int:
    """Return how many corn tiles of a group have no wood tile on them."""
    return s.corn_left[group] - s.wood_left[group]


def why_not_wood(s: State, group: int) -> int:
    if s.wood_left[group] == 0:
        return ids.R_NO_WOOD_TILE
    return ids.LEGAL


def why_not_burn(s: State, group: int) -> int:
    """Require a wood tile and some temple on which to fall."""
    reason = why_not_wood(s, group)
    if reason:
        return reason
    return temples.why_not_fall_any(s)


def why_not_harvest(s: State, group: int) -> int:
    if (
        why_not_corn(s, group) == ids.LEGAL
        or why_not_wood(s, group) == ids.LEGAL
        or why_not_burn(s, group) == ids.LEGAL
    ):
        return ids.LEGAL
    return ids.R_NOTHING_TO_HARVEST


def harvest_corn(s: State, group: int) -> int:
    if uncovered(s, group) > 0:
        take_corn_tile(s, group)
    return gain_corn(s, group)


def burn(s: State, group: int, temple: int) -> int:
    """Harvest corn below a wood tile, which is discarded, and fall on a temple."""
    s.wood_left[group] -= 1
    take_corn_tile(s, group)
    gain_corn(s, group)
    return temples.fall(s, temple)


def take_corn_tile(s: State, group: int) -> int:
    s.corn_left[group] -= 1
    s.corn_tiles[s.seat] += 1
    return 0


def gain_corn(s: State, group: int) -> int:
    s.corn[s.seat] += figures.HARVEST_CORN[group]
    level = technologies.level(s, ids.AGRICULTURE)
    if level == ids.TOP_LEVEL:
        s.corn[s.seat] += 3
    elif level > 0:
        s.corn[s.seat] += 1
    return 0


def harvest_wood(s: State, group: int) -> int:
    s.wood_left[group] -= 1
    s.wood_tiles[s.seat] += 1
    more = 1 if technologies.level(s, ids.EXTRACTION) >= 1 else 0
    return goods.take_cubes(s, ids.WOOD, figures.HARVEST_WOOD[group] + more)
