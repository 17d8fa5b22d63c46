"""What a position is like for a seat, in some numbers that a linear value can weigh."""

from __future__ import annotations

from ..rules import food, frames, goods, ids, scoring, tables
from ..rules.state import Floats, State
from . import terms

LONGEST: float = 27.0
CUBE_IN_POINTS: float = 1.5
SPACES: int = 6


def measure(s: State, seat: int, out: Floats) -> int:
    """Write all features of the position as the seat finds it."""
    for term in range(terms.FEATURES):
        out[term] = 0.0
    turns = turns_left(s, seat)
    later = turns / LONGEST
    out[terms.BIAS] = 1.0
    out[terms.LATER] = later
    out[terms.LATER_SQUARED] = later * later
    out[terms.POINTS] = goods.quarters(s, seat) * 0.25
    measure_goods(s, seat, later, out)
    measure_food(s, seat, out)
    measure_temples(s, seat, later, out)
    measure_growth(s, seat, later, out)
    measure_monuments(s, seat, later, out)
    if turns > 0:
        measure_gears(s, seat, out)
    return 0


def turns_left(s: State, seat: int) -> int:
    """The turns that a seat still has, when no day is skipped."""
    left = ids.LAST_DAY - s.day
    if still_to_move(s, seat):
        left += 1
    return max(0, left)


def still_to_move(s: State, seat: int) -> int:
    """Has the seat its turn of this round, or the rest of it, before it?"""
    if frames.asked(s) == ids.CALENDAR:
        return 0
    place = (seat - s.first_player + s.players) % s.players
    now = (s.seat - s.first_player + s.players) % s.players
    return 1 if place >= now else 0


def measure_goods(s: State, seat: int, later: float, out: Floats) -> int:
    out[terms.CORN] = s.corn[seat]
    out[terms.CORN_LATER] = s.corn[seat] * later
    for resource in range(ids.RESOURCES):
        amount = s.cubes[ids.RESOURCES * seat + resource]
        out[terms.CUBES + resource] = amount
        out[terms.CUBES_LATER + resource] = amount * later
    out[terms.SKULLS] = s.skulls[seat]
    out[terms.SKULLS_LATER] = s.skulls[seat] * later
    return 0


def measure_food(s: State, seat: int, out: Floats) -> int:
    need = food.portion(s, seat) * food.hungry(s, seat)
    short = max(0, need - s.corn[seat])
    turns = turns_to_food(s, seat)
    if turns == 0:
        out[terms.SHORTAGE_NOW] = short
    else:
        out[terms.SHORTAGE] = short / (1.0 + turns)
    out[terms.UPKEEP] = need * food_days_left(s)
    return 0


def turns_to_food(s: State, seat: int) -> int:
    """Turns before the next Food Day is held."""
    days = 0
    if not s.food_day:
        for number in range(4):
            if days == 0 and tables.FOOD_DAYS[number] > s.day:
                days = tables.FOOD_DAYS[number] - s.day
    return days + still_to_move(s, seat)


def food_days_left(s: State) -> int:
    left = 1 if s.food_day else 0
    for number in range(4):
        if tables.FOOD_DAYS[number] > s.day:
            left += 1
    return left


def measure_temples(s: State, seat: int, later: float, out: Floats) -> int:
    """The points and goods that the temples would give if nobody moved any more."""
    middle = 1 if s.age == 1 else 0
    for temple in range(ids.TEMPLES):
        points = food.step_points(s, seat, temple)
        out[terms.STEPS_MIDDLE] += middle * points
        out[terms.STEPS_END] += points
        out[terms.BONUS_MIDDLE] += middle * food.bonus(s, seat, temple, 0)
        out[terms.BONUS_END] += food.bonus(s, seat, temple, 1)
        out[terms.STEP_LATER + temple] = s.temples[ids.TEMPLES * seat + temple] * later
    days = goods_days_left(s)
    if days > 0:
        for resource in range(ids.RESOURCES):
            out[terms.TEMPLE_CUBES] += days * food.shown(s, seat, resource)
        out[terms.TEMPLE_SKULLS] = days * food.shown(s, seat, ids.RESOURCES)
    return 0


