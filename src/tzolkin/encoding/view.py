"""Encode a seat's view as a row of bytes; `layout.py` describes the entries.

Nothing is read that the seat must not know: of the stacks only their size, and while wealth tiles
are chosen only what the seat itself was offered and has kept.
"""

from __future__ import annotations

from ..rules import figures, food, frames, goods, ids, legal
from ..rules.state import Octets, Singles, State
from . import features, offsets

POINTS_BELOW_ZERO: int = 2000


def encode(s: State, seat: int, out: Octets) -> int:
    """Write the whole row: the board, then the seats in turn order, beginning with this one."""
    for entry in range(offsets.LENGTH):
        out[entry] = 0
    encode_calendar(s, out)
    encode_jungle(s, out)
    encode_tiles(s, seat, out)
    encode_question(s, out)
    encode_turn(s, out)
    for place in range(s.players):
        encode_seat(s, seat, (seat + place) % s.players, offsets.SEATS + offsets.SEAT * place, out)
    encode_gears(s, seat, out)
    encode_offerings(s, seat, out)
    return 0


def encode_scaled(s: State, seat: int, raw: Octets, scales: Singles, out: Singles) -> int:
    """Write the row as fractions; `raw` is scratch memory."""
    encode(s, seat, raw)
    for entry in range(offsets.LENGTH):
        out[entry] = raw[entry] * scales[entry]
    return 0


def clipped(number: int) -> int:
    return min(number, offsets.MOST)


def block_of(s: State, seat: int, other: int) -> int:
    """Return where the entries of another seat begin, as this seat sees it."""
    place = other - seat
    if place < 0:
        place += s.players
    return offsets.SEATS + offsets.SEAT * place


def encode_calendar(s: State, out: Octets) -> int:
    out[offsets.PLAYERS + s.players - 2] = 1
    out[offsets.ROUND] = min(s.round, ids.LAST_DAY + 1)
    out[offsets.DAY] = s.day
    out[offsets.FOOD_DAY] = s.food_day
    out[offsets.SECOND_AGE] = s.age - 1
    out[offsets.CALENDAR_CORN] = clipped(s.calendar_corn)
    out[offsets.BANK_SKULLS] = s.bank_skulls
    if s.food_day:
        return encode_food_today(s, out)
    return encode_food_to_come(s, out)


def encode_food_today(s: State, out: Octets) -> int:
    """Write which Food Day is held; a loaded position may hold one before the first."""
    which = food.current_food_day(s)
    if which >= 0:
        out[offsets.NEXT_FOOD + which] = 1
    return 0


def encode_food_to_come(s: State, out: Octets) -> int:
    for number in range(4):
        if figures.FOOD_DAYS[number] > s.day:
            out[offsets.NEXT_FOOD + number] = 1
            out[offsets.DAYS_TO_FOOD] = figures.FOOD_DAYS[number] - s.day
            return 0
    return 0


def encode_jungle(s: State, out: Octets) -> int:
    for group in range(2, 6):
        out[offsets.JUNGLE_CORN + group - 2] = s.corn_left[group]
    for group in range(3, 6):
        out[offsets.JUNGLE_WOOD + group - 3] = s.wood_left[group]
    return 0


def encode_tiles(s: State, seat: int, out: Octets) -> int:
    """Write which tiles are on display; their places do not matter."""
    for place in range(ids.ROW):
        if s.row[place] != ids.NO_TILE:
            out[offsets.ROW + s.row[place]] = 1
    for place in range(s.players + 2):
        if s.monuments[place] != ids.NO_TILE:
            out[offsets.DISPLAY + s.monuments[place] - ids.FIRST_MONUMENT] = 1
    out[offsets.STACK] = s.stack_size
    out[offsets.NEXT_STACK] = s.next_stack_size
    if frames.decision(s) == ids.WEALTH:
        for place in range(ids.OFFER):
            out[offsets.OFFER + s.offer[ids.OFFER * seat + place]] = 1
    return 0


