"""The content as flat tables of integers, in the numbering of `ids.py`.

Tables by several numbers are flat: the cost of a tile in a resource is
`COST[RESOURCES * tile + resource]`.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from tzolkin import content

from . import ids

_CUBES: dict[str, int] = {name: number for number, name in enumerate(content.RESOURCES)}
_TEMPLES = {temple.name: number for number, temple in enumerate(content.TEMPLES)}
_TRACKS = {track.name: number for number, track in enumerate(content.TECHNOLOGIES)}
_GEARS = {gear.name: number for number, gear in enumerate(content.GEARS)}
_KINDS = {"farm": ids.FARM, "tomb": ids.TOMB, "civic": ids.CIVIC, "shrine": ids.SHRINE}
_BUILT = (*content.BUILDINGS, *content.MONUMENTS)
_NO_EFFECTS: tuple[content.Effect, ...] = ()
_EFFECTS = (
    *(tile.effects for tile in content.BUILDINGS),
    *(_NO_EFFECTS for _ in content.MONUMENTS),
    *(tile.effects for tile in content.WEALTH_TILES),
)


def _flatten(effect: content.Effect) -> list[tuple[int, int, int]]:
    """Return an effect as (kind, argument, amount); two steps or levels are two effects."""
    kind, name, amount = effect.kind, effect.name, effect.amount
    if kind == "goods" and name in _CUBES:
        return [(ids.E_CUBE, _CUBES[name], amount)]
    if kind == "goods":
        return [(ids.E_CORN if name == "corn" else ids.E_SKULLS, 0, amount)]
    if kind == "temple":
        one = (ids.E_ANY_TEMPLE, 0, 1) if name == "any" else (ids.E_TEMPLE, _TEMPLES[name], 1)
        return [one] * amount
    if kind == "technology":
        one = (
            (ids.E_ANY_TECHNOLOGY, 0, 1) if name == "any" else (ids.E_TECHNOLOGY, _TRACKS[name], 1)
        )
        return [one] * amount
    simple = {
        "points": ids.E_POINTS,
        "worker": ids.E_WORKER,
        "construct": ids.E_CONSTRUCT,
        "market": ids.E_MARKET,
        "action_for_corn": ids.E_USE,
    }
    return [(simple[kind], 0, amount)] if kind in simple else []


def _effect_column(column: int) -> list[int]:
    flat: list[int] = []
    for effects in _EFFECTS:
        slots = [part[column] for effect in effects for part in _flatten(effect)]
        flat += slots + [ids.E_NONE] * (ids.EFFECT_SLOTS - len(slots))
    return flat


def _fed_by(kind: str) -> list[int]:
    return [sum(effect.amount for effect in effects if effect.kind == kind) for effects in _EFFECTS]


def _step_column(empty: int, points: bool) -> list[int]:
    goods = {**_CUBES, "skulls": ids.RESOURCES, "": ids.NOBODY}
    flat: list[int] = []
    for temple in content.TEMPLES:
        column = [step.points if points else goods[step.good or ""] for step in temple.steps]
        flat += column + [empty] * (STEPS - len(column))
    return flat


# Gears.
TEETH: list[int] = [gear.teeth for gear in content.GEARS]
LAST_SPACE: list[int] = [gear.last_space for gear in content.GEARS]
GEAR_ACTIONS: list[int] = [gear.actions for gear in content.GEARS]
FOOD_DAYS: list[int] = list(content.FOOD_DAYS)
NEUTRALS: list[int] = [content.NEUTRAL_WORKERS.get(players, 0) for players in range(5)]

# What the actions bring, by the number of the action.
FISHING: list[int] = [content.FISHING_CORN]
HARVEST_CORN: list[int] = [content.HARVEST_CORN.get(group, 0) for group in range(6)]
HARVEST_WOOD: list[int] = [content.HARVEST_WOOD.get(group, 0) for group in range(6)]
YAXCHILAN_CORN: list[int] = [0, *(goods.get("corn", 0) for goods in content.YAXCHILAN)]
YAXCHILAN_SKULLS: list[int] = [0, *(goods.get("skulls", 0) for goods in content.YAXCHILAN)]
YAXCHILAN_CUBES: list[int] = [0, 0, 0] + [
    goods.get(name, 0) for goods in content.YAXCHILAN for name in content.RESOURCES
]
OFFERING_POINTS: list[int] = [0, *(place.points for place in content.OFFERINGS)]
OFFERING_TEMPLE: list[int] = [0, *(_TEMPLES[place.temple] for place in content.OFFERINGS)]
OFFERING_CUBES: list[int] = [0, *(place.resources for place in content.OFFERINGS)]
RATE: list[int] = [content.MARKET[name] for name in content.RESOURCES]
BANK_SKULLS: list[int] = [content.SKULLS]

# Temples: STEPS entries for each, from the lowest step upwards.
STEPS: int = 9
TOP_STEP: list[int] = [len(temple.steps) - 2 for temple in content.TEMPLES]
STEP_POINTS: list[int] = _step_column(0, points=True)
STEP_GOOD: list[int] = _step_column(ids.NOBODY, points=False)
TEMPLE_BONUS: list[int] = [bonus for temple in content.TEMPLES for bonus in temple.bonus]

# Tiles.
COST: list[int] = [tile.cost.get(name, 0) for tile in _BUILT for name in content.RESOURCES]
COST_CUBES: list[int] = [
    sum(tile.cost.get(name, 0) for name in content.RESOURCES) for tile in _BUILT
]
COST_SKULLS: list[int] = [tile.cost.get("skulls", 0) for tile in _BUILT]
KIND: list[int] = [_KINDS[tile.kind] for tile in _BUILT]
EFFECT_KIND: list[int] = _effect_column(0)
EFFECT_ARGUMENT: list[int] = _effect_column(1)
EFFECT_AMOUNT: list[int] = _effect_column(2)
FEEDS_WORKERS: list[int] = _fed_by("feed_workers")
FEEDS_ALL: list[int] = _fed_by("feed_all")
NEUTRAL_GEAR: list[int] = [_GEARS[tile.neutral_gear] for tile in content.WEALTH_TILES]
NEUTRAL_SPACE: list[int] = [tile.neutral_space for tile in content.WEALTH_TILES]

# Bundles of cubes (one, then two, then three) and pairs of temples and of wealth tiles.
_BUNDLES = [
    bundle for size in (1, 2, 3) for bundle in combinations_with_replacement(range(3), size)
]
BUNDLE_SIZE: list[int] = [len(bundle) for bundle in _BUNDLES]
BUNDLE_CUBES: list[int] = [bundle.count(cube) for bundle in _BUNDLES for cube in range(3)]
PAIR_LOW: list[int] = [low for low, _ in combinations(range(ids.TEMPLES), 2)]
PAIR_HIGH: list[int] = [high for _, high in combinations(range(ids.TEMPLES), 2)]
KEEP_LOW: list[int] = [low for low, _ in combinations(range(ids.WEALTH_TILES), 2)]
KEEP_HIGH: list[int] = [high for _, high in combinations(range(ids.WEALTH_TILES), 2)]
