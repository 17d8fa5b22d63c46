"""Checking that a position, or a view of it, is complete enough to be drawn.

Unlike `game.loading` it accepts views and positions inside a turn, with which no game can go on.
"""

from __future__ import annotations

from typing import Any

from tzolkin import content
from tzolkin.game.notation import BUILDINGS, DECISIONS, MONUMENTS, TECHNOLOGIES, WEALTH_TILES
from tzolkin.game.value_checks import (
    check_flag,
    check_integer,
    check_list,
    check_object,
    check_quarters,
    check_text,
    check_tile,
    get_member,
)

MOST = 9999
_AMOUNTS = ("corn", *content.RESOURCES, "skulls", "workers", "free", "corn_tiles", "wood_tiles")


def check_drawable(position: dict[str, Any]) -> None:
    """Raise ValueError if something that the drawing needs is missing or of the wrong type."""
    players = check_integer(_of(position, "players"), "players", 2, 4)
    for name in ("round", "day", "calendar_corn", "skulls"):
        check_integer(_of(position, name), name, 0, MOST)
    check_integer(_of(position, "age"), "age", 1, 2)
    check_flag(_of(position, "food_day"), "food_day")
    check_integer(_of(position, "first_player"), "first_player", 0, players - 1)
    _seat(_of(position, "first_space"), "first_space", players)
    _check_gears(position, players)
    _check_jungle(position)
    _check_rows(position, players)
    for seat, entry in enumerate(check_list(_of(position, "seats"), "seats", players)):
        _check_seat(check_object(entry, f"seat {seat}"), f"seat {seat}")
    _check_decision(position, players)


def _of(position: dict[str, Any], name: str) -> Any:
    return get_member(position, name, "the position")


def _seat(value: object, where: str, players: int) -> None:
    if value is not None:
        check_integer(value, where, 0, players - 1)


def _holder(value: object, where: str, players: int) -> None:
    _seat(None if value == "neutral" else value, where, players)


def _check_gears(position: dict[str, Any], players: int) -> None:
    gears = check_object(_of(position, "gears"), "gears")
    for gear in content.GEARS:
        where = f"gear {gear.name}"
        for holder in check_list(get_member(gears, gear.name, "gears"), where, gear.teeth):
            _holder(holder, where, players)
    for holder in check_list(_of(position, "offerings"), "offerings", len(content.OFFERINGS)):
        _seat(holder, "offerings", players)


def _check_jungle(position: dict[str, Any]) -> None:
    jungle = check_object(_of(position, "jungle"), "jungle")
    for group in content.HARVEST_CORN:
        where = f"jungle group {group}"
        tiles = check_object(get_member(jungle, str(group), "jungle"), where)
        for name in ("corn", "wood"):
            check_integer(get_member(tiles, name, where), f"{name} tiles of {where}", 0, MOST)


def _check_rows(position: dict[str, Any], players: int) -> None:
    rows = (("buildings", BUILDINGS, 6), ("monuments", MONUMENTS, players + 2))
    for name, allowed, length in rows:
        for value in check_list(_of(position, name), name, length):
            if value is not None:
                check_tile(value, name, allowed)
    for name in ("stack", "next_stack"):
        stack = _of(position, name)
        if not isinstance(stack, list):
            check_integer(stack, name, 0, MOST)


def _check_seat(entry: dict[str, Any], owner: str) -> None:
    for name in _AMOUNTS:
        check_integer(get_member(entry, name, owner), f"{name} of {owner}", 0, MOST)
    check_quarters(get_member(entry, "points", owner), f"points of {owner}", MOST)
    check_flag(get_member(entry, "light", owner), f"light of {owner}")
    steps = check_object(get_member(entry, "temples", owner), f"temples of {owner}")
    for temple in content.TEMPLES:
        where = f"{temple.name} of {owner}"
        check_integer(get_member(steps, temple.name, owner), where, -1, len(temple.steps) - 2)
    levels = check_object(get_member(entry, "technologies", owner), f"technologies of {owner}")
    for track in TECHNOLOGIES:
        check_integer(get_member(levels, track, owner), f"{track} of {owner}", 0, 3)
    for name, allowed in (("buildings", BUILDINGS), ("monuments", MONUMENTS)):
        _check_tiles(get_member(entry, name, owner), f"{name} of {owner}", allowed)
    for name, secret in (
        ("wealth", get_member(entry, "wealth", owner)),
        ("offer", entry.get("offer")),
    ):
        if secret is not None:
            _check_tiles(secret, f"{name} of {owner}", WEALTH_TILES)


def _check_tiles(value: object, where: str, allowed: tuple[str, ...]) -> None:
    for entry in check_list(value, where, None):
        check_tile(entry, where, allowed)


def _check_decision(position: dict[str, Any], players: int) -> None:
    decision = _of(position, "decision")
    if decision not in DECISIONS:
        raise ValueError(f"the decision must be one of {', '.join(DECISIONS)}")
    if decision == "over":
        for score in check_list(_of(position, "scores"), "scores", players):
            check_quarters(score, "a score", MOST)
        for seat in check_list(_of(position, "winners"), "winners", None):
            check_integer(seat, "a winner", 0, players - 1)
    else:
        check_integer(_of(position, "seat"), "seat", 0, players - 1)
    legal = position.get("legal")
    for action in [] if legal is None else check_list(legal, "legal", None):
        check_text(action, "a legal action")
