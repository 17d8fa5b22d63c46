"""What features weigh: tuned tables, and plans that people wrote."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from tzolkin.search import terms

KNOTS = (0, 1, 4, 8, 14, 20, 27)  # turns left for which weights are stored
Table = Sequence[Sequence[float]]  # by knot and feature
Plan = dict[str, tuple[float, float]]  # by feature: at the end, and that much more at the start


@cache
def tuned(players: int) -> list[float]:
    """The weights found by `tuning/`, for every number of turns left."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return staged(json.loads(text)["weights"][str(players)])


def staged(table: Table) -> list[float]:
    """Weights for all numbers of turns left, straight from knot to knot."""
    return [weight for turns in range(terms.STAGES) for weight in _between(table, turns)]


def _between(table: Table, turns: int) -> list[float]:
    after = next(number for number, knot in enumerate(KNOTS) if knot >= turns)
    before = max(0, after - 1)
    span = KNOTS[after] - KNOTS[before]
    share = (turns - KNOTS[before]) / span if span else 1.0
    pairs = zip(table[before], table[after], strict=True)
    return [(1 - share) * low + share * high for low, high in pairs]


def written(plan: Plan) -> list[float]:
    """The weights of a plan. With no turn left, nothing is worth what needs one."""
    table = [[0.0] * terms.FEATURES for _ in KNOTS]
    for name, (at_end, more_at_start) in plan.items():
        term = feature(name)
        for row, knot in zip(table, KNOTS, strict=True):
            row[term] = at_end + more_at_start * knot / KNOTS[-1]
    return staged(table)


def feature(name: str) -> int:
    """The number of a feature by its name: `corn`, or `level 4` for the fifth of a group."""
    group, _, place = name.partition(" ")
    number: int = getattr(terms, group.upper())
    return number + int(place or 0)
