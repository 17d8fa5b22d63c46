"""The features that a position must have, read from `Game.position()` by names, without the rules.

Only the parameters that were chosen (how many are a handful, what effects are worth) come from
the sources.
"""

from __future__ import annotations

from typing import Any

from tests.rules.tiles import COSTS, KINDS, TEMPLE_POINTS
from tzolkin import content
from tzolkin.encoding import feature_ids
from tzolkin.rules import ids
from tzolkin.rules.sources import plain_module

Position = dict[str, Any]
Features = dict[int, float]

chosen: Any = plain_module("encoding", "features")
CUBES = ("wood", "stone", "gold")
CITIES = ("palenque", "yaxchilan", "tikal", "uxmal")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
FOOD_DAYS = (7, 13, 20, 26)
GIVING_DAYS = (7, 20)
BONUS = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulkan": (4, 4)}
CUBE_STEPS = {"chaac": (1, 3), "quetzalcoatl": (2, 4), "kukulkan": (1, 3)}
SKULL_STEPS = {"chaac": (), "quetzalcoatl": (), "kukulkan": (4,)}
OFFERINGS = (4, 5, 6, 7, 8, 8, 10, 11, 13)
TILES = {tile.id: tile for tile in content.BUILDINGS}
EFFECTS = {tile.id: tile.effects for tile in (*content.BUILDINGS, *content.WEALTH_TILES)}
KIND_OF_GOOD = {"corn": ids.E_CORN, "skulls": ids.E_SKULLS} | dict.fromkeys(CUBES, ids.E_CUBE)
KIND = {
    "points": ids.E_POINTS,
    "worker": ids.E_WORKER,
    "construct": ids.E_CONSTRUCT,
    "market": ids.E_MARKET,
    "action_for_corn": ids.E_USE,
}


def features(position: Position, seat: int) -> list[float]:
    """Return all features in their order."""
    found = _goods(position, seat) | _food(position, seat) | _temples(position, seat)
    found |= _growth(position, seat) | _gears(position, seat) | _chichen(position, seat)
    found |= _buildings(position, seat) | _monuments(position, seat)
    found[feature_ids.BIAS] = 1
    return [float(found.get(number, 0)) for number in range(feature_ids.FEATURES)]


def turns_left(position: Position, seat: int) -> int:
    days: int = 26 - position["day"]
    return max(0, min(days + _to_move(position, seat), 27))


def _to_move(position: Position, seat: int) -> int:
    """Return whether the seat is still to move in this round."""
    if position["decision"] == "calendar":
        return 0
    players = position["players"]
    order = [(position["first_player"] + place) % players for place in range(players)]
    return int(order.index(seat) >= order.index(position["seat"]))


def _goods(position: Position, seat: int) -> Features:
    mine = position["seats"][seat]
    free_places = position["offerings"].count(None)
    return {
        feature_ids.POINTS: mine["points"],
        feature_ids.CORN: mine["corn"],
        feature_ids.CORN_FIRST: min(mine["corn"], chosen.FIRST_CORN),
        **{feature_ids.CUBES + number: mine[name] for number, name in enumerate(CUBES)},
        feature_ids.CUBES_MANY: max(0, _cubes(mine) - chosen.HANDFUL),
        feature_ids.SKULLS: mine["skulls"],
        feature_ids.SKULLS_PLACED: min(mine["skulls"], free_places),
    }


def _cubes(mine: Position) -> int:
    return sum(mine[name] for name in CUBES)


def _food(position: Position, seat: int) -> Features:
    mine = position["seats"][seat]
    farms = [effect for tile in mine["buildings"] + mine["wealth"] for effect in EFFECTS[tile]]
    fed = sum(effect.amount for effect in farms if effect.kind == "feed_workers")
    saved = sum(effect.amount for effect in farms if effect.kind == "feed_all")
    need = max(0, mine["workers"] - fed) * max(0, 2 - saved)
    short = max(0, need - mine["corn"])
    turns = _days_to_food(position) + _to_move(position, seat)
    return {
        feature_ids.UPKEEP: need,
        feature_ids.SHORTAGE_NOW: 0 if turns else short,
        feature_ids.SHORTAGE: short / (1 + turns) if turns else 0,
    }


