"""Plans that heed the situation: some weights hold only as long as something is the case."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tzolkin.encoding.engine import measure
from tzolkin.rules.engine import Board

from .weights import Plan, feature


class Situation(NamedTuple):
    """How a seat finds the game before its turn."""

    turns: int  # left to it
    features: list[float]

    def of(self, *names: str) -> float:
        """A feature by its name, or the sum of several."""
        return sum(self.features[feature(name)] for name in names)


def situation_of(board: Board) -> Situation:
    """The situation of the seat that decides."""
    return Situation(*measure(board.to_bytes(), board.seat))


class Change(NamedTuple):
    """Weights that replace others while something is the case."""

    when: Callable[[Situation], bool]
    weights: Plan


class Strategy(NamedTuple):
    """A plan, and what changes it; of two changes of the same weight the later one counts."""

    plan: Plan
    changes: tuple[Change, ...] = ()

    def holding(self, situation: Situation) -> tuple[bool, ...]:
        """Which changes hold."""
        return tuple(change.when(situation) for change in self.changes)

    def plan_with(self, holding: tuple[bool, ...]) -> Plan:
        """The plan with the changes that hold."""
        plan = dict(self.plan)
        for change, holds in zip(self.changes, holding, strict=True):
            plan |= change.weights if holds else {}
        return plan
