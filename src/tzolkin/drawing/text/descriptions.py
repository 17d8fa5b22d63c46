"""The content of the game in words: goods, tiles, technologies and the spaces of the gears."""

from __future__ import annotations

from collections.abc import Mapping

from tzolkin import content
from tzolkin.content import Building, Effect, Gear, Monument, WealthTile
from tzolkin.content.model import EffectKind, Offering
from tzolkin.locales.i18n import t

GEARS = {gear.name: gear for gear in content.GEARS}
TILES: dict[str, Building | Monument | WealthTile] = {
    tile.id: tile for tile in (*content.BUILDINGS, *content.MONUMENTS, *content.WEALTH_TILES)
}
NAMES = {"skulls": "skull", "points": "vp", "workers": "worker"}
FISHING = 1


def city(gear: str) -> str:
    return t(f"board-city-{gear}")


def temple(name: str) -> str:
    return t(f"board-temple-{name}")


def technology(name: str) -> str:
    return t(f"board-technology-{name}")


def technology_level(name: str, number: int) -> str:
    """Describe what a level brings; the number after the last level is the bonus."""
    return t(f"board-{name}-{number}")


def short_name(of: str) -> str:
    """Return `corn`, `skull`, `Chaac` or `theology`, without an amount."""
    return t(f"name-{NAMES.get(of, of)}")


def points(amount: float) -> str:
    """Format points as people write them: `61`, `61.25`."""
    return f"{amount:g}"


def good(amount: int, name: str) -> str:
    """Return `3 corn` or `1 crystal skull`."""
    return t(f"board-good-{name}", n=amount)


def goods(amounts: Mapping[content.Good, int]) -> str:
    return ", ".join(good(amount, name) for name, amount in amounts.items())


# Tiles


def kind(tile_id: str) -> str:
    tile = TILES[tile_id]
    return t("kind-wealth" if isinstance(tile, WealthTile) else f"kind-{tile.kind}")


def cost(tile_id: str) -> str:
    tile = TILES[tile_id]
    return "" if isinstance(tile, WealthTile) else goods(tile.cost)


def benefit(tile_id: str) -> str:
    """Describe what a tile brings."""
    tile = TILES[tile_id]
    if isinstance(tile, Monument):
        return t(f"board-monument-{tile_id}")
    return ", ".join(map(effect, tile.effects))


def benefit_of_tiles(tile_ids: list[str]) -> str:
    """Describe what some tiles bring together: equal effects added up, goods first."""
    return _sum_of([one for tile in tile_ids for one in _effects_of(tile)])


def benefit_of_farms(tile_ids: list[str]) -> str:
    """Describe what the farms among some tiles do together; empty if there are none."""
    given = [one for tile in tile_ids for one in _effects_of(tile)]
    return _sum_of([one for one in given if one.kind in ("feed_workers", "feed_all")])


def _effects_of(tile_id: str) -> tuple[Effect, ...]:
    tile = TILES[tile_id]
    return () if isinstance(tile, Monument) else tile.effects


def _sum_of(effects: list[Effect]) -> str:
    sums: dict[tuple[EffectKind, str], int] = {}
    for one in effects:
        key = one.kind, one.name
        sums[key] = sums.get(key, 0) + one.amount
    ordered = sorted(sums.items(), key=lambda item: item[0][0] != "goods")
    return ", ".join(effect(Effect(kind, name, total)) for (kind, name), total in ordered)


def effect(given: Effect) -> str:
    """Describe one effect of a tile."""
    match given.kind:
        case "goods":
            return good(given.amount, given.name)
        case "points":
            return t("board-points", points=given.amount)
        case "temple" | "technology" if given.name == "any":
            return t(f"board-effect-any-{given.kind}", times=given.amount)
        case "temple":
            return t("board-effect-temple", temple=temple(given.name), times=given.amount)
        case "technology":
            named = technology(given.name)
            return t("board-effect-technology", technology=named, times=given.amount)
        case "worker":
            return t("board-effect-worker")
        case "feed_workers":
            return t("board-effect-feed-workers", n=given.amount)
        case "feed_all":
            return t("board-effect-feed-all", n=given.amount)
        case "construct":
            return t("board-effect-construct")
        case "market":
            return t("board-effect-market")
        case "action_for_corn":
            return t("board-effect-action", n=given.amount)


# Spaces of the gears


def space_action(gear: str, space: int) -> str:
    """Describe the action of a worker on a space; empty if there is none."""
    if not 1 <= space <= GEARS[gear].actions:
        return t("brief-any") if space and is_numbered(GEARS[gear], space) else ""
    match gear:
        case "palenque":
            return _harvest(space)
        case "yaxchilan":
            return goods(content.YAXCHILAN[space - 1])
        case "chichen":
            return _offering(content.OFFERINGS[space - 1])
        case _:
            return t(f"brief-{gear}-{space}")


def is_numbered(gear: Gear, space: int) -> bool:
    return space <= gear.last_space


def _harvest(space: int) -> str:
    if space == FISHING:
        return good(content.FISHING_CORN, "corn")
    corn, wood = content.HARVEST_CORN[space], content.HARVEST_WOOD.get(space)
    return good(corn, "corn") if wood is None else t("board-harvest-or", corn=corn, wood=wood)


def _offering(place: Offering) -> str:
    key = "board-offering-resource" if place.resources else "board-offering"
    return t(key, points=place.points, temple=temple(place.temple))
