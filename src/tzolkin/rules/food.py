"""Food Days: feeding, the change of age, and what the temples give."""

from __future__ import annotations

from . import figures, goods, ids
from .cities import construction
from .state import State


def current_food_day(s: State) -> int:
    """Return the number of the last Food Day up to today, from 0; -1 before the first."""
    which = -1
    for number in range(4):
        if figures.FOOD_DAYS[number] <= s.day:
            which = number
    return which


def hold_food_day(s: State) -> int:
    """Feed all workers, then give the goods or the points of the temples."""
    which = current_food_day(s)
    for seat in range(s.players):
        feed(s, seat)
    if which == 1 and s.age == 1:
        swap_buildings(s)
    if which in (0, 2):
        give_goods(s)
    elif which > 0:
        score_temples(s, which // 2)
    return 0


def feed(s: State, seat: int) -> int:
    """Feed as many workers as the corn allows; every other one costs points."""
    each = corn_per_worker(s, seat)
    if each == 0:
        return 0
    fed = min(workers_to_feed(s, seat), s.corn[seat] // each)
    unfed = workers_to_feed(s, seat) - fed
    s.corn[seat] -= fed * each
    return goods.score(s, seat, ids.S_UNFED, -ids.UNFED_PENALTY * unfed)


def corn_per_worker(s: State, seat: int) -> int:
    """Return the corn that one worker eats."""
    return max(0, ids.FOOD - saved_by_farms(s, seat, 1))


def workers_to_feed(s: State, seat: int) -> int:
    """Return how many workers must be fed."""
    return max(0, s.workers[seat] - saved_by_farms(s, seat, 0))


def saved_by_farms(s: State, seat: int, for_all: int) -> int:
    """Return what the seat's farms save: corn for every worker, or whole workers."""
    saved = 0
    for number in range(s.built_count[seat]):
        saved += saved_by_tile(s.built[ids.BUILDINGS * seat + number], for_all)
    for number in range(ids.KEPT):
        tile = s.kept[ids.KEPT * seat + number]
        if tile != ids.NO_TILE:
            saved += saved_by_tile(ids.FIRST_WEALTH + tile, for_all)
    return saved


def saved_by_tile(tile: int, for_all: int) -> int:
    return figures.FEEDS_ALL[tile] if for_all else figures.FEEDS_WORKERS[tile]


def swap_buildings(s: State) -> int:
    """Replace the buildings of the first age by those of the second."""
    s.age = 2
    for place in range(ids.ROW):
        s.row[place] = ids.NO_TILE
    s.stack_size = s.next_stack_size
    for number in range(s.next_stack_size):
        s.stack[number] = s.next_stack[number]
    s.next_stack_size = 0
    return construction.refill(s)


def give_goods(s: State) -> int:
    """Give every seat the goods of its steps; skulls only if there are enough for all."""
    due = 0
    for seat in range(s.players):
        due += goods_shown(s, seat, ids.RESOURCES)
        for resource in range(ids.RESOURCES):
            s.cubes[ids.RESOURCES * seat + resource] += goods_shown(s, seat, resource)
    if due <= s.bank_skulls:
        for seat in range(s.players):
            s.skulls[seat] += goods_shown(s, seat, ids.RESOURCES)
        s.bank_skulls -= due
    return 0


def goods_shown(s: State, seat: int, good: int) -> int:
    """Return how often a good is shown on the seat's steps and below, on all temples."""
    count = 0
    for temple in range(ids.TEMPLES):
        for index in range(s.temples[ids.TEMPLES * seat + temple] + 2):
            if figures.STEP_GOOD[figures.STEPS * temple + index] == good:
                count += 1
    return count


def step_points(s: State, seat: int, temple: int) -> int:
    return figures.STEP_POINTS[
        figures.STEPS * temple + s.temples[ids.TEMPLES * seat + temple] - ids.LOWEST_STEP
    ]


def score_temples(s: State, age: int) -> int:
    """Score the points of the steps, and the bonus for the highest seat."""
    for temple in range(ids.TEMPLES):
        for seat in range(s.players):
            points = step_points(s, seat, temple) + bonus(s, seat, temple, age)
            goods.score(s, seat, ids.S_TEMPLES_1 + age, points)
    return 0


def bonus(s: State, seat: int, temple: int, age: int) -> int:
    """Return the bonus for standing highest, half of it if several seats do."""
    step = s.temples[ids.TEMPLES * seat + temple]
    leaders = 0
    for other in range(s.players):
        if s.temples[ids.TEMPLES * other + temple] > step:
            return 0
        if s.temples[ids.TEMPLES * other + temple] == step:
            leaders += 1
    whole = figures.TEMPLE_BONUS[2 * temple + age]
    return whole // 2 if leaders > 1 else whole
