"""Plans some of whose weights apply only while a condition holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tzolkin.encoding.engine import measure
from tzolkin.rules.engine import Board

from .weights import Plan, feature_number


class Situation(NamedTuple):
    """The features of the game for one seat before its turn."""

    turns: int  # that the seat has left
    features: list[float]

    def of(self, *names: str) -> float:
        """Return the sum of the features with these names."""
        return sum(self.features[feature_number(name)] for name in names)


def situation_of(board: Board) -> Situation:
    """Return the situation of the seat that decides."""
    return Situation(*measure(board.to_bytes(), board.seat))


class ConditionalWeights(NamedTuple):
    """Weights that replace others while a condition holds."""

    when: Callable[[Situation], bool]
    weights: Plan


class Strategy(NamedTuple):
    """A plan and its conditional weights, of which later ones override earlier ones."""

    plan: Plan
    changes: tuple[ConditionalWeights, ...] = ()

    def active(self, situation: Situation) -> tuple[bool, ...]:
        """Return for each of the changes whether its condition holds."""
        return tuple(change.when(situation) for change in self.changes)

    def plan_with(self, active: tuple[bool, ...]) -> Plan:
        """Return the plan with the weights of the active changes."""
        plan = dict(self.plan)
        for change, holds in zip(self.changes, active, strict=True):
            plan |= change.weights if holds else {}
        return plan
