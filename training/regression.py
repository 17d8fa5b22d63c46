"""Fit the linear value: ridge regression of final points on the features of positions.

There is a weight for each feature and knot. Changes are penalized if they lead far from the prior
or differ much between neighbouring knots.
"""

from __future__ import annotations

import numpy as np

from tzolkin.bots.builtin.weights import KNOTS
from tzolkin.encoding import feature_ids

from .knots import KNOT_BASIS
from .samples import Floats, Samples

PRIOR_PENALTY = 0.0005  # on the distance of weights from the prior
SMOOTHNESS_PENALTY = 0.002  # on differences between the changes at neighbouring knots
LEAST_SPREAD = 0.01  # added to all spreads: features that hardly vary must not be blown up


def feature_spread(samples: Samples) -> Floats:
    """Return the standard deviation of each feature, and a little more."""
    spread: Floats = samples.features.std(axis=0, dtype=np.float64) + LEAST_SPREAD
    return spread


def predict(weights: Floats, samples: Samples) -> Floats:
    """Return the points that the weights predict for each sample."""
    points: Floats = ((samples.features @ weights.T) * KNOT_BASIS[samples.turns_left]).sum(axis=1)
    return points


def fit_change(weights: Floats, prior: Floats, samples: Samples) -> Floats:
    """Return the change of the weights that minimizes squared errors and penalties."""
    spread = feature_spread(samples)
    residuals = samples.targets - predict(weights, samples)
    products, moments = _normal_equations(samples, residuals, spread)
    matrix = np.einsum("tk,tl,tij->kilj", KNOT_BASIS, KNOT_BASIS, products)
    matrix = matrix.reshape(2 * (weights.size,))
    right_side = np.einsum("tk,ti->ki", KNOT_BASIS, moments).ravel()
    penalty = _penalty() * len(residuals) / len(KNOTS)
    to_prior = penalty @ ((prior - weights) * spread).ravel()
    solution = np.linalg.solve(matrix + penalty, right_side + to_prior)
    change: Floats = solution.reshape(weights.shape) / spread
    return change


def _normal_equations(samples: Samples, residuals: Floats, spread: Floats) -> tuple[Floats, Floats]:
    """Return both sides of the normal equations, separately for each number of turns left."""
    products = np.zeros((feature_ids.STAGES, feature_ids.FEATURES, feature_ids.FEATURES))
    moments = np.zeros((feature_ids.STAGES, feature_ids.FEATURES))
    for turns_left in range(feature_ids.STAGES):
        chosen = samples.turns_left == turns_left
        rows = samples.features[chosen] / spread
        products[turns_left] = rows.T @ rows
        moments[turns_left] = rows.T @ residuals[chosen]
    return products, moments


def _penalty() -> Floats:
    """Return the quadratic form of both penalties, over all knots and features."""
    steps = np.diff(np.eye(len(KNOTS)), axis=0)
    by_knot = PRIOR_PENALTY * np.eye(len(KNOTS)) + SMOOTHNESS_PENALTY * steps.T @ steps
    return np.kron(by_knot, np.eye(feature_ids.FEATURES)).astype(np.float64)
