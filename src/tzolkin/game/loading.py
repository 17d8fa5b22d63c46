"""Load a position: check every part of it and report the first one that is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

from .notation import BUILDINGS, MONUMENTS, RESOURCES, TECHNOLOGIES, TILES, WEALTH_TILES
from .positions import FORMAT
from .value_checks import (
    check_flag,
    check_format,
    check_integer,
    check_list,
    check_object,
    check_quarters,
    check_tile,
    get_member,
    short_repr,
)

MOST_GOODS = 999
MOST_POINTS = 999
LAST_ROUND = 27
TILE_NUMBERS = {name: tile for tile, name in enumerate(TILES)}


def load(position: object) -> Board:
    """Return the board of a position; raise ValueError if the position is impossible."""
    source = check_object(position, "the position")
    check_format(source, FORMAT, "the position")
    _check_decision(get_member(source, "decision", "the position"))
    state = State()
    _read_calendar(state, source)
    _read_gears(state, source)
    _read_jungle(state, source)
    _read_rows(state, source)
    seats = check_list(get_member(source, "seats", "the position"), "seats", state.players)
    for seat, entry in enumerate(seats):
        _read_seat(state, seat, check_object(entry, f"seat {seat}"))
    _read_decision(state, source, seats)
    _check_workers(state)
    _check_skulls(state)
    _check_jungle(state)
    _check_tiles(state)
    _check_temples(state)
    return Board.from_bytes(state.pack())


def _read_calendar(s: State, source: dict[str, Any]) -> None:
    def read(name: str, low: int, high: int) -> int:
        return check_integer(get_member(source, name, "the position"), name, low, high)

    s.players = read("players", 2, ids.SEATS)
    s.round = read("round", 1, LAST_ROUND)
    s.day = read("day", 0, ids.LAST_DAY + 1)
    s.age = read("age", 1, 2)
    s.food_day = check_flag(get_member(source, "food_day", "the position"), "food_day")
    s.first_player = read("first_player", 0, s.players - 1)
    s.first_space = _holder(
        get_member(source, "first_space", "the position"), "first_space", s.players
    )
    s.calendar_corn = read("calendar_corn", 0, MOST_GOODS)
    s.bank_skulls = read("skulls", 0, content.SKULLS)


def _holder(value: object, where: str, players: int) -> int:
    return ids.NOBODY if value is None else check_integer(value, where, 0, players - 1)


def _read_gears(s: State, source: dict[str, Any]) -> None:
    gears = check_object(get_member(source, "gears", "the position"), "gears")
    for number, gear in enumerate(content.GEARS):
        teeth = check_list(get_member(gears, gear.name, "gears"), f"gear {gear.name}", gear.teeth)
        for tooth, value in enumerate(teeth):
            where = f"tooth {tooth} of {gear.name}"
            holder = ids.NEUTRAL if value == "neutral" else _holder(value, where, s.players)
            if tooth > gear.last_space and holder not in (ids.NOBODY, ids.NEUTRAL):
                raise ValueError(f"{where} is unnumbered, where no player's worker can stand")
            s.teeth[ids.CITY_TEETH * number + tooth] = holder
    neutral, wanted = s.teeth.count(ids.NEUTRAL), content.NEUTRAL_WORKERS[s.players]
    if neutral != wanted:
        raise ValueError(f"{s.players} players have {wanted} neutral workers, not {neutral}")


def _read_jungle(s: State, source: dict[str, Any]) -> None:
    jungle = check_object(get_member(source, "jungle", "the position"), "jungle")
    for group in content.HARVEST_CORN:
        where = f"jungle group {group}"
        tiles = check_object(get_member(jungle, str(group), "jungle"), where)
        corn = check_integer(
            get_member(tiles, "corn", where), f"corn tiles of {where}", 0, s.players
        )
        most_wood = s.players if group in content.HARVEST_WOOD else 0
        wood = check_integer(
            get_member(tiles, "wood", where), f"wood tiles of {where}", 0, most_wood
        )
        if wood > corn:
            raise ValueError(f"{where} has more wood tiles ({wood}) than corn tiles ({corn})")
        s.corn_left[group], s.wood_left[group] = corn, wood
    places = check_list(get_member(source, "offerings", "the position"), "offerings", ids.OFFERINGS)
    s.offerings = [
        _holder(seat, f"offering {place + 1}", s.players) for place, seat in enumerate(places)
    ]


def _read_rows(s: State, source: dict[str, Any]) -> None:
    def read(name: str, length: int | None) -> list[Any]:
        return check_list(get_member(source, name, "the position"), name, length)

    s.row = [_row_tile(tile, "buildings", BUILDINGS) for tile in read("buildings", ids.ROW)]
    monuments = [
        _row_tile(tile, "monuments", MONUMENTS) for tile in read("monuments", s.players + 2)
    ]
    s.monuments = monuments + [ids.NO_TILE] * (ids.MOST_MONUMENTS - len(monuments))
    for name in ("stack", "next_stack"):
        tiles = _tiles(read(name, None), name, BUILDINGS, ids.BUILDINGS)
        setattr(s, f"{name}_size", len(tiles))
        setattr(s, name, _padded(tiles[::-1], ids.BUILDINGS, 0))
    if s.age == 2 and s.next_stack_size:
        raise ValueError("in age 2 next_stack must be empty")
    if s.stack_size and ids.NO_TILE in s.row:
        raise ValueError("the building row has a hole although the stack has tiles")


def _row_tile(value: object, where: str, allowed: tuple[str, ...]) -> int:
    return ids.NO_TILE if value is None else _tile(value, where, allowed)


def _tile(value: object, where: str, allowed: tuple[str, ...]) -> int:
    return TILE_NUMBERS[check_tile(value, where, allowed)]


def _tiles(values: Iterable[Any], where: str, allowed: tuple[str, ...], most: int) -> list[int]:
    tiles = [_tile(value, where, allowed) for value in values]
    if len(tiles) > most:
        raise ValueError(f"{where} can hold {most} tiles at most, not {len(tiles)}")
    return tiles


def _padded(tiles: list[int], length: int, filler: int) -> list[int]:
    return tiles + [filler] * (length - len(tiles))


def _read_seat(s: State, seat: int, source: dict[str, Any]) -> None:
    owner = f"seat {seat}"

    def read(name: str, low: int, high: int) -> int:
        return check_integer(get_member(source, name, owner), f"{name} of {owner}", low, high)

    s.corn[seat] = read("corn", 0, MOST_GOODS)
    for number, name in enumerate(RESOURCES):
        s.cubes[ids.RESOURCES * seat + number] = read(name, 0, MOST_GOODS)
    s.skulls[seat] = read("skulls", 0, content.SKULLS)
    points = check_quarters(get_member(source, "points", owner), f"points of {owner}", MOST_POINTS)
    s.sources[ids.SOURCES * seat + ids.S_EARLIER] = points
    s.workers[seat] = read("workers", ids.START_WORKERS, ids.MOST_WORKERS)
    s.free[seat] = read("free", 0, ids.MOST_WORKERS)
    s.light[seat] = check_flag(get_member(source, "light", owner), f"light of {owner}")
    s.corn_tiles[seat] = read("corn_tiles", 0, 4 * s.players)
    s.wood_tiles[seat] = read("wood_tiles", 0, 3 * s.players)
    steps = check_object(get_member(source, "temples", owner), f"temples of {owner}")
    for number, temple in enumerate(content.TEMPLES):
        where = f"{temple.name} of {owner}"
        step = check_integer(
            get_member(steps, temple.name, f"temples of {owner}"), where, -1, len(temple.steps) - 2
        )
        s.temples[ids.TEMPLES * seat + number] = step
    levels = check_object(get_member(source, "technologies", owner), f"technologies of {owner}")
    for number, track in enumerate(TECHNOLOGIES):
        level = check_integer(
            get_member(levels, track, f"technologies of {owner}"),
            f"{track} of {owner}",
            0,
            ids.TOP_LEVEL,
        )
        s.levels[ids.TECHNOLOGIES * seat + number] = level
    _read_owned(s, seat, source)


def _read_owned(s: State, seat: int, source: dict[str, Any]) -> None:
    owner = f"seat {seat}"

    def read(name: str, allowed: tuple[str, ...], most: int) -> list[int]:
        where = f"{name} of {owner}"
        return _tiles(
            check_list(get_member(source, name, owner), where, None), where, allowed, most
        )

    built = read("buildings", BUILDINGS, ids.BUILDINGS)
    s.built_count[seat] = len(built)
    s.built[ids.BUILDINGS * seat : ids.BUILDINGS * seat + len(built)] = built
    raised = read("monuments", MONUMENTS, ids.MOST_MONUMENTS)
    s.raised_count[seat] = len(raised)
    s.raised[ids.MOST_MONUMENTS * seat : ids.MOST_MONUMENTS * seat + len(raised)] = raised
    kept = sorted(tile - ids.FIRST_WEALTH for tile in read("wealth", WEALTH_TILES, ids.KEPT))
    s.kept[ids.KEPT * seat : ids.KEPT * (seat + 1)] = _padded(kept, ids.KEPT, ids.NO_TILE)


def _check_decision(decision: object) -> None:
    if decision not in ("wealth", "turn"):
        raise ValueError(
            "a position can be loaded at a 'wealth' or a 'turn' decision, "
            f"not at {short_repr(decision)}"
        )


def _read_decision(s: State, source: dict[str, Any], seats: list[Any]) -> None:
    s.seat = check_integer(get_member(source, "seat", "the position"), "seat", 0, s.players - 1)
    s.depth = 1
    s.offer = [ids.NO_TILE] * len(s.offer)
    if source["decision"] == "turn":
        s.frame_kind[0] = ids.TURN
        return
    s.frame_kind[0] = ids.WEALTH
    for seat, entry in enumerate(seats):
        _read_offer(s, seat, entry)


def _read_offer(s: State, seat: int, entry: dict[str, Any]) -> None:
    where = f"offer of seat {seat}"
    names = check_list(get_member(entry, "offer", f"seat {seat}"), where, ids.OFFER)
    offer = [tile - ids.FIRST_WEALTH for tile in _tiles(names, where, WEALTH_TILES, ids.OFFER)]
    s.offer[ids.OFFER * seat : ids.OFFER * (seat + 1)] = offer
    kept = [tile for tile in s.kept[ids.KEPT * seat :][: ids.KEPT] if tile != ids.NO_TILE]
    wanted = ids.KEPT if seat < s.seat else 0
    if len(kept) != wanted:
        raise ValueError(
            f"seat {s.seat} decides about wealth tiles, so seat {seat} has kept {wanted} "
            f"of them, not {len(kept)}"
        )
    if not set(kept) <= set(offer):
        raise ValueError(f"seat {seat} has kept a wealth tile that was not offered to it")


def _check_workers(s: State) -> None:
    for seat in range(s.players):
        placed = s.teeth.count(seat) + (s.first_space == seat)
        if s.free[seat] + placed != s.workers[seat]:
            raise ValueError(
                f"seat {seat} has {s.workers[seat]} workers, but {s.free[seat]} free "
                f"and {placed} placed"
            )


def _check_skulls(s: State) -> None:
    laid = sum(place != ids.NOBODY for place in s.offerings)
    total = s.bank_skulls + sum(s.skulls) + laid
    if total != content.SKULLS:
        raise ValueError(
            f"there are {content.SKULLS} skulls in bank, hands and offerings together, not {total}"
        )


def _check_jungle(s: State) -> None:
    corn, wood = sum(s.corn_left) + sum(s.corn_tiles), sum(s.wood_left) + sum(s.wood_tiles)
    if corn != 4 * s.players:
        raise ValueError(f"corn tiles left and held must be {4 * s.players} together, not {corn}")
    if wood > 3 * s.players:
        raise ValueError(
            f"wood tiles left and held can be {3 * s.players} together at most, not {wood}"
        )


def _check_tiles(s: State) -> None:
    buildings = s.row + s.stack[: s.stack_size] + s.next_stack[: s.next_stack_size]
    monuments = list(s.monuments)
    wealth: list[int] = []
    for seat in range(s.players):
        buildings += s.built[ids.BUILDINGS * seat :][: s.built_count[seat]]
        monuments += s.raised[ids.MOST_MONUMENTS * seat :][: s.raised_count[seat]]
        kept = s.kept[ids.KEPT * seat :][: ids.KEPT]
        _check_once(kept, WEALTH_TILES)
        choosing = s.frame_kind[0] == ids.WEALTH
        wealth += s.offer[ids.OFFER * seat :][: ids.OFFER] if choosing else kept
    _check_once(buildings, TILES)
    _check_once(monuments, TILES)
    _check_once(wealth, WEALTH_TILES)
    first = 0 if s.age == 1 else ids.FIRST_AGE_BUILDINGS
    missing = [BUILDINGS[tile] for tile in range(first, ids.BUILDINGS) if tile not in buildings]
    if missing:
        raise ValueError(f"{missing[0]} is neither on display nor in a stack nor owned")
    count = sum(tile != ids.NO_TILE for tile in monuments)
    if count != s.players + 2:
        raise ValueError(f"{s.players} players have {s.players + 2} monuments, not {count}")


def _check_once(tiles: list[int], names: tuple[str, ...]) -> None:
    for tile, count in Counter(tile for tile in tiles if tile != ids.NO_TILE).items():
        if count > 1:
            raise ValueError(f"{names[tile]} is there {count} times")


def _check_temples(s: State) -> None:
    for number, temple in enumerate(content.TEMPLES):
        top = len(temple.steps) - 2
        holders = [seat for seat in range(s.players) if s.temples[3 * seat + number] == top]
        if len(holders) > 1:
            raise ValueError(f"only one seat can stand on the highest step of {temple.name}")
