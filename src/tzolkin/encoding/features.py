"""Measure a position for a seat: the features that a linear value weighs."""

from __future__ import annotations

from tzolkin import content

from ..rules import figures, food, frames, goods, ids, picking, scoring
from ..rules.cities import construction
from ..rules.state import Floats, State
from . import feature_ids

FIRST_CORN: int = 6
HANDFUL: int = 6
SPACES: int = 6
CUBE_IN_POINTS: float = 1.5
BUILDING_CUBES: int = 4


def _up_to(skulls: bool) -> list[int]:
    """Return for every step of every temple how many goods are shown there and below."""
    wanted = [good == "skulls" if skulls else good in content.RESOURCES for good in _GOODS]
    return [sum(wanted[at - at % figures.STEPS : at + 1]) for at in range(len(wanted))]


_STEPS = [[step.good for step in temple.steps] for temple in content.TEMPLES]
_GOODS = [good for goods in _STEPS for good in [*goods, *[None] * (figures.STEPS - len(goods))]]
_EFFECTS = {
    ids.E_CORN: 0.3,
    ids.E_CUBE: 1.2,
    ids.E_SKULLS: 4.0,
    ids.E_POINTS: 1.0,
    ids.E_TEMPLE: 2.5,
    ids.E_ANY_TEMPLE: 3.0,
    ids.E_TECHNOLOGY: 3.0,
    ids.E_ANY_TECHNOLOGY: 4.0,
    ids.E_WORKER: 4.0,
    ids.E_CONSTRUCT: 1.5,
    ids.E_MARKET: 1.0,
    ids.E_USE: 2.0,
}


def _worth(tile: int) -> float:
    """Return a rough value of a building's effects, in points."""
    worth = 1.5 * figures.FEEDS_WORKERS[tile] + 5.0 * figures.FEEDS_ALL[tile]
    for slot in range(ids.EFFECT_SLOTS * tile, ids.EFFECT_SLOTS * (tile + 1)):
        worth += _EFFECTS.get(figures.EFFECT_KIND[slot], 0.0) * figures.EFFECT_AMOUNT[slot]
    return worth


WORTH: list[float] = [_worth(tile) for tile in range(ids.BUILDINGS)]
CUBES_UP_TO: list[int] = _up_to(skulls=False)
SKULLS_UP_TO: list[int] = _up_to(skulls=True)


def measure(s: State, seat: int, out: Floats) -> int:
    """Write all features of the position for a seat."""
    for term in range(feature_ids.FEATURES):
        out[term] = 0.0
    out[feature_ids.BIAS] = 1.0
    out[feature_ids.POINTS] = goods.quarters(s, seat) * 0.25
    measure_goods(s, seat, out)
    measure_food(s, seat, out)
    measure_temples(s, seat, out)
    measure_growth(s, seat, out)
    measure_gears(s, seat, out)
    measure_buildings(s, seat, out)
    measure_monuments(s, seat, out)
    return 0


def turns_left(s: State, seat: int) -> int:
    """Return how many turns a seat still has if no day is skipped."""
    left = ids.LAST_DAY - s.day + still_to_move(s, seat)
    return max(0, min(left, feature_ids.STAGES - 1))


def still_to_move(s: State, seat: int) -> int:
    """Return whether the seat's turn of this round, or the rest of it, is still to come."""
    if frames.decision(s) == ids.CALENDAR:
        return 0
    place = (seat - s.first_player + s.players) % s.players
    now = (s.seat - s.first_player + s.players) % s.players
    return 1 if place >= now else 0


def measure_goods(s: State, seat: int, out: Floats) -> int:
    out[feature_ids.CORN] = s.corn[seat]
    out[feature_ids.CORN_FIRST] = min(s.corn[seat], FIRST_CORN)
    for resource in range(ids.RESOURCES):
        out[feature_ids.CUBES + resource] = s.cubes[ids.RESOURCES * seat + resource]
    out[feature_ids.CUBES_MANY] = max(0, cubes(s, seat) - HANDFUL)
    out[feature_ids.SKULLS] = s.skulls[seat]
    out[feature_ids.SKULLS_PLACED] = min(s.skulls[seat], ids.OFFERINGS - scoring.all_offerings(s))
    return 0


