"""The value of a position for a seat: the points it will probably end with."""

from __future__ import annotations

from ..rules import frames, goods, ids
from ..rules.state import Floats, State
from . import features, terms


def value(s: State, seat: int, weights: Floats, scratch: Floats) -> float:
    """Points at the end of the game are what they are; before, the weighted features."""
    if frames.asked(s) == ids.OVER:
        return goods.quarters(s, seat) * 0.25
    features.measure(s, seat, scratch)
    total = 0.0
    for term in range(terms.FEATURES):
        total += weights[term] * scratch[term]
    return total


def best_other(players: int, seat: int, scores: Floats, at: int) -> float:
    """The highest of the other seats' scores, which begin at an index."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, scores[at + other])
    return best
