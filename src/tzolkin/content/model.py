"""The shapes of the content: what a tile, a temple or a technology is made of."""

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
    """One thing a tile does: `amount` times `name` (a good, a temple, a technology, or "any")."""

    kind: EffectKind
    name: str = ""
    amount: int = 1


class Building(NamedTuple):
    id: str
    age: int
    kind: Kind
    cost: Mapping[Good, int]
    effects: tuple[Effect, ...]


class Monument(NamedTuple):
    """What a monument is worth is a rule (see `rules/scoring.py`); `scores` says it to people."""

    id: str
    kind: Kind
    cost: Mapping[Good, int]
    scores: str


class WealthTile(NamedTuple):
    """A starting tile; at set-up an undealt one names the place of a neutral worker."""

    id: str
    neutral_gear: str
    neutral_space: int
    effects: tuple[Effect, ...]


class Gear(NamedTuple):
    name: str
    teeth: int
    last_space: int
    actions: int


class Step(NamedTuple):
    points: int
    good: Good | None = None


class Temple(NamedTuple):
    """`steps` from the lowest (-1) upwards; `bonus` for the highest seat, age by age."""

    name: str
    colour: str
    bonus: tuple[int, int]
    steps: tuple[Step, ...]


class Technology(NamedTuple):
    """What the levels and the bonus bring, for people; the rules hold the figures."""

    name: str
    levels: tuple[str, str, str]
    bonus: str


class Offering(NamedTuple):
    """A place for a skull at Chichen Itza."""

    points: int
    temple: str
    resources: int = 0