def measure_food(s: State, seat: int, out: Floats) -> int:
    need = food.corn_per_worker(s, seat) * food.workers_to_feed(s, seat)
    short = max(0, need - s.corn[seat])
    turns = turns_to_food(s, seat)
    if turns == 0:
        out[feature_ids.SHORTAGE_NOW] = short
    else:
        out[feature_ids.SHORTAGE] = short / (1.0 + turns)
    out[feature_ids.UPKEEP] = need
    return 0


def turns_to_food(s: State, seat: int) -> int:
    """Return how many turns a seat has before the next Food Day is held."""
    days = 0
    if not s.food_day:
        for number in range(4):
            if days == 0 and figures.FOOD_DAYS[number] > s.day:
                days = figures.FOOD_DAYS[number] - s.day
    return days + still_to_move(s, seat)


def measure_temples(s: State, seat: int, out: Floats) -> int:
    """Measure the points and goods that the temples would give for the present steps."""
    for temple in range(ids.TEMPLES):
        out[feature_ids.STEPS] += food.step_points(s, seat, temple)
        out[feature_ids.STEP + temple] = s.temples[ids.TEMPLES * seat + temple]
        out[feature_ids.BONUS_NEXT] += food.bonus(s, seat, temple, s.age - 1)
        if s.age == 1:
            out[feature_ids.BONUS_LAST] += food.bonus(s, seat, temple, 1)
    if goods_to_come(s):
        measure_gifts(s, seat, out)
    return 0


def measure_gifts(s: State, seat: int, out: Floats) -> int:
    """Measure goods, which are shown on a step and on all below it."""
    for temple in range(ids.TEMPLES):
        place = figures.STEPS * temple + s.temples[ids.TEMPLES * seat + temple] - ids.LOWEST_STEP
        out[feature_ids.TEMPLE_CUBES] += CUBES_UP_TO[place]
        out[feature_ids.TEMPLE_SKULLS] += SKULLS_UP_TO[place]
    return 0


def goods_to_come(s: State) -> int:
    """Return whether a day that gives goods is still to come, or being held."""
    for number in range(0, 4, 2):
        if figures.FOOD_DAYS[number] > s.day:
            return 1
        if s.food_day and food.current_food_day(s) == number:
            return 1
    return 0


def measure_growth(s: State, seat: int, out: Floats) -> int:
    """Measure technologies, workers, and the places in the turn order."""
    for track in range(ids.TECHNOLOGIES):
        for level in range(s.levels[ids.TECHNOLOGIES * seat + track]):
            out[feature_ids.LEVEL + ids.TOP_LEVEL * track + level] = 1.0
    for worker in range(ids.START_WORKERS, s.workers[seat]):
        out[feature_ids.WORKER + worker - ids.START_WORKERS] = 1.0
    out[feature_ids.FREE] = s.free[seat]
    out[feature_ids.LIGHT] = s.light[seat]
    if s.first_player == seat:
        out[feature_ids.FIRST] = 1.0
    if s.first_space == seat:
        out[feature_ids.FIRST_SPACE] = 1.0
    return 0


def measure_monuments(s: State, seat: int, out: Floats) -> int:
    """Measure the seat's own monuments and the best one that it could construct."""
    for number in range(s.raised_count[seat]):
        tile = s.raised[ids.MOST_MONUMENTS * seat + number]
        out[feature_ids.MONUMENTS] += scoring.monument(s, seat, tile)
    for place in range(s.players + 2):
        if s.monuments[place] != ids.NO_TILE:
            measure_prospect(s, seat, s.monuments[place], out)
    return 0


