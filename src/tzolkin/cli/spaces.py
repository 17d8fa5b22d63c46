"""What the spaces of the gears give, in words."""

from __future__ import annotations

from tzolkin import content
from tzolkin.content import Gear
from tzolkin.content.model import Offering

from . import words

_TIKAL = (
    "1 technology",
    "1 building",
    "1-2 technologies",
    "1-2 buildings or 1 monument",
    "pay 1 cube: 2 temples +1",
)
_UXMAL = (
    "pay 3 corn: a temple +1",
    "market",
    "a new worker",
    "1 building for corn",
    "pay 1 corn: any city action",
)
GEARS = {gear.name: gear for gear in content.GEARS}


def _palenque() -> tuple[str, ...]:
    fishing = f"{content.FISHING_CORN} corn"
    return fishing, *(_harvest(group) for group in content.HARVEST_CORN)


def _harvest(group: int) -> str:
    corn = f"{content.HARVEST_CORN[group]} corn"
    wood = content.HARVEST_WOOD.get(group)
    return corn if wood is None else f"{corn} / {wood} wood"


def _offering(place: Offering) -> str:
    cube = ", 1 cube" if place.resources else ""
    return f"skull: {place.points} points, {place.temple.capitalize()} +1{cube}"


_ACTIONS = {
    "palenque": _palenque(),
    "yaxchilan": tuple(words.goods(given) for given in content.YAXCHILAN),
    "tikal": _TIKAL,
    "uxmal": _UXMAL,
    "chichen": tuple(_offering(place) for place in content.OFFERINGS),
}


def gives(gear: str, space: int) -> str:
    """What a worker on a space may do, empty where there is no action."""
    actions = _ACTIONS[gear]
    if 1 <= space <= len(actions):
        return actions[space - 1]
    return "any action" if space and is_numbered(GEARS[gear], space) else ""


def is_numbered(gear: Gear, space: int) -> bool:
    return space <= gear.last_space
