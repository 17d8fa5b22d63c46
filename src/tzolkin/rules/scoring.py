"""The end of the game: goods, skulls, monuments, and who has won."""

from __future__ import annotations

from . import figures, food, goods, ids, picking
from .state import State

SKULL_POINTS: int = 3


def finish(s: State) -> int:
    """Change all cubes to corn, then score corn, skulls and monuments."""
    for seat in range(s.players):
        for resource in range(ids.RESOURCES):
            place = ids.RESOURCES * seat + resource
            s.corn[seat] += figures.RATE[resource] * s.cubes[place]
            s.cubes[place] = 0
        s.sources[ids.SOURCES * seat + ids.S_CORN] += s.corn[seat]
        goods.score(s, seat, ids.S_SKULLS, SKULL_POINTS * s.skulls[seat])
        for number in range(s.raised_count[seat]):
            tile = s.raised[ids.MOST_MONUMENTS * seat + number]
            goods.score(s, seat, ids.S_MONUMENTS, monument(s, seat, tile))
    return 0


def monument(s: State, seat: int, tile: int) -> int:
    """Return what a monument is worth to a seat."""
    number = tile - ids.FIRST_MONUMENT + 1
    if number == 1:
        return 4 * constructed(s, seat, ids.TOMB)
    if number == 2:
        return 2 * (s.built_count[seat] + s.raised_count[seat])
    if number == 3:
        return 4 * s.corn_tiles[seat]
    if number == 4:
        return 4 * s.wood_tiles[seat]
    if number == 5:
        return (8 - s.players) * all_monuments(s)
    if number == 6:
        return 4 * constructed(s, seat, ids.CIVIC)
    if number == 7:
        return mastery(s, seat)
    if number == 8:
        return 3 * all_levels(s, seat)
    if number == 9:
        return 6 * (s.workers[seat] - ids.START_WORKERS)
    if number == 10:
        return 4 * constructed(s, seat, ids.SHRINE)
    if number == 11:
        return all_steps(s, seat)
    if number == 12:
        return 3 * best_step(s, seat)
    return 3 * all_offerings(s)


def constructed(s: State, seat: int, kind: int) -> int:
    count = 0
    for number in range(s.built_count[seat]):
        if figures.KIND[s.built[ids.BUILDINGS * seat + number]] == kind:
            count += 1
    for number in range(s.raised_count[seat]):
        if figures.KIND[s.raised[ids.MOST_MONUMENTS * seat + number]] == kind:
            count += 1
    return count


def all_monuments(s: State) -> int:
    count = 0
    for seat in range(s.players):
        count += s.raised_count[seat]
    return count


def mastery(s: State, seat: int) -> int:
    """Return the points for technologies at the top level: 9 for one, 20 for two, 33 for more."""
    masters = 0
    for track in range(ids.TECHNOLOGIES):
        if s.levels[ids.TECHNOLOGIES * seat + track] == ids.TOP_LEVEL:
            masters += 1
    if masters == 0:
        return 0
    if masters == 1:
        return 9
    return 20 if masters == 2 else 33


def all_levels(s: State, seat: int) -> int:
    total = 0
    for track in range(ids.TECHNOLOGIES):
        total += s.levels[ids.TECHNOLOGIES * seat + track]
    return total


def all_steps(s: State, seat: int) -> int:
    total = 0
    for temple in range(ids.TEMPLES):
        total += food.step_points(s, seat, temple)
    return total


def best_step(s: State, seat: int) -> int:
    best = 0
    for temple in range(ids.TEMPLES):
        best = max(best, s.temples[ids.TEMPLES * seat + temple])
    return best


def all_offerings(s: State) -> int:
    count = 0
    for place in range(ids.OFFERINGS):
        if s.offerings[place] != ids.NOBODY:
            count += 1
    return count


def winners(s: State) -> int:
    """Return the winning seats as bits: most points, then most workers on gears."""
    best = -1
    won = 0
    for seat in range(s.players):
        if best < 0 or ahead(s, seat, best) > 0:
            best = seat
            won = 1 << seat
        elif ahead(s, seat, best) == 0:
            won |= 1 << seat
    return won


def ahead(s: State, seat: int, other: int) -> int:
    """Return how far a seat is ahead of another: in points or, if equal, in workers on gears."""
    points = goods.quarters(s, seat) - goods.quarters(s, other)
    if points:
        return points
    return picking.on_gears(s, seat) - picking.on_gears(s, other)