def goods_days_left(s: State) -> int:
    """Food Days 7 and 20."""
    left = 0
    for number in range(0, 4, 2):
        day = tables.FOOD_DAYS[number]
        if day > s.day or (s.food_day and food.food_day_in_force(s) == number):
            left += 1
    return left


def measure_growth(s: State, seat: int, later: float, out: Floats) -> int:
    """Technologies, workers, and the first seat."""
    for track in range(ids.TECHNOLOGIES):
        for level in range(s.levels[ids.TECHNOLOGIES * seat + track]):
            out[terms.LEVEL_LATER + ids.TOP_LEVEL * track + level] = later
    for worker in range(ids.START_WORKERS, s.workers[seat]):
        out[terms.WORKER_LATER + worker - ids.START_WORKERS] = later
    out[terms.LIGHT] = s.light[seat]
    out[terms.LIGHT_LATER] = s.light[seat] * later
    if s.first_player == seat:
        out[terms.FIRST] = 1.0
    if s.first_space == seat:
        out[terms.FIRST_SPACE] = 1.0
    return 0


def measure_monuments(s: State, seat: int, later: float, out: Floats) -> int:
    """The own ones, and the best of those that could still be raised."""
    raised = 0
    for number in range(s.raised_count[seat]):
        raised += scoring.monument(s, seat, s.raised[ids.MOST_MONUMENTS * seat + number])
    best = 0.0
    for place in range(s.players + 2):
        tile = s.monuments[place]
        if tile != ids.NO_TILE:
            best = max(best, prospect(s, seat, tile))
    out[terms.MONUMENTS] = raised
    out[terms.MONUMENTS_LATER] = raised * later
    out[terms.PROSPECT] = best
    out[terms.PROSPECT_LATER] = best * later
    return 0


def prospect(s: State, seat: int, tile: int) -> float:
    return scoring.monument(s, seat, tile) - CUBE_IN_POINTS * missing(s, seat, tile)


def missing(s: State, seat: int, tile: int) -> int:
    """Cubes that the seat lacks for a tile."""
    lacking = 0
    for resource in range(ids.RESOURCES):
        cost = tables.COST[ids.RESOURCES * tile + resource]
        lacking += max(0, cost - s.cubes[ids.RESOURCES * seat + resource])
    return lacking


def measure_gears(s: State, seat: int, out: Floats) -> int:
    """Workers on the gears, and what can be built when they are picked up."""
    out[terms.FREE] = s.free[seat]
    for gear in range(ids.CHICHEN):
        for space in range(ids.CITY_SPACES):
            if s.teeth[ids.CITY_TEETH * gear + space] == seat:
                out[terms.SPACE + SPACES * gear + min(space, SPACES - 1)] += 1.0
    for space in range(ids.CHICHEN_SPACES):
        if s.teeth[ids.CITY_TEETH * ids.CHICHEN + space] == seat:
            out[terms.CHICHEN_WORKERS] += 1.0
            out[terms.CHICHEN_SPACES] += space
            if s.skulls[seat] > 0:
                reached = best_offering(s, seat, space)
                out[terms.CHICHEN_POINTS] = max(out[terms.CHICHEN_POINTS], reached)
    for place in range(ids.ROW):
        if s.row[place] != ids.NO_TILE and missing(s, seat, s.row[place]) == 0:
            out[terms.AFFORDABLE] += 1.0
    return 0


def best_offering(s: State, seat: int, space: int) -> float:
    """The points of the best free place that a worker reaches."""
    best = 0
    furthest = space
    if s.levels[ids.TECHNOLOGIES * seat + ids.THEOLOGY] > 0:
        furthest += 1
    for place in range(1, min(furthest, ids.OFFERINGS) + 1):
        if s.offerings[place - 1] == ids.NOBODY:
            best = max(best, tables.OFFERING_POINTS[place])
    return best
