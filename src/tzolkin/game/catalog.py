"""Facts of the game for showing them: costs, steps, what spaces and tiles bring. No rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from tzolkin import content
from tzolkin.content import Building, Effect, Monument, Temple, WealthTile
from tzolkin.rules import ids

from . import figures
from .forecast import food_days

Json = dict[str, Any]

# What a monument is worth is a sentence of the catalogue of words; these are the figures in it.
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
def facts() -> Json:
    return {
        "gears": {
            gear.name: {"teeth": gear.teeth, "last_space": gear.last_space, "actions": gear.actions}
            for gear in content.GEARS
        },
        "calendar": _calendar(),
        "temples": {temple.name: _temple(temple) for temple in content.TEMPLES},
        "harvest": _harvest(),
        "yaxchilan": _by_space(content.YAXCHILAN),
        "tikal": _by_space(figures.tikal()),
        "uxmal": _by_space(figures.uxmal()),
        "chichen": _by_space(_offering(*offering) for offering in content.OFFERINGS),
        "technologies": figures.technologies(),
        "technology_prices": figures.prices(),
        "most_workers": ids.MOST_WORKERS,
        "worker_prices": figures.worker_prices(),
        "buildings": {tile.id: _building(tile) for tile in content.BUILDINGS},
        "monuments": {tile.id: _monument(tile) for tile in content.MONUMENTS},
        "wealth": {tile.id: _wealth(tile) for tile in content.WEALTH_TILES},
    }


def _by_space(rows: Iterable[Mapping[Any, Any]]) -> dict[str, Json]:
    """Spaces with an action are numbered from 1."""
    return {str(space): dict(row) for space, row in enumerate(rows, start=1)}


def _calendar() -> Json:
    """With the Food Days, and what the temples give on each of them."""
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
    """Palenque: the first space is for fishing, the others take a tile of the jungle."""
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
    """In the order in which they happen; goods that come together are one effect."""
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