def encode_question(s: State, out: Octets) -> int:
    """Write the current decision and its arguments."""
    kind = frames.decision(s)
    out[offsets.DECISION + kind] = 1
    if kind == ids.OVER:
        return 0
    if legal.optional(s, kind):
        out[offsets.OPTIONAL] = 1
    if kind <= ids.TEMPLES_PAIR:
        return encode_action(kind, frames.first(s), frames.second(s), out)
    return encode_trade(kind, frames.first(s), frames.second(s), out)


def encode_action(kind: int, first: int, second: int, out: Octets) -> int:
    """Write the arguments of decisions about a worker's action, up to the temples it brings."""
    if kind == ids.ACTION:
        out[offsets.PICKED + ids.CITY_SPACES * first + second] = 1
    elif kind == ids.HARVEST:
        out[offsets.HARVEST + first - 2] = 1
    elif kind == ids.TECHNOLOGY:
        out[offsets.FREE_ADVANCE] = first
    elif kind == ids.PAYMENT:
        out[offsets.PAYMENT] = first
        out[offsets.PAID_FOR + second] = 1
    elif kind == ids.GAIN:
        out[offsets.GAIN] = first
    return 0


def encode_trade(kind: int, first: int, second: int, out: Octets) -> int:
    """Write the arguments of decisions about construction and the market."""
    if kind == ids.CONSTRUCT:
        out[offsets.CONSTRUCT + first] = 1
    elif kind == ids.SPARE:
        out[offsets.SPARE + first] = 1
        out[offsets.CONSTRUCT + second] = 1
    elif kind == ids.MARKET:
        out[offsets.MARKET] = first
        for resource in range(ids.RESOURCES):
            out[offsets.SOLD + resource] = second >> resource & 1
    return 0


def encode_turn(s: State, out: Octets) -> int:
    """Write what was done in this turn, and what is still to come in it."""
    if frames.decision(s) in (ids.OVER, ids.CALENDAR):
        return 0
    out[offsets.PLACED] = s.placed
    out[offsets.MERCY] = s.mercy
    for depth in range(s.depth - 1):
        encode_waiting(s, s.frame_kind[depth], s.frame_a[depth], s.frame_b[depth], out)
    return 0


def encode_waiting(s: State, kind: int, first: int, second: int, out: Octets) -> int:
    if kind == ids.TECHNOLOGY:
        out[offsets.WAITING + offsets.W_TECHNOLOGY] += 1
    elif kind == ids.CONSTRUCT:
        plain = 1 if first == ids.SECOND_PLAIN else 0
        out[offsets.WAITING + offsets.W_SECOND + plain] += 1
    elif kind == ids.OFFERING:
        out[offsets.WAITING + offsets.W_OFFERING] += 1
    elif kind == ids.EFFECTS:
        encode_effects(first, second, out)
    elif kind == ids.RECEIVE:
        out[offsets.WAITING_WEALTH] = ids.KEPT * s.players - first
    return 0


def encode_effects(tile: int, slot: int, out: Octets) -> int:
    """Write what a tile has still to ask; effects that ask nothing happened or come last."""
    for effect in range(ids.EFFECT_SLOTS * tile + slot, ids.EFFECT_SLOTS * (tile + 1)):
        if figures.EFFECT_KIND[effect] == ids.E_ANY_TECHNOLOGY:
            out[offsets.WAITING + offsets.W_TILE_ADVANCE] += 1
        elif figures.EFFECT_KIND[effect] == ids.E_CONSTRUCT:
            out[offsets.WAITING + offsets.W_TILE_CONSTRUCT] += 1
    return 0


def encode_seat(s: State, viewer: int, seat: int, at: int, out: Octets) -> int:
    """Write everything about a seat except what lies on the board."""
    out[at + offsets.PRESENT] = 1
    encode_standing(s, seat, at, out)
    encode_goods(s, seat, at, out)
    encode_points(s, seat, at, out)
    encode_progress(s, seat, at, out)
    encode_built(s, seat, at, out)
    if viewer == seat or frames.decision(s) != ids.WEALTH:
        encode_wealth(s, seat, at, out)
    return 0


