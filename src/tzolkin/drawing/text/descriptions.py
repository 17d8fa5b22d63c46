"""The content of the game in words: tiles, costs and effects."""

from __future__ import annotations

from collections.abc import Mapping

from tzolkin import content
from tzolkin.content import Building, Effect, Monument, WealthTile
from tzolkin.content.model import EffectKind
from tzolkin.locales.i18n import t

TILES: dict[str, Building | Monument | WealthTile] = {
    tile.id: tile for tile in (*content.BUILDINGS, *content.MONUMENTS, *content.WEALTH_TILES)
}
NAMES = {"skulls": "skull", "points": "vp", "workers": "worker"}


def city(gear: str) -> str:
    return t(f"board-city-{gear}")


def temple(name: str) -> str:
    return t(f"board-temple-{name}")


def technology(name: str) -> str:
    return t(f"board-technology-{name}")


def level(name: str, number: int) -> str:
    """What a level of a technology brings; the one after the last is the bonus."""
    return t(f"board-{name}-{number}")


def name(of: str) -> str:
    """`corn`, `skull`, `Chaac`, `theology`: without a number."""
    return t(f"name-{NAMES.get(of, of)}")


def good(amount: int, name: str) -> str:
    """`3 corn`, `1 crystal skull`."""
    return t(f"board-good-{name}", n=amount)


def goods(amounts: Mapping[content.Good, int]) -> str:
    return ", ".join(good(amount, name) for name, amount in amounts.items())


def effect(given: Effect) -> str:
    """One effect of a tile."""
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


def effects(tile: Building | WealthTile) -> str:
    return ", ".join(effect(given) for given in tile.effects)


def together(tile_ids: list[str]) -> str:
    """What some tiles bring, equal things added up: goods first, as on the tiles."""
    return _summed([one for tile in tile_ids for one in _effects_of(tile)])


def farms(tile_ids: list[str]) -> str:
    """What the farms among some tiles do together, empty without any."""
    given = [one for tile in tile_ids for one in _effects_of(tile)]
    return _summed([one for one in given if one.kind in ("feed_workers", "feed_all")])


def _summed(given: list[Effect]) -> str:
    sums: dict[tuple[EffectKind, str], int] = {}
    for one in given:
        key = one.kind, one.name
        sums[key] = sums.get(key, 0) + one.amount
    ordered = sorted(sums.items(), key=lambda item: item[0][0] != "goods")
    return ", ".join(effect(Effect(kind, name, total)) for (kind, name), total in ordered)


def does(tile_id: str) -> str:
    """What a tile brings."""
    tile = TILES[tile_id]
    return t(f"board-monument-{tile_id}") if isinstance(tile, Monument) else effects(tile)


def cost(tile_id: str) -> str:
    tile = TILES[tile_id]
    return "" if isinstance(tile, WealthTile) else goods(tile.cost)


def kind(tile_id: str) -> str:
    tile = TILES[tile_id]
    return t("kind-wealth" if isinstance(tile, WealthTile) else f"kind-{tile.kind}")


def _effects_of(tile_id: str) -> tuple[Effect, ...]:
    tile = TILES[tile_id]
    return () if isinstance(tile, Monument) else tile.effects


def points(amount: float) -> str:
    """Points as people write them: `61`, `61.25`."""
    return f"{amount:g}"
