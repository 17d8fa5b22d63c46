"""Positions: the state of a game as a JSON object, and the part of it that a seat may see."""

from __future__ import annotations

from typing import Any

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

from .notation import (
    BUILDINGS,
    DECISIONS,
    RESOURCES,
    TECHNOLOGIES,
    TEMPLES,
    TEXTS,
    TILES,
    WEALTH_TILES,
)

FORMAT = "tzolkin-position/1"
Position = dict[str, Any]

_TEETH = [
    (gear.name, ids.CITY_TEETH * number, ids.CITY_TEETH * number + gear.teeth)
    for number, gear in enumerate(content.GEARS)
]
_HOLDERS = {ids.NOBODY: None, ids.NEUTRAL: "neutral", 0: 0, 1: 1, 2: 2, 3: 3}


def points_from(quarters: int) -> int | float:
    """Return points given in quarters, as an int where they are whole."""
    return quarters // 4 if quarters % 4 == 0 else quarters / 4


def position_of(board: Board) -> Position:
    """Return the whole position, hidden parts included."""
    state = State.unpack(board.to_bytes())
    asked = board.decision
    over = asked == ids.OVER
    position = {
        "format": FORMAT,
        **_public(state),
        "seats": [_seat(state, seat, asked, board.quarters(seat)) for seat in range(state.players)],
        "decision": DECISIONS[asked],
        "seat": None if over else state.seat,
        "legal": [TEXTS[action] for action in board.legal_ids()],
    }
    if over:
        position["scores"] = scores_of(board)
        position["winners"] = winners_of(board)
    return position


def scores_of(board: Board) -> list[int | float]:
    return [points_from(board.quarters(seat)) for seat in range(board.players)]


def winners_of(board: Board) -> list[int]:
    if board.decision != ids.OVER:
        return []
    won = board.winners()
    return [seat for seat in range(board.players) if won >> seat & 1]


def _public(s: State) -> Position:
    return {
        "players": s.players,
        "round": s.round,
        "day": s.day,
        "age": s.age,
        "food_day": bool(s.food_day),
        "first_player": s.first_player,
        "first_space": _HOLDERS[s.first_space],
        "calendar_corn": s.calendar_corn,
        "skulls": s.bank_skulls,
        "gears": {name: [_HOLDERS[t] for t in s.teeth[low:high]] for name, low, high in _TEETH},
        "jungle": {
            str(group): {"corn": s.corn_left[group], "wood": s.wood_left[group]}
            for group in range(2, 6)
        },
        "offerings": [_HOLDERS[seat] for seat in s.offerings],
        "buildings": [_tile(tile) for tile in s.row],
        "stack": [BUILDINGS[tile] for tile in reversed(s.stack[: s.stack_size])],
        "next_stack": [BUILDINGS[tile] for tile in reversed(s.next_stack[: s.next_stack_size])],
        "monuments": [_tile(tile) for tile in s.monuments[: s.players + 2]],
    }


def _tile(tile: int) -> str | None:
    return None if tile == ids.NO_TILE else TILES[tile]


def _seat(s: State, seat: int, asked: int, quarters: int) -> Position:
    wood, stone, gold = s.cubes[3 * seat : 3 * seat + 3]
    built = s.built[ids.BUILDINGS * seat :][: s.built_count[seat]]
    raised = s.raised[ids.MOST_MONUMENTS * seat :][: s.raised_count[seat]]
    kept = s.kept[ids.KEPT * seat : ids.KEPT * (seat + 1)]
    description: Position = {
        "corn": s.corn[seat],
        RESOURCES[0]: wood,
        RESOURCES[1]: stone,
        RESOURCES[2]: gold,
        "skulls": s.skulls[seat],
        "points": points_from(quarters),
        "workers": s.workers[seat],
        "free": s.free[seat],
        "light": bool(s.light[seat]),
        "temples": dict(zip(TEMPLES, s.temples[3 * seat : 3 * seat + 3], strict=True)),
        "technologies": dict(zip(TECHNOLOGIES, s.levels[4 * seat : 4 * seat + 4], strict=True)),
        "buildings": [TILES[tile] for tile in built],
        "monuments": [TILES[tile] for tile in raised],
        "wealth": [WEALTH_TILES[tile] for tile in kept if tile != ids.NO_TILE],
        "corn_tiles": s.corn_tiles[seat],
        "wood_tiles": s.wood_tiles[seat],
    }
    if asked == ids.WEALTH:
        offer = s.offer[ids.OFFER * seat : ids.OFFER * (seat + 1)]
        description["offer"] = [WEALTH_TILES[tile] for tile in offer]
    return description


def hide_secrets(position: Position, viewer: int | None) -> Position:
    """Return a position without what the viewer must not know; the rest is not copied."""
    counts = {name: len(position[name]) for name in ("stack", "next_stack")}
    if position["decision"] != "wealth":
        return position | counts
    seats = [
        entry if seat == viewer else entry | {"offer": None, "wealth": None}
        for seat, entry in enumerate(position["seats"])
    ]
    legal = position["legal"] if position["seat"] == viewer else None
    return position | counts | {"seats": seats, "legal": legal}
