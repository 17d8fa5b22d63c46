"""Buildings and monuments: what can be constructed, and how it is paid."""

from __future__ import annotations

from .. import figures, frames, goods, ids
from ..state import State
from . import technologies

CORN_PER_CUBE: int = 2


def place_in_row(s: State, tile: int) -> int:
    """Return the place of a building in the row, or NO_TILE."""
    for place in range(ids.ROW):
        if s.row[place] == tile:
            return place
    return ids.NO_TILE


def place_among_monuments(s: State, tile: int) -> int:
    """Return the place of a monument on display, or NO_TILE."""
    for place in range(s.players + 2):
        if s.monuments[place] == tile:
            return place
    return ids.NO_TILE


def architecture_level(s: State, way: int, plain: int) -> int:
    """Return the level of architecture that a construction uses, 0 for none."""
    if plain or way == ids.SECOND_PLAIN:
        return 0
    return technologies.level(s, ids.ARCHITECTURE)


def why_not_build(s: State, tile: int, way: int, plain: int, corn: int) -> int:
    if tile >= ids.FIRST_MONUMENT:
        return why_not_raise(s, tile, way)
    if place_in_row(s, tile) == ids.NO_TILE:
        return frames.pack_reason(ids.R_NOT_IN_ROW, tile, 0)
    if plain and (way != ids.BY_TIKAL_4 or technologies.level(s, ids.ARCHITECTURE) == 0):
        return ids.R_NO_PLAIN_HERE
    return why_not_afford(s, tile, way, architecture_level(s, way, plain), corn)


def why_not_afford(s: State, tile: int, way: int, level: int, corn: int) -> int:
    if way == ids.BY_CORN:
        return goods.why_not_corn(corn_price(tile, level), corn)
    spared = spared_cubes(level)
    for resource in range(ids.RESOURCES):
        missing = missing_cubes(s, s.seat, tile, resource)
        if missing > spared:
            needed = figures.COST[ids.RESOURCES * tile + resource] - spared
            return goods.why_not_cubes(s, resource, needed)
        spared -= missing
    return ids.LEGAL


def missing_cubes(s: State, seat: int, tile: int, resource: int) -> int:
    """Return how many cubes of a resource a seat lacks for a tile."""
    price = figures.COST[ids.RESOURCES * tile + resource]
    return max(0, price - s.cubes[ids.RESOURCES * seat + resource])


def spared_cubes(level: int) -> int:
    """Return how many cubes architecture saves: at level 3 one, whichever is missing."""
    return 1 if level == ids.TOP_LEVEL else 0


def corn_price(tile: int, level: int) -> int:
    """Return the price in corn at Uxmal 4."""
    return CORN_PER_CUBE * (figures.COST_CUBES[tile] - spared_cubes(level))


def why_not_raise(s: State, tile: int, way: int) -> int:
    """Allow a monument only as the first construction of Tikal 4, at its full price."""
    if place_among_monuments(s, tile) == ids.NO_TILE:
        return frames.pack_reason(ids.R_NOT_IN_ROW, tile, 0)
    if way != ids.BY_TIKAL_4:
        return ids.R_NO_MONUMENT_HERE
    if not has_skulls(s, s.seat, tile):
        return ids.R_NO_SKULL
    return why_not_afford(s, tile, way, 0, 0)


def has_skulls(s: State, seat: int, tile: int) -> int:
    return 1 if s.skulls[seat] >= figures.COST_SKULLS[tile] else 0


def why_not_build_any(s: State, way: int, corn: int) -> int:
    """Check that some tile on display is affordable."""
    level = architecture_level(s, way, 0)
    for place in range(ids.ROW):
        tile = s.row[place]
        if tile != ids.NO_TILE and why_not_afford(s, tile, way, level, corn) == ids.LEGAL:
            return ids.LEGAL
    if way == ids.BY_TIKAL_4:
        for place in range(s.players + 2):
            tile = s.monuments[place]
            if tile != ids.NO_TILE and why_not_raise(s, tile, way) == ids.LEGAL:
                return ids.LEGAL
    return ids.R_NOTHING_TO_BUILD


def build(s: State, tile: int, plain: int) -> int:
    """Answer the decision `CONSTRUCT`."""
    way = frames.first(s)
    frames.pop(s)
    if tile >= ids.FIRST_MONUMENT:
        return raise_monument(s, tile)
    level = architecture_level(s, way, plain)
    if level == ids.TOP_LEVEL and way != ids.BY_CORN:
        return frames.push(s, ids.SPARE, tile, way)
    if way == ids.BY_CORN:
        s.corn[s.seat] -= corn_price(tile, level)
    else:
        pay_cubes(s, tile)
    return finish_building(s, tile, way, level)


def raise_monument(s: State, tile: int) -> int:
    pay_cubes(s, tile)
    s.skulls[s.seat] -= figures.COST_SKULLS[tile]
    s.bank_skulls += figures.COST_SKULLS[tile]
    s.monuments[place_among_monuments(s, tile)] = ids.NO_TILE
    s.raised[ids.MOST_MONUMENTS * s.seat + s.raised_count[s.seat]] = tile
    s.raised_count[s.seat] += 1
    return 0


def why_not_spare(s: State, tile: int, resource: int) -> int:
    """Refuse to save a cube that is not in the price, or if the rest cannot be paid."""
    if figures.COST[ids.RESOURCES * tile + resource] == 0:
        return frames.pack_reason(ids.R_NOT_IN_COST, resource, 0)
    for other in range(ids.RESOURCES):
        needed = figures.COST[ids.RESOURCES * tile + other]
        if other == resource:
            needed -= 1
        reason = goods.why_not_cubes(s, other, needed)
        if reason:
            return reason
    return ids.LEGAL


def spare(s: State, resource: int) -> int:
    """Answer the decision `SPARE`: pay the rest and construct with architecture 3."""
    tile = frames.first(s)
    way = frames.second(s)
    frames.pop(s)
    goods.take_cubes(s, resource, 1)
    pay_cubes(s, tile)
    return finish_building(s, tile, way, ids.TOP_LEVEL)


def pay_cubes(s: State, tile: int) -> int:
    for resource in range(ids.RESOURCES):
        goods.take_cubes(s, resource, -figures.COST[ids.RESOURCES * tile + resource])
    return 0


def finish_building(s: State, tile: int, way: int, level: int) -> int:
    """Take a paid building, receive architecture's benefits, then the building's effects."""
    s.row[place_in_row(s, tile)] = ids.NO_TILE
    s.built[ids.BUILDINGS * s.seat + s.built_count[s.seat]] = tile
    s.built_count[s.seat] += 1
    if level >= 1:
        s.corn[s.seat] += 1
    if level >= 2:
        goods.score(s, s.seat, ids.S_TECHNOLOGIES, 2)
    if way == ids.BY_TIKAL_4:
        frames.push(s, ids.CONSTRUCT, ids.SECOND_PLAIN if level else ids.SECOND, 1)
    return frames.push(s, ids.EFFECTS, tile, 0)


def refill(s: State) -> int:
    """Fill the empty places of the row from the stack, lowest place first."""
    for place in range(ids.ROW):
        if s.row[place] == ids.NO_TILE and s.stack_size > 0:
            s.stack_size -= 1
            s.row[place] = s.stack[s.stack_size]
    return 0
