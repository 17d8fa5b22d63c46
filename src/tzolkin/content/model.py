"""The shapes of the content: what a tile, a temple or a technology is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

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


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a tile does: `amount` times `name` (a good, a temple, a technology, or "any")."""

    kind: EffectKind
    name: str = ""
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    age: int
    kind: Kind
    cost: Mapping[Good, int]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Monument:
    """What a monument is worth is a rule (see `rules/monuments.py`); `scores` says it to people."""

    id: str
    kind: Kind
    cost: Mapping[Good, int]
    scores: str


@dataclass(frozen=True, slots=True)
class WealthTile:
    """A starting tile; at set-up an undealt one names the place of a neutral worker."""

    id: str
    neutral_gear: str
    neutral_space: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Gear:
    name: str
    teeth: int
    last_space: int
    actions: int


@dataclass(frozen=True, slots=True)
class Step:
    points: int
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class Temple:
    """`steps` from the lowest (-1) upwards; `bonus` for the highest seat, age by age."""

    name: str
    colour: str
    bonus: tuple[int, int]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Technology:
    """What the levels and the bonus bring, for people; the rules hold the figures."""

    name: str
    levels: tuple[str, str, str]
    bonus: str


@dataclass(frozen=True, slots=True)
class Offering:
    """A place for a skull at Chichen Itza."""

    points: int
    temple: str
    resources: int = 0