def encode_standing(s: State, seat: int, at: int, out: Octets) -> int:
    """Write the seat's place in the turn order."""
    if frames.decision(s) != ids.OVER:
        if s.seat == seat:
            out[at + offsets.DECIDES] = 1
        out[at + offsets.TO_MOVE] = features.still_to_move(s, seat)
    if s.first_player == seat:
        out[at + offsets.FIRST_PLAYER] = 1
    if s.first_space == seat:
        out[at + offsets.FIRST_SPACE] = 1
    return 0


def encode_goods(s: State, seat: int, at: int, out: Octets) -> int:
    out[at + offsets.CORN] = clipped(s.corn[seat])
    for resource in range(ids.RESOURCES):
        out[at + offsets.CUBES + resource] = clipped(s.cubes[ids.RESOURCES * seat + resource])
    out[at + offsets.SKULLS] = s.skulls[seat]
    out[at + offsets.WORKERS] = s.workers[seat]
    out[at + offsets.FREE] = s.free[seat]
    out[at + offsets.LIGHT] = s.light[seat]
    out[at + offsets.CORN_TILES] = s.corn_tiles[seat]
    out[at + offsets.WOOD_TILES] = s.wood_tiles[seat]
    return 0


def encode_points(s: State, seat: int, at: int, out: Octets) -> int:
    """Write points; the division is of a positive number, because C rounds others up."""
    quarters = goods.quarters(s, seat) + ids.QUARTERS * POINTS_BELOW_ZERO
    whole = quarters // ids.QUARTERS - POINTS_BELOW_ZERO
    if whole >= 0:
        out[at + offsets.POINTS] = clipped(whole)
    else:
        out[at + offsets.DEBT] = clipped(-whole)
    out[at + offsets.QUARTERS] = quarters % ids.QUARTERS
    return 0


def encode_progress(s: State, seat: int, at: int, out: Octets) -> int:
    """Write steps and levels: all that were reached are marked."""
    first = at + offsets.STEPS
    for temple in range(ids.TEMPLES):
        for step in range(s.temples[ids.TEMPLES * seat + temple] + 1):
            out[first + step] = 1
        first += figures.TOP_STEP[temple] + 1
    for track in range(ids.TECHNOLOGIES):
        for level in range(s.levels[ids.TECHNOLOGIES * seat + track]):
            out[at + offsets.LEVELS + ids.TOP_LEVEL * track + level] = 1
    return 0


def encode_built(s: State, seat: int, at: int, out: Octets) -> int:
    for number in range(s.built_count[seat]):
        out[at + offsets.BUILDINGS + s.built[ids.BUILDINGS * seat + number]] = 1
    for number in range(s.raised_count[seat]):
        tile = s.raised[ids.MOST_MONUMENTS * seat + number]
        out[at + offsets.MONUMENTS + tile - ids.FIRST_MONUMENT] = 1
    return 0


def encode_wealth(s: State, seat: int, at: int, out: Octets) -> int:
    for number in range(ids.KEPT):
        tile = s.kept[ids.KEPT * seat + number]
        if tile != ids.NO_TILE:
            out[at + offsets.WEALTH + tile] = 1
    return 0


def encode_gears(s: State, seat: int, out: Octets) -> int:
    """Write workers: players stand on numbered spaces only, neutral workers on any tooth."""
    for gear in range(ids.GEARS):
        for tooth in range(figures.TEETH[gear]):
            holder = s.teeth[ids.CITY_TEETH * gear + tooth]
            if holder == ids.NEUTRAL:
                out[offsets.NEUTRAL + ids.CITY_TEETH * gear + tooth] = 1
            elif holder != ids.NOBODY:
                at = block_of(s, seat, holder) + offsets.SPACES
                out[at + ids.CITY_SPACES * gear + tooth] = 1
    return 0


def encode_offerings(s: State, seat: int, out: Octets) -> int:
    for place in range(ids.OFFERINGS):
        if s.offerings[place] != ids.NOBODY:
            out[block_of(s, seat, s.offerings[place]) + offsets.OFFERINGS + place] = 1
    return 0
