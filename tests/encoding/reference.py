"""The entries that an encoded view must have, read from the view itself, without the rules.

What a view does not show although all have seen it (the course of the turn) is left out:
`SEEN_IN_TURN`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tzolkin import Game
from tzolkin.encoding import encode, named

Entries = dict[str, int]
View = dict[str, Any]

WHO = ("own", "second", "third", "fourth")
FOOD_DAYS = (7, 13, 20, 26)
SEEN_IN_TURN = {
    *("optional", "picked", "harvest", "free_advance", "payment", "paid_for", "gain", "construct"),
    *("spare", "market", "sold", "placed", "mercy", "waiting", "waiting_wealth"),
}


def entries(game: Game, seat: int) -> Entries:
    """Return what is encoded for a seat: the raw entries that are not 0."""
    return {name: int(value) for name, value in named(encode(game, seat, dtype=np.uint8)).items()}


def of_the_turn(found: Entries) -> Entries:
    return {name: value for name, value in found.items() if name.split(".")[0] in SEEN_IN_TURN}


def of_the_view(found: Entries) -> Entries:
    return {name: value for name, value in found.items() if name.split(".")[0] not in SEEN_IN_TURN}


def expected(view: View, seat: int) -> Entries:
    """Return the entries of a view that are not 0."""
    found = _calendar(view) | _table(view) | _flags("offer", view["seats"][seat].get("offer"))
    found[f"decision.{view['decision']}"] = 1
    for place, who in enumerate(WHO[: view["players"]]):
        other = (seat + place) % view["players"]
        found |= {f"{who}.{name}": value for name, value in _seat(view, other).items()}
    return {name: value for name, value in found.items() if value}


def _flags(name: str, things: Any) -> Entries:
    return {f"{name}.{thing}": 1 for thing in things or () if thing is not None}


def _calendar(view: View) -> Entries:
    day = view["day"]
    if view["food_day"]:
        following = max((food for food in FOOD_DAYS if food <= day), default=None)
        distance = 0
    else:
        following = min((food for food in FOOD_DAYS if food > day), default=None)
        distance = 0 if following is None else following - day
    return {
        f"players.{view['players']}": 1,
        "round": min(27, view["round"]),
        "day": day,
        "food_day": int(view["food_day"]),
        **_flags("next_food", [following]),
        "days_to_food": distance,
        "second_age": view["age"] - 1,
        "calendar_corn": min(255, view["calendar_corn"]),
        "skulls": view["skulls"],
    }


def _table(view: View) -> Entries:
    neutral = {
        f"neutral.{gear}.{tooth}": 1
        for gear, teeth in view["gears"].items()
        for tooth, holder in enumerate(teeth)
        if holder == "neutral"
    }
    jungle = {
        f"jungle.{kind}.{group}": left
        for group, tiles in view["jungle"].items()
        for kind, left in tiles.items()
    }
    rows = _flags("row", view["buildings"]) | _flags("display", view["monuments"])
    stacks = {"stack": view["stack"], "next_stack": view["next_stack"]}
    return neutral | jungle | rows | stacks


def _seat(view: View, seat: int) -> Entries:
    mine = view["seats"][seat]
    same = ("skulls", "workers", "free", "corn_tiles", "wood_tiles")
    goods = ("corn", "wood", "stone", "gold")
    whole = int(mine["points"] // 1)
    return {
        "present": 1,
        **_standing(view, seat),
        **{name: mine[name] for name in same},
        **{name: min(255, mine[name]) for name in goods},
        "light": int(mine["light"]),
        "points": min(255, max(0, whole)),
        "debt": min(255, max(0, -whole)),
        "quarters": int((mine["points"] - whole) * 4),
        **_reached(mine["temples"], 0),
        **_reached(mine["technologies"], 1),
        **_placed(view, seat),
        **_flags("buildings", mine["buildings"]),
        **_flags("monuments", mine["monuments"]),
        **_flags("wealth", mine["wealth"]),
    }


def _standing(view: View, seat: int) -> Entries:
    first, decider, players = view["first_player"], view["seat"], view["players"]
    to_move = view["decision"] not in ("calendar", "over") and (
        (seat - first) % players >= (decider - first) % players
    )
    return {
        "decides": int(decider == seat),
        "to_move": int(to_move),
        "first_player": int(first == seat),
        "first_space": int(view["first_space"] == seat),
    }


def _reached(steps: dict[str, int], lowest: int) -> Entries:
    return {f"{name}.{step}": 1 for name, top in steps.items() for step in range(lowest, top + 1)}


def _placed(view: View, seat: int) -> Entries:
    workers = {
        f"{gear}.{space}": 1
        for gear, teeth in view["gears"].items()
        for space, holder in enumerate(teeth)
        if holder == seat
    }
    offered = [place for place, holder in enumerate(view["offerings"], 1) if holder == seat]
    return workers | _flags("offerings", offered)
