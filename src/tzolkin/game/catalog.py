"""The catalog: what a program that shows the game needs to know about it. No rules.

Costs, steps, and what spaces, tiles and technologies bring, as one JSON object. What is content or
a figure of the rules is taken from there. Tikal, Uxmal and the technologies are code in the rules,
so this module describes them in the form of tile effects; tests compare it with what the rules do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from tzolkin import content
from tzolkin.content import Building, Effect, Monument, Temple, WealthTile
from tzolkin.rules import ids
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

from .forecast import food_days

if TYPE_CHECKING:
    from tzolkin.rules import placing as _placing
    from tzolkin.rules.cities import actions as _actions
    from tzolkin.rules.cities import technologies as _technologies
else:
    _placing = plain_module("rules", "placing")
    _actions = plain_module("rules", "cities.actions")
    _technologies = plain_module("rules", "cities.technologies")

Json = dict[str, Any]

RISE: Json = {"temple": "any"}
ADVANCE: Json = {"technology": "any"}

# The worth of a monument is a message in the locales; these are the figures in it.
NUMBERS: Mapping[str, Mapping[str, int]] = {
    "m01": {"points": 4},
    "m02": {"points": 2},
    "m03": {"points": 4},
    "m04": {"points": 4},
    "m05": {"two": 6, "three": 5, "four": 4},
    "m06": {"points": 4},
    "m07": {"one": 9, "two": 20, "three": 33},
    "m08": {"points": 3},
    "m09": {"four": 6, "five": 12, "six": 18},
    "m10": {"points": 4},
    "m11": {},
    "m12": {"points": 3},
    "m13": {"points": 3},
}


@cache
def catalog() -> Json:
    """Return the whole catalog; treat it as read-only."""
    return {
        "gears": {
            gear.name: {"teeth": gear.teeth, "last_space": gear.last_space, "actions": gear.actions}
            for gear in content.GEARS
        },
        "calendar": _calendar(),
        "temples": {temple.name: _temple(temple) for temple in content.TEMPLES},
        "harvest": _harvest(),
        "yaxchilan": _by_space(content.YAXCHILAN),
        "tikal": _by_space(tikal()),
        "uxmal": _by_space(uxmal()),
        "chichen": _by_space(_offering(*offering) for offering in content.OFFERINGS),
        "technologies": technologies(),
        "technology_prices": technology_prices(),
        "most_workers": ids.MOST_WORKERS,
        "worker_prices": worker_prices(),
        "buildings": {tile.id: _building(tile) for tile in content.BUILDINGS},
        "monuments": {tile.id: _monument(tile) for tile in content.MONUMENTS},
        "wealth": {tile.id: _wealth(tile) for tile in content.WEALTH_TILES},
    }


def tikal() -> list[Json]:
    """Return the actions of Tikal: what each costs, what it brings, and what it brings instead."""
    return [
        {"effects": [ADVANCE]},
        {"effects": [{"construct": 1}]},
        {"effects": [ADVANCE, ADVANCE]},
        {"effects": [{"construct": 2}], "or": [{"monument": 1}]},
        {"cost": {"any": 1}, "effects": [RISE | {"steps": 2}]},
    ]


def uxmal() -> list[Json]:
    """Return the actions of Uxmal, in the same form."""
    return [
        {"cost": {"corn": _actions.UXMAL_TEMPLE_CORN}, "effects": [RISE]},
        {"effects": [{"market": 1}]},
        {"effects": [{"worker": 1}]},
        {"effects": [{"construct_for_corn": 1}]},
        {"effects": [{"action_for_corn": _actions.USE_CORN}]},
    ]


def technologies() -> Json:
    """Return levels and bonus of every technology; `more` is what a level adds elsewhere."""
    bonus: dict[str, Json] = {
        "agriculture": RISE,
        "extraction": {"goods": {"any": _technologies.EXTRACTION_BONUS}},
        "architecture": {"points": _technologies.ARCHITECTURE_BONUS},
        "theology": {"goods": {"skulls": 1}},
    }
    levels: dict[str, list[Json]] = {
        "agriculture": [
            {"at": "palenque", "more": {"corn": 1}},
            {"without_tile": True, "more": {"corn": 1}},
            {"at": "palenque", "more": {"corn": 2}},
        ],
        "extraction": [{"more": {good: 1}} for good in content.RESOURCES],
        "architecture": [
            {"per_building": {"corn": 1}},
            {"per_building": {"points": 2}},
            {"per_building": {"any": -1}},
        ],
        "theology": [
            {"at": "chichen", "ahead": 1},
            {"cost": {"any": 1}, "effects": [RISE]},
            {"more": {"skulls": 1}},
        ],
    }
    return {
        track.name: {"levels": levels[track.name], "bonus": bonus[track.name]}
        for track in content.TECHNOLOGIES
    }


def worker_prices() -> list[int]:
    """Return the corn for the first, second, ... worker of a turn, in addition to their spaces."""
    state, found = State(), []
    for placed in range(ids.MOST_WORKERS):
        state.placed = placed
        found.append(_placing.cost(state, 0))
    return found


def technology_prices() -> list[int]:
    """Return the resources for each level, and for the bonus after the last one."""
    state, found = State(), []
    for level in range(ids.TOP_LEVEL + 1):
        state.levels[0] = level
        found.append(_technologies.price(state, 0))
    return found


def _by_space(rows: Iterable[Mapping[Any, Any]]) -> dict[str, Json]:
    """Return rows by the number of their space; spaces with an action begin at 1."""
    return {str(space): dict(row) for space, row in enumerate(rows, start=1)}


def _calendar() -> Json:
    """Return the calendar with its Food Days and what the temples give on each of them."""
    days = food_days()
    return {
        "teeth": content.CALENDAR_TEETH,
        "food_days": [day.day for day in days],
        "food_kinds": [day.kind for day in days],
    }


def _temple(temple: Temple) -> Json:
    steps: list[Json] = []
    for number, step in enumerate(temple.steps, start=-1):
        goods = {"goods": step.good} if step.good else {}
        steps.append({"step": number, "points": step.points, **goods})
    first, second = temple.bonus
    return {"bonus": {"age1": first, "age2": second}, "steps": steps}


def _harvest() -> dict[str, Json]:
    """Return Palenque: the first space is for fishing, the others take a tile of the jungle."""
    found: dict[str, Json] = {"1": {"corn": content.FISHING_CORN}}
    for space, corn in content.HARVEST_CORN.items():
        wood = content.HARVEST_WOOD.get(space)
        found[str(space)] = {"corn": corn, **({"wood": wood} if wood else {})}
    return found


def _offering(points: int, temple: str, resources: int) -> Json:
    more = {"resource": resources} if resources else {}
    return {"points": points, "temple": temple, **more}


def _building(tile: Building) -> Json:
    cost, effects = dict(tile.cost), _effects(tile.effects)
    return {"age": tile.age, "kind": tile.kind, "cost": cost, "effects": effects}


def _monument(tile: Monument) -> Json:
    key, numbers = f"board-monument-{tile.id}", dict(NUMBERS[tile.id])
    return {"kind": tile.kind, "cost": dict(tile.cost), "scores": key, "numbers": numbers}


def _wealth(tile: WealthTile) -> Json:
    return {"effects": _effects(tile.effects)}


def _effects(effects: Iterable[Effect]) -> list[Json]:
    """Return effects in their order; goods that come together are one effect."""
    found: list[Json] = []
    for effect in effects:
        if effect.kind == "goods" and found and "goods" in found[-1]:
            found[-1]["goods"][effect.name] = effect.amount
        else:
            found.append(_effect(effect))
    return found


def _effect(effect: Effect) -> Json:
    if effect.kind == "goods":
        return {"goods": {effect.name: effect.amount}}
    if effect.name:  # of a temple or a technology, which may be any
        steps = {"steps": effect.amount} if effect.amount > 1 else {}
        return {effect.kind: effect.name, **steps}
    return {effect.kind: effect.amount}
