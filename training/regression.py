"""The regression: weights by which features tell the points at the end of the game."""

from __future__ import annotations

import numpy as np

from tzolkin.bots.builtin.weights import KNOTS
from tzolkin.encoding import feature_ids

from .value_selfplay import Floats, Samples

CAUTION = 0.0005  # how strongly weights are held where they were when training began
EVENNESS = 0.002  # how strongly changes of neighbouring knots are held together
LEAST_SPREAD = 0.01

# How much each knot counts, for every number of turns left.
HATS = np.array([np.interp(range(feature_ids.STAGES), KNOTS, row) for row in np.eye(len(KNOTS))]).T


def spread_of(samples: Samples) -> Floats:
    found: Floats = samples.features.std(axis=0, dtype=np.float64) + LEAST_SPREAD
    return found


def predicted(weights: Floats, samples: Samples) -> Floats:
    found: Floats = ((samples.features @ weights.T) * HATS[samples.turns]).sum(axis=1)
    return found


def improvement(weights: Floats, prior: Floats, samples: Samples) -> Floats:
    """The change of the weights that explains the points best, with some caution."""
    spread = spread_of(samples)
    missed = samples.points - predicted(weights, samples)
    products, moments = _sums(samples, missed, spread)
    matrix = np.einsum("tk,tl,tij->kilj", HATS, HATS, products).reshape(2 * (weights.size,))
    wanted = np.einsum("tk,ti->ki", HATS, moments).ravel()
    holding = _holding() * len(missed) / len(KNOTS)
    back = holding @ ((prior - weights) * spread).ravel()
    change = np.linalg.solve(matrix + holding, wanted + back)
    found: Floats = change.reshape(weights.shape) / spread
    return found


def _sums(samples: Samples, missed: Floats, spread: Floats) -> tuple[Floats, Floats]:
    """Sums over the positions with each number of turns left: all that a regression needs."""
    products = np.zeros((feature_ids.STAGES, feature_ids.FEATURES, feature_ids.FEATURES))
    moments = np.zeros((feature_ids.STAGES, feature_ids.FEATURES))
    for turns in range(feature_ids.STAGES):
        these = samples.turns == turns
        rows = samples.features[these] / spread
        products[turns] = rows.T @ rows
        moments[turns] = rows.T @ missed[these]
    return products, moments


def _holding() -> Floats:
    """The quadratic form that holds weights back."""
    steps = np.diff(np.eye(len(KNOTS)), axis=0)
    by_knot = CAUTION * np.eye(len(KNOTS)) + EVENNESS * steps.T @ steps
    return np.kron(by_knot, np.eye(feature_ids.FEATURES)).astype(np.float64)
