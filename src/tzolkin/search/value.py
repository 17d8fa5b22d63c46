"""The value of a position for a seat: the points it will probably end with."""

from __future__ import annotations

from ..encoding import feature_ids, features
from ..rules import frames, goods, ids
from ..rules.state import Floats, State
from . import net
from .memory import Turns


def value(t: Turns, s: State, seat: int) -> float:
    """Points at the end of the game are what they are; before, the features as they weigh now."""
    if frames.asked(s) == ids.OVER:
        return goods.quarters(s, seat) * 0.25
    features.measure(s, seat, t.features)
    left = features.turns_left(s, seat)
    found = weighed(t.weights, feature_ids.FEATURES * left, t.features)
    if t.has_net:
        found += net.correction(t, s, seat, left)
    return found


def weighed(weights: Floats, at: int, numbers: Floats) -> float:
    """The sum of numbers times weights; four sums at a time, as processors like it."""
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
    """The highest of the other seats' scores, which begin at an index."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, scores[at + other])
    return best
