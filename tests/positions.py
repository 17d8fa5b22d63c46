"""Positions for tests: a plain table with a few changes, always valid.

    load(corn=5, architecture=2, on={"tikal": {3: 0, 4: 1}}, row=["b08", "b13"])

What concerns the seat that decides is given by keywords (`corn=5, architecture=3, chaac=-1`), what
concerns other seats by number (`others={1: {"light": False}}`). What a change leaves over
(buildings out of the row, skulls out of the bank, corn tiles out of the jungle) belongs to the
*keeper*, the seat before the deciding one, so that every piece exists once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tzolkin import Game

Position = dict[str, Any]
Workers = Mapping[str, Mapping[int, int]]

TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
TEMPLES = ("chaac", "quetzalcoatl", "kukulkan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
FOOD_DAYS = (7, 13, 20, 26)
AGE_1 = [f"b{number:02}" for number in range(1, 15)]
AGE_2 = [f"b{number:02}" for number in range(15, 33)]
MONUMENTS = [f"m{number:02}" for number in range(1, 14)]
SKULLS = 13
OUT_OF_THE_WAY = [(gear, tooth) for tooth in (8, 9) for gear in list(TEETH)[:4]] + [
    ("chichen", tooth) for tooth in (12, 11, 10, 9)
]
NEUTRALS = {2: OUT_OF_THE_WAY, 3: OUT_OF_THE_WAY[:6], 4: []}


def table(
    players: int = 4,
    seat: int = 0,
    *,
    age: int = 1,
    day: int | None = None,
    round: int | None = None,  # noqa: A002 (the name in positions)
    food_day: bool | None = None,
    first_player: int = 0,
    first_space: int | None = None,
    calendar_corn: int = 0,
    bank: int | None = None,
    on: Workers | None = None,
    neutral: Sequence[tuple[str, int]] | None = None,
    jungle: Mapping[int, tuple[int, int]] | None = None,
    offerings: Mapping[int, int] | None = None,
    row: Sequence[str | None] | None = None,
    stack: Sequence[str] | None = None,
    display: Sequence[str | None] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Position:
    """Return a position at the turn of `seat`; all seats without goods, with 3 free workers.

    `on={"tikal": {3: 0}}` puts workers of seats on spaces (more than 3 workers if necessary),
    `neutral` says where the neutral ones stand (by default out of the way), `jungle={3: (2, 1)}`
    what is left (corn, wood) in a group, `offerings={6: 1}` whose skull lies on an action,
    `row` and `display` exactly which buildings and monuments are laid out (the others have
    owners), `stack` exactly what is left to draw, `bank` how many skulls the bank has.
    Keywords of a seat: goods, `skulls points workers light`, temples and technologies by name,
    `buildings monuments wealth corn_tiles wood_tiles`.
    """
    words = dict(others or {})
    words[seat] = {**words.get(seat, {}), **mine}
    seats = [_seat(words.get(number, {})) for number in range(players)]
    keeper = seats[seat - 1]
    today = (0 if age == 1 else 15) if day is None else day
    position: Position = {
        "format": "tzolkin-position/1",
        "players": players,
        "round": min(today + 1, 27) if round is None else round,
        "day": today,
        "age": age,
        "food_day": today in FOOD_DAYS if food_day is None else food_day,
        "first_player": first_player,
        "first_space": first_space,
        "calendar_corn": calendar_corn,
        "gears": _gears(players, on or {}, neutral),
        "jungle": _jungle(players, jungle or {}, seats, keeper),
        "offerings": [(offerings or {}).get(place) for place in range(1, 10)],
        **_buildings(age, row, stack, seats, keeper),
        "monuments": _monuments(players, display, seats, keeper),
        "seats": seats,
        "decision": "turn",
        "seat": seat,
    }
    _count_workers(position)
    position["skulls"] = _bank(bank, seats, keeper, len(offerings or {}))
    return position


def load(*args: Any, **changes: Any) -> Game:
    """Return the game that continues from `table(...)`."""
    return Game.load(table(*args, **changes))


def _seat(words: Mapping[str, Any]) -> Position:
    seat: Position = dict.fromkeys(("corn", "wood", "stone", "gold", "skulls", "points"), 0)
    seat |= {"workers": 3, "free": 3, "light": True}
    seat |= {"temples": dict.fromkeys(TEMPLES, 0), "technologies": dict.fromkeys(TECHNOLOGIES, 0)}
    seat |= {"buildings": [], "monuments": [], "wealth": [], "corn_tiles": 0, "wood_tiles": 0}
    for word, value in words.items():
        if word in TEMPLES:
            seat["temples"][word] = value
        elif word in TECHNOLOGIES:
            seat["technologies"][word] = value
        elif word in seat:
            seat[word] = value.copy() if isinstance(value, list) else value
        else:
            raise TypeError(f"{word!r} says nothing about a seat")
    return seat


def _gears(
    players: int, on: Workers, neutral: Sequence[tuple[str, int]] | None
) -> dict[str, list[int | str | None]]:
    gears: dict[str, list[int | str | None]] = {gear: [None] * TEETH[gear] for gear in TEETH}
    for gear, tooth in NEUTRALS[players] if neutral is None else neutral:
        gears[gear][tooth] = "neutral"
    for gear, spaces in on.items():
        for space, owner in spaces.items():
            gears[gear][space] = owner
    return gears


def _count_workers(position: Position) -> None:
    """Count workers that are not placed as free; a seat with more than three on gears has more."""
    for number, seat in enumerate(position["seats"]):
        placed = sum(teeth.count(number) for teeth in position["gears"].values())
        placed += position["first_space"] == number
        seat["workers"] = max(seat["workers"], placed)
        seat["free"] = seat["workers"] - placed


def _jungle(
    players: int, left: Mapping[int, tuple[int, int]], seats: list[Position], keeper: Position
) -> Position:
    """Take tiles held by a seat out of the groups not mentioned, from the lowest one on."""
    plain = {group: (players, 0 if group == 2 else players) for group in (2, 3, 4, 5)}
    groups = {group: list(left.get(group, plain[group])) for group in plain}
    others = [groups[group] for group in plain if group not in left]

    def surplus(kind: int, name: str, total: int) -> int:
        held: int = sum(seat[name] for seat in seats)
        return sum(tiles[kind] for tiles in groups.values()) + held - total

    while surplus(0, "corn_tiles", 4 * players) > 0:
        tiles = next(tiles for tiles in others if tiles[0])
        tiles[:] = tiles[0] - 1, min(tiles[1], tiles[0] - 1)
    while surplus(1, "wood_tiles", 3 * players) > 0:
        next(tiles for tiles in others if tiles[1])[1] -= 1
    keeper["corn_tiles"] -= min(0, surplus(0, "corn_tiles", 4 * players))
    return {str(group): {"corn": corn, "wood": wood} for group, (corn, wood) in groups.items()}


def _buildings(
    age: int,
    row: Sequence[str | None] | None,
    stack: Sequence[str] | None,
    seats: list[Position],
    keeper: Position,
) -> Position:
    owned = [tile for seat in seats for tile in seat["buildings"]]
    rest = [tile for tile in (AGE_1 if age == 1 else AGE_2) if tile not in owned]
    laid = list(rest[:6] if row is None else row)
    laid += [None] * (6 - len(laid))
    rest = [tile for tile in rest if tile not in laid]
    drawn = list(stack) if stack is not None else [] if None in laid else rest
    keeper["buildings"] += [tile for tile in rest if tile not in drawn]
    return {"buildings": laid, "stack": drawn, "next_stack": AGE_2.copy() if age == 1 else []}


def _monuments(
    players: int, display: Sequence[str | None] | None, seats: list[Position], keeper: Position
) -> list[str | None]:
    owned = [tile for seat in seats for tile in seat["monuments"]]
    shown = list(display or ())
    rest = [tile for tile in MONUMENTS if tile not in owned + shown]
    spare = rest[: players + 2 - len(owned) - sum(tile is not None for tile in shown)]
    if display is None:
        shown += spare
    else:
        keeper["monuments"] += spare
    return shown + [None] * (players + 2 - len(shown))


def _bank(bank: int | None, seats: list[Position], keeper: Position, laid: int) -> int:
    left: int = SKULLS - laid - sum(seat["skulls"] for seat in seats)
    if bank is None:
        return left
    keeper["skulls"] += left - bank
    return bank
