"""The types of the content: what a tile, a temple or a technology consists of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Good = Literal["corn", "wood", "stone", "gold", "skulls"]
Kind = Literal["farm", "tomb", "civic", "shrine"]
EffectKind = Literal[
    "goods",
    "points",
    "temple",
    "technology",
    "worker",
    "feed_workers",
    "feed_all",
    "construct",
    "market",
    "action_for_corn",
]


class Effect(NamedTuple):
    """One effect of a tile: `amount` of `name`, a good, a temple, a technology or "any"."""

    kind: EffectKind
    name: str = ""
    amount: int = 1


class Building(NamedTuple):
    """A building tile of age 1 or 2."""

    id: str
    age: int
    kind: Kind
    cost: Mapping[Good, int]
    effects: tuple[Effect, ...]


class Monument(NamedTuple):
    """A monument tile. Its worth is computed by `rules/scoring.py`; `scores` describes it."""

    id: str
    kind: Kind
    cost: Mapping[Good, int]
    scores: str


class WealthTile(NamedTuple):
    """A starting tile. One that is not dealt says where a neutral worker is placed."""

    id: str
    neutral_gear: str
    neutral_space: int
    effects: tuple[Effect, ...]


class Gear(NamedTuple):
    """A gear: its teeth, its last numbered space, and the number of its actions."""

    name: str
    teeth: int
    last_space: int
    actions: int


class Step(NamedTuple):
    """A step of a temple: its points and the good shown on it."""

    points: int
    good: Good | None = None


class Temple(NamedTuple):
    """A temple: steps from the lowest (-1) upwards, and the bonus for the highest seat, by age."""

    name: str
    colour: str
    bonus: tuple[int, int]
    steps: tuple[Step, ...]


class Technology(NamedTuple):
    """A technology: descriptions of its levels and of the bonus; the rules hold the figures."""

    name: str
    levels: tuple[str, str, str]
    bonus: str


class Offering(NamedTuple):
    """A place for a skull at Chichen Itza."""

    points: int
    temple: str
    resources: int = 0
