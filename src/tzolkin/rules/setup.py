"""Set up a game: deal tiles, place neutral workers, and let seats choose their wealth tiles."""

from __future__ import annotations

from . import calendar, figures, frames, ids, randomness
from .state import Ids, Rng, State


def deal(s: State, players: int, rng: Rng, tiles: Ids) -> int:
    """Deal a new game into a zeroed state, up to the choice of wealth tiles.

    `tiles` is scratch memory.
    """
    s.players = players
    s.round = 1
    s.age = 1
    s.first_space = ids.NOBODY
    s.bank_skulls = figures.BANK_SKULLS[0]
    clear(s)
    for group in range(2, 6):
        s.corn_left[group] = players
        s.wood_left[group] = players if figures.HARVEST_WOOD[group] else 0
    for seat in range(players):
        s.workers[seat] = ids.START_WORKERS
        s.free[seat] = ids.START_WORKERS
        s.light[seat] = 1
    deal_tiles(s, rng, tiles)
    return frames.push(s, ids.WEALTH, 0, 0)


def clear(s: State) -> int:
    """Mark all places as empty that 0 does not mark as empty."""
    for tooth in range(ids.ALL_TEETH):
        s.teeth[tooth] = ids.NOBODY
    for place in range(ids.OFFERINGS):
        s.offerings[place] = ids.NOBODY
    for place in range(ids.ROW):
        s.row[place] = ids.NO_TILE
    for place in range(ids.MOST_MONUMENTS):
        s.monuments[place] = ids.NO_TILE
    for place in range(ids.SEATS * ids.OFFER):
        s.offer[place] = ids.NO_TILE
    for place in range(ids.SEATS * ids.KEPT):
        s.kept[place] = ids.NO_TILE
    return 0


def deal_tiles(s: State, rng: Rng, tiles: Ids) -> int:
    """Shuffle and lay out monuments, buildings and wealth tiles."""
    randomness.shuffle(rng, tiles, ids.MONUMENTS)
    for place in range(ids.MOST_MONUMENTS):
        if place < s.players + 2:
            s.monuments[place] = ids.FIRST_MONUMENT + tiles[place]
    randomness.shuffle(rng, tiles, ids.FIRST_AGE_BUILDINGS)
    for place in range(ids.ROW):
        s.row[place] = tiles[place]
    s.stack_size = ids.FIRST_AGE_BUILDINGS - ids.ROW
    for place in range(s.stack_size):
        s.stack[place] = tiles[ids.ROW + place]
    s.next_stack_size = ids.BUILDINGS - ids.FIRST_AGE_BUILDINGS
    randomness.shuffle(rng, tiles, s.next_stack_size)
    for place in range(s.next_stack_size):
        s.next_stack[place] = ids.FIRST_AGE_BUILDINGS + tiles[place]
    randomness.shuffle(rng, tiles, ids.WEALTH_TILES)
    for place in range(ids.OFFER * s.players):
        s.offer[place] = tiles[place]
    return place_neutrals(s, tiles, ids.OFFER * s.players)


def place_neutrals(s: State, tiles: Ids, first: int) -> int:
    """Place neutral workers where undealt wealth tiles say.

    The first one on a city's gear gets another one opposite.
    """
    left = figures.NEUTRALS[s.players]
    place = first
    while left > 0:
        gear = figures.NEUTRAL_GEAR[tiles[place]]
        space = figures.NEUTRAL_SPACE[tiles[place]]
        pair = 1 if gear != ids.CHICHEN and not has_neutral(s, gear) else 0
        s.teeth[ids.CITY_TEETH * gear + space] = ids.NEUTRAL
        left -= 1
        if pair and left > 0:
            opposite = (space + ids.CITY_TEETH // 2) % ids.CITY_TEETH
            s.teeth[ids.CITY_TEETH * gear + opposite] = ids.NEUTRAL
            left -= 1
        place += 1
    return 0


def has_neutral(s: State, gear: int) -> int:
    for tooth in range(figures.TEETH[gear]):
        if s.teeth[ids.CITY_TEETH * gear + tooth] == ids.NEUTRAL:
            return 1
    return 0


def why_not_keep(s: State, tile: int) -> int:
    """Refuse a tile that was not offered to the seat."""
    for place in range(ids.OFFER):
        if s.offer[ids.OFFER * s.seat + place] == tile:
            return ids.LEGAL
    return frames.pack_reason(ids.R_NOT_OFFERED, ids.FIRST_WEALTH + tile, 0)


def keep(s: State, pair: int) -> int:
    """Keep two tiles. When all seats have chosen, the tiles take effect, seat by seat."""
    s.kept[ids.KEPT * s.seat] = figures.KEEP_LOW[pair]
    s.kept[ids.KEPT * s.seat + 1] = figures.KEEP_HIGH[pair]
    if s.seat + 1 < s.players:
        s.seat += 1
        return 0
    for place in range(ids.SEATS * ids.OFFER):
        s.offer[place] = ids.NO_TILE
    frames.pop(s)
    return frames.push(s, ids.RECEIVE, 0, 0)


def receive(s: State) -> int:
    """Apply the effects of the next kept tile; after the last one begin the first round."""
    number = frames.first(s)
    if number == ids.KEPT * s.players:
        frames.pop(s)
        return calendar.begin_turn(s, s.first_player)
    s.frame_a[s.depth - 1] += 1
    s.seat = number // ids.KEPT
    return frames.push(s, ids.EFFECTS, ids.FIRST_WEALTH + s.kept[number], 0)
