"""What the spaces of the gears give, in words."""

from __future__ import annotations

from tzolkin import content
from tzolkin.content import Gear
from tzolkin.content.model import Offering
from tzolkin.locales.i18n import t

from . import descriptions

GEARS = {gear.name: gear for gear in content.GEARS}
FISHING = 1


def gives(gear: str, space: int) -> str:
    """What a worker on a space may do, empty where there is no action."""
    if not 1 <= space <= GEARS[gear].actions:
        return t("brief-any") if space and is_numbered(GEARS[gear], space) else ""
    match gear:
        case "palenque":
            return _harvest(space)
        case "yaxchilan":
            return descriptions.goods(content.YAXCHILAN[space - 1])
        case "chichen":
            return _offering(content.OFFERINGS[space - 1])
        case _:
            return t(f"brief-{gear}-{space}")


def _harvest(space: int) -> str:
    if space == FISHING:
        return descriptions.good(content.FISHING_CORN, "corn")
    corn, wood = content.HARVEST_CORN[space], content.HARVEST_WOOD.get(space)
    return (
        descriptions.good(corn, "corn")
        if wood is None
        else t("board-harvest-or", corn=corn, wood=wood)
    )


def _offering(place: Offering) -> str:
    key = "board-offering-resource" if place.resources else "board-offering"
    return t(key, points=place.points, temple=descriptions.temple(place.temple))


def is_numbered(gear: Gear, space: int) -> bool:
    return space <= gear.last_space
