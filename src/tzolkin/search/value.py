"""The value of a position for a seat: the points with which the seat will probably end."""

from __future__ import annotations

from ..encoding import feature_ids, features
from ..rules import frames, goods, ids
from ..rules.state import Floats, State
from . import network
from .memory import TurnPool


def value(pool: TurnPool, s: State, seat: int) -> float:
    """Return the final points of a finished game, or else an estimate from the features."""
    if frames.decision(s) == ids.OVER:
        return goods.quarters(s, seat) * 0.25
    features.measure(s, seat, pool.features)
    left = features.turns_left(s, seat)
    estimate = weighted_sum(pool.weights, feature_ids.FEATURES * left, pool.features)
    if pool.has_net:
        estimate += network.correction(pool, s, seat, left)
    return estimate


def weighted_sum(weights: Floats, at: int, numbers: Floats) -> float:
    """Return the sum of numbers times weights, in four independent sums, which are faster."""
    one = 0.0
    two = 0.0
    three = 0.0
    four = 0.0
    for term in range(0, feature_ids.FEATURES, 4):
        one += weights[at + term] * numbers[term]
        two += weights[at + term + 1] * numbers[term + 1]
        three += weights[at + term + 2] * numbers[term + 2]
        four += weights[at + term + 3] * numbers[term + 3]
    return one + two + three + four


def best_other(players: int, seat: int, scores: Floats, at: int) -> float:
    """Return the highest score of the other seats; the scores begin at an index."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, scores[at + other])
    return best