def _days_to_food(position: Position) -> int:
    if position["food_day"]:
        return 0
    day: int = position["day"]
    return min((food - day for food in FOOD_DAYS if food > day), default=0)


def _temples(position: Position, seat: int) -> Features:
    steps = position["seats"][seat]["temples"]
    found: Features = {feature_ids.STEP + number: steps[name] for number, name in enumerate(BONUS)}
    found[feature_ids.STEPS] = sum(TEMPLE_POINTS[name][step + 1] for name, step in steps.items())
    age = position["age"]
    found[feature_ids.BONUS_NEXT] = sum(_bonus(position, seat, name, age) for name in BONUS)
    if age == 1:
        found[feature_ids.BONUS_LAST] = sum(_bonus(position, seat, name, 2) for name in BONUS)
    if _goods_to_come(position):
        found[feature_ids.TEMPLE_CUBES] = _reached(steps, CUBE_STEPS)
        found[feature_ids.TEMPLE_SKULLS] = _reached(steps, SKULL_STEPS)
    return found


def _bonus(position: Position, seat: int, temple: str, age: int) -> int:
    steps = [entry["temples"][temple] for entry in position["seats"]]
    if steps[seat] < max(steps):
        return 0
    whole = BONUS[temple][age - 1]
    return whole if steps.count(max(steps)) == 1 else whole // 2


def _reached(steps: dict[str, int], shown: dict[str, Any]) -> int:
    return sum(step >= place for name, step in steps.items() for place in shown[name])


def _goods_to_come(position: Position) -> bool:
    day = position["day"]
    held = max((food for food in FOOD_DAYS if food <= day), default=None)
    return day < GIVING_DAYS[-1] or (position["food_day"] and held in GIVING_DAYS)


def _growth(position: Position, seat: int) -> Features:
    mine = position["seats"][seat]
    return {
        **{
            feature_ids.LEVEL + 3 * track + level: 1
            for track, name in enumerate(TRACKS)
            for level in range(mine["technologies"][name])
        },
        **{feature_ids.WORKER + number: 1 for number in range(mine["workers"] - 3)},
        feature_ids.FREE: mine["free"],
        feature_ids.LIGHT: mine["light"],
        feature_ids.FIRST: position["first_player"] == seat,
        feature_ids.FIRST_SPACE: position["first_space"] == seat,
    }


def _gears(position: Position, seat: int) -> Features:
    found: Features = {}
    for gear, name in enumerate(CITIES):
        for space in _spaces(position, seat, name):
            place = feature_ids.SPACE + 6 * gear + min(space, 5)
            found[place] = found.get(place, 0) + 1
    levels = position["seats"][seat]["technologies"]
    farmers, miners = (_spaces(position, seat, name) for name in ("palenque", "yaxchilan"))
    found[feature_ids.FARMING] = len(farmers) * levels["agriculture"]
    found[feature_ids.EXTRACTING] = len(miners) * levels["extraction"]
    return found


def _spaces(position: Position, seat: int, gear: str) -> list[int]:
    return [space for space, holder in enumerate(position["gears"][gear]) if holder == seat]


def _chichen(position: Position, seat: int) -> Features:
    mine, spaces = position["seats"][seat], _spaces(position, seat, "chichen")
    ahead = 1 if mine["technologies"]["theology"] else 0
    reached = [
        points
        for place, points in enumerate(OFFERINGS, 1)
        if position["offerings"][place - 1] is None
        and any(place <= space + ahead for space in spaces)
    ]
    return {
        feature_ids.CHICHEN_WORKERS: len(spaces),
        feature_ids.CHICHEN_SPACES: sum(spaces),
        feature_ids.CHICHEN_POINTS: max(reached, default=0) if mine["skulls"] else 0,
    }


