"""The content of the game in words: tiles, costs and effects."""

from __future__ import annotations

from collections.abc import Mapping

from tzolkin import content
from tzolkin.content import Building, Effect, Monument, WealthTile
from tzolkin.content.model import EffectKind

GEAR_TITLES = {gear.name: gear.name.capitalize() for gear in content.GEARS} | {
    "chichen": "Chichen Itza"
}
TILES: dict[str, Building | Monument | WealthTile] = {
    tile.id: tile for tile in (*content.BUILDINGS, *content.MONUMENTS, *content.WEALTH_TILES)
}


def counted(amount: float, noun: str) -> str:
    """`1 worker`, `2 workers`."""
    return f"{amount:g} {noun}" if amount == 1 else f"{amount:g} {noun}s"


def good(amount: int, name: str) -> str:
    """`3 corn`, `1 skull`, `2 skulls`."""
    return counted(amount, "skull") if name == "skulls" else f"{amount} {name}"


def goods(amounts: Mapping[content.Good, int]) -> str:
    return ", ".join(good(amount, name) for name, amount in amounts.items())


def effect(given: Effect) -> str:
    """One effect of a tile."""
    any_or = {"any": f"a {given.kind}"}
    match given.kind:
        case "goods":
            return good(given.amount, given.name)
        case "points":
            return counted(given.amount, "point")
        case "temple":
            return f"{any_or.get(given.name, given.name.capitalize())} +{given.amount}"
        case "technology":
            return f"{any_or.get(given.name, given.name)} +{given.amount}"
        case "worker":
            return "a new worker"
        case "feed_workers":
            return f"feeds {counted(given.amount, 'worker')}"
        case "feed_all":
            return "every worker eats 1 corn less"
        case "construct":
            return "may construct a building"
        case "market":
            return "may go to the market"
        case "action_for_corn":
            return "may use any action for 1 corn"


def effects(tile: Building | WealthTile) -> str:
    return ", ".join(effect(given) for given in tile.effects)


def together(tile_ids: list[str]) -> str:
    """What some tiles bring, equal things added up: goods first, as on the tiles."""
    sums: dict[tuple[EffectKind, str], int] = {}
    for given in (one for tile in tile_ids for one in _effects_of(tile)):
        key = given.kind, given.name
        sums[key] = sums.get(key, 0) + given.amount
    ordered = sorted(sums.items(), key=lambda item: item[0][0] != "goods")
    return ", ".join(effect(Effect(kind, name, total)) for (kind, name), total in ordered)


def does(tile_id: str) -> str:
    """What a tile brings."""
    tile = TILES[tile_id]
    return tile.scores if isinstance(tile, Monument) else effects(tile)


def cost(tile_id: str) -> str:
    tile = TILES[tile_id]
    return "" if isinstance(tile, WealthTile) else goods(tile.cost)


def kind(tile_id: str) -> str:
    tile = TILES[tile_id]
    return "wealth" if isinstance(tile, WealthTile) else tile.kind


def farms(tile_ids: list[str]) -> str:
    """What the farms among some tiles do together, empty without any."""
    given = [one for tile in tile_ids for one in _effects_of(tile)]
    fed = sum(one.amount for one in given if one.kind == "feed_workers")
    less = sum(one.amount for one in given if one.kind == "feed_all")
    parts = [f"feeds {counted(fed, 'worker')}"] if fed else []
    parts += [f"every worker eats {less} corn less"] if less else []
    return ", ".join(parts)


def _effects_of(tile_id: str) -> tuple[Effect, ...]:
    tile = TILES[tile_id]
    return () if isinstance(tile, Monument) else tile.effects


def points(amount: float) -> str:
    """Points as people write them: `61`, `61.25`."""
    return f"{amount:g}"
