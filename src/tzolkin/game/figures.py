"""What Tikal, Uxmal and the technologies bring, for showing.

The rules know these things as code. What is a figure there is taken from there; the rest is said
once more, in the form that the effects of tiles have, and tests compare it with what the rules do.
"""

from __future__ import annotations

from typing import Any

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

Json = dict[str, Any]

ACTIONS: Any = plain_module("rules", "cities.actions")
PLACING: Any = plain_module("rules", "placing")
TECHNOLOGIES: Any = plain_module("rules", "cities.technologies")
RISE: Json = {"temple": "any"}
ADVANCE: Json = {"technology": "any"}


def tikal() -> list[Json]:
    """Action by action: what is paid, what that brings, and what it brings instead."""
    return [
        {"effects": [ADVANCE]},
        {"effects": [{"construct": 1}]},
        {"effects": [ADVANCE, ADVANCE]},
        {"effects": [{"construct": 2}], "or": [{"monument": 1}]},
        {"cost": {"any": 1}, "effects": [RISE | {"steps": 2}]},
    ]


def uxmal() -> list[Json]:
    return [
        {"cost": {"corn": ACTIONS.UXMAL_TEMPLE_CORN}, "effects": [RISE]},
        {"effects": [{"market": 1}]},
        {"effects": [{"worker": 1}]},
        {"effects": [{"construct_for_corn": 1}]},
        {"effects": [{"action_for_corn": ACTIONS.USE_CORN}]},
    ]


def technologies() -> Json:
    """Levels and bonus of every track: `more` of a good, or of what else the level is about."""
    bonus: dict[str, Json] = {
        "agriculture": RISE,
        "extraction": {"goods": {"any": TECHNOLOGIES.EXTRACTION_BONUS}},
        "architecture": {"points": TECHNOLOGIES.ARCHITECTURE_BONUS},
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
    """Corn for the first worker of a turn, the second and so on, besides that for their spaces."""
    state, found = State(), []
    for placed in range(ids.MOST_WORKERS):
        state.placed = placed
        found.append(int(PLACING.cost(state, 0)))
    return found


def prices() -> list[int]:
    """Resources for each level, and for the bonus behind the last."""
    state, found = State(), []
    for level in range(ids.TOP_LEVEL + 1):
        state.levels[0] = level
        found.append(int(TECHNOLOGIES.price(state, 0)))
    return found