def _buildings(position: Position, seat: int) -> Features:
    mine = position["seats"][seat]
    ready = bool(_spaces(position, seat, "tikal"))
    row = [tile for tile in position["buildings"] if tile]
    spared = 1 if mine["technologies"]["architecture"] == 3 else 0
    short = {tile: max(0, _lacking(mine, tile) - spared) for tile in row}
    worth = {tile: _worth(tile) - chosen.CUBE_IN_POINTS * short[tile] for tile in row}
    paid = [value for tile, value in worth.items() if ready and not short[tile]]
    return {
        feature_ids.BUILT: len(mine["buildings"]),
        feature_ids.BUILDING: max(0, *worth.values(), 0),
        feature_ids.BUILDING_AT_HAND: max(0, *paid, 0),
        feature_ids.CUBES_AT_HAND: min(_cubes(mine), chosen.BUILDING_CUBES) if ready else 0,
    }


def _lacking(mine: Position, tile: str) -> int:
    return sum(max(0, COSTS[tile].get(name, 0) - mine[name]) for name in CUBES)


def _at_hand(mine: Position, monument: str) -> bool:
    return not _lacking(mine, monument) and mine["skulls"] >= COSTS[monument].get("skulls", 0)


def _worth(tile: str) -> float:
    """Return what the effects of a building are worth by the chosen parameters."""
    total = 0.0
    for effect in TILES[tile].effects:
        total += effect.amount * _worth_of_one(effect)
    return total


def _worth_of_one(effect: content.Effect) -> float:
    if effect.kind in ("feed_workers", "feed_all"):
        return {"feed_workers": 1.5, "feed_all": 5.0}[effect.kind]
    if effect.kind == "goods":
        return float(chosen._EFFECTS[KIND_OF_GOOD[effect.name]])
    if effect.kind in ("temple", "technology"):
        named = {"temple": ids.E_TEMPLE, "technology": ids.E_TECHNOLOGY}
        free = {"temple": ids.E_ANY_TEMPLE, "technology": ids.E_ANY_TECHNOLOGY}
        return float(chosen._EFFECTS[(free if effect.name == "any" else named)[effect.kind]])
    return float(chosen._EFFECTS[KIND[effect.kind]])


def _monuments(position: Position, seat: int) -> Features:
    mine = position["seats"][seat]
    display = [tile for tile in position["monuments"] if tile]
    prospects = {
        tile: _points(position, seat, tile) - chosen.CUBE_IN_POINTS * _lacking(mine, tile)
        for tile in display
    }
    ready = bool(_spaces(position, seat, "tikal"))
    paid = [value for tile, value in prospects.items() if ready and _at_hand(mine, tile)]
    return {
        feature_ids.MONUMENTS: sum(_points(position, seat, tile) for tile in mine["monuments"]),
        feature_ids.PROSPECT: max(0, *prospects.values(), 0),
        feature_ids.MONUMENT_AT_HAND: max(0, *paid, 0),
    }


def _points(position: Position, seat: int, monument: str) -> int:
    """Return what a monument is worth to a seat now."""
    mine = position["seats"][seat]
    tiles, levels = mine["buildings"] + mine["monuments"], list(mine["technologies"].values())
    raised = sum(len(entry["monuments"]) for entry in position["seats"])
    offered = sum(holder is not None for holder in position["offerings"])

    def kind(name: str) -> int:
        return sum(tile in KINDS[name] for tile in tiles)

    worth: dict[str, int] = {
        "m01": 4 * kind("tomb"),
        "m02": 2 * len(tiles),
        "m03": 4 * mine["corn_tiles"],
        "m04": 4 * mine["wood_tiles"],
        "m05": {2: 6, 3: 5, 4: 4}[position["players"]] * raised,
        "m06": 4 * kind("civic"),
        "m07": (0, 9, 20, 33, 33)[levels.count(3)],
        "m08": 3 * sum(levels),
        "m09": 6 * (mine["workers"] - 3),
        "m10": 4 * kind("shrine"),
        "m11": sum(TEMPLE_POINTS[name][step + 1] for name, step in mine["temples"].items()),
        "m12": 3 * max(0, *mine["temples"].values()),
        "m13": 3 * offered,
    }
    return worth[monument]