def measure_prospect(s: State, seat: int, tile: int, out: Floats) -> int:
    points = scoring.monument(s, seat, tile)
    lacking = lacking_cubes(s, seat, tile, 0)
    prospect = points - CUBE_IN_POINTS * lacking
    out[feature_ids.PROSPECT] = max(out[feature_ids.PROSPECT], prospect)
    if lacking > 0 or not construction.has_skulls(s, seat, tile):
        return 0
    if on_gear(s, seat, ids.TIKAL):
        out[feature_ids.MONUMENT_AT_HAND] = max(out[feature_ids.MONUMENT_AT_HAND], prospect)
    return 0


def measure_gears(s: State, seat: int, out: Floats) -> int:
    """Measure workers on the gears, and what technologies add to their work."""
    left = picking.on_gears(s, seat)
    tooth = 0
    while left > 0:
        if s.teeth[tooth] == seat:
            measure_worker(s, seat, tooth, out)
            left -= 1
        tooth += 1
    workers = on_gear(s, seat, ids.PALENQUE)
    out[feature_ids.FARMING] = workers * s.levels[ids.TECHNOLOGIES * seat + ids.AGRICULTURE]
    workers = on_gear(s, seat, ids.YAXCHILAN)
    out[feature_ids.EXTRACTING] = workers * s.levels[ids.TECHNOLOGIES * seat + ids.EXTRACTION]
    return 0


def on_gear(s: State, seat: int, gear: int) -> int:
    """Return how many of the seat's workers stand on one of the smaller gears."""
    workers = 0
    for space in range(ids.CITY_SPACES):
        if s.teeth[ids.CITY_TEETH * gear + space] == seat:
            workers += 1
    return workers


def measure_buildings(s: State, seat: int, out: Floats) -> int:
    """Measure the buildings constructed and the best ones that could be."""
    ready = on_gear(s, seat, ids.TIKAL)
    level = s.levels[ids.TECHNOLOGIES * seat + ids.ARCHITECTURE]
    out[feature_ids.BUILT] = s.built_count[seat]
    if ready:
        out[feature_ids.CUBES_AT_HAND] = min(cubes(s, seat), BUILDING_CUBES)
    for place in range(ids.ROW):
        tile = s.row[place]
        if tile != ids.NO_TILE:
            lacking = lacking_cubes(s, seat, tile, level)
            worth = WORTH[tile] - CUBE_IN_POINTS * lacking
            out[feature_ids.BUILDING] = max(out[feature_ids.BUILDING], worth)
            if lacking == 0 and ready:
                out[feature_ids.BUILDING_AT_HAND] = max(out[feature_ids.BUILDING_AT_HAND], worth)
    return 0


def lacking_cubes(s: State, seat: int, tile: int, level: int) -> int:
    """Return how many cubes a seat lacks for a tile, at a level of architecture."""
    missing = 0
    for resource in range(ids.RESOURCES):
        missing += construction.missing_cubes(s, seat, tile, resource)
    return max(0, missing - construction.spared_cubes(level))


def cubes(s: State, seat: int) -> int:
    base = ids.RESOURCES * seat
    return s.cubes[base] + s.cubes[base + 1] + s.cubes[base + 2]


def measure_worker(s: State, seat: int, tooth: int, out: Floats) -> int:
    gear = min(tooth // ids.CITY_TEETH, ids.CHICHEN)
    space = tooth - ids.CITY_TEETH * gear
    if gear < ids.CHICHEN:
        out[feature_ids.SPACE + SPACES * gear + min(space, SPACES - 1)] += 1.0
        return 0
    out[feature_ids.CHICHEN_WORKERS] += 1.0
    out[feature_ids.CHICHEN_SPACES] += space
    if s.skulls[seat] > 0:
        reached = best_offering(s, seat, space)
        out[feature_ids.CHICHEN_POINTS] = max(out[feature_ids.CHICHEN_POINTS], reached)
    return 0


def best_offering(s: State, seat: int, space: int) -> float:
    """Return the points of the best free place that a worker reaches."""
    best = 0
    for place in range(1, min(picking.reach(s, seat, space), ids.OFFERINGS) + 1):
        if s.offerings[place - 1] == ids.NOBODY:
            best = max(best, figures.OFFERING_POINTS[place])
    return best
