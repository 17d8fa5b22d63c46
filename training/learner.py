"""Gradient descent for the network: AdamW in NumPy, on the squared errors of samples.

Weights are kept by knot, as in `tzolkin.bots.builtin.weights`, and scaled so that inputs are of the
order of 1: features are divided by their spread, entries of a view multiplied by the scales of the
encoding. `torch_learner.py` does the same with PyTorch.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import SCALES, feature_ids
from tzolkin.search import constants

from .knots import KNOT_BASIS
from .network_weights import FloatArray, NetworkWeights
from .samples import Samples

BATCH = 4096
WEIGHT_DECAY = 1e-3
BETA_1, BETA_2 = 0.9, 0.999  # Adam's decay rates of both moments
POINT_SCALE = 10.0  # the network computes in units of this many points
LEAST_SPREAD = 0.05
BASIS = KNOT_BASIS.astype(np.float32)


class _Pass(NamedTuple):
    """A forward pass over a batch, with what the gradients need of it."""

    features: FloatArray
    views: FloatArray
    basis: FloatArray  # how much each knot counts, by sample
    hidden: FloatArray  # outputs of the hidden layer
    output_weights: FloatArray  # by sample and unit
    errors: FloatArray  # predicted minus target, in units of POINT_SCALE


@dataclass
class Learner:
    """The weights being learned, with the moments of Adam."""

    spread: FloatArray  # of the features
    weights: dict[str, FloatArray]  # by the names of `NetworkWeights`, scaled
    rng: np.random.Generator
    steps: int = 0
    varying: npt.NDArray[np.bool_] = field(default_factory=lambda: np.zeros(len(SCALES), bool))

    def __post_init__(self) -> None:
        self.means = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}

    @classmethod
    def from_linear(cls, linear: npt.NDArray[np.float64], samples: Samples, seed: int) -> Learner:
        """Begin with the linear value and a random network."""
        rng = np.random.default_rng(seed)
        spread = _spread(samples)
        inputs = feature_ids.FEATURES + len(SCALES)
        weights = {
            "linear": linear * spread,
            "mixing": rng.normal(size=(inputs, constants.UNITS)) * 0.06,
            "lift": np.full((len(linear), constants.UNITS), 0.1),
            "worth": rng.normal(size=(len(linear), constants.UNITS)) * 0.1,
        }
        return cls(spread, _float32(weights), rng)

    @classmethod
    def from_network(cls, network: NetworkWeights, samples: Samples, seed: int) -> Learner:
        """Continue with the weights of a network, but without the moments of its learner."""
        spread = _spread(samples)
        units = np.concatenate([1 / spread, SCALES])[:, None]
        weights = {
            "linear": network.linear * spread,
            "mixing": network.mixing / units,
            "lift": network.lift,
            "worth": network.worth / POINT_SCALE,
        }
        varying = np.abs(network.mixing[feature_ids.FEATURES :]).max(axis=1) > 0
        return cls(spread, _float32(weights), np.random.default_rng(seed), varying=varying)

    def to_weights(self) -> NetworkWeights:
        """Return the weights for inputs that are not scaled, as bots use them."""
        units = np.concatenate([1 / self.spread, SCALES])[:, None]
        return NetworkWeights(
            self.weights["linear"] / self.spread,
            self.weights["mixing"] * units,
            self.weights["lift"],
            self.weights["worth"] * np.float32(POINT_SCALE),
        )

    def error(self, samples: Samples) -> float:
        """Return the root mean square error of predictions, in points."""
        count, total = len(samples.targets), 0.0
        for first in range(0, count, BATCH):
            rows = np.arange(first, min(first + BATCH, count))
            total += float((self._forward(samples, rows).errors ** 2).sum())
        return POINT_SCALE * float(np.sqrt(total / count))

    def fit(self, samples: Samples, batches: int, learning_rate: float) -> None:
        """Take a step of gradient descent for each of some random batches."""
        self.update_varying(samples)
        for _ in range(batches):
            rows = np.sort(self.rng.integers(0, len(samples.targets), BATCH))
            self._step(self._gradients(samples, rows), learning_rate)

    def update_varying(self, samples: Samples) -> None:
        """Add the entries of views that vary in these samples to those that are learned.

        Entries that have never varied get weights of zero, so that they add nothing once they do.
        """
        self.varying |= samples.views.max(axis=0) != samples.views.min(axis=0)
        self.weights["mixing"][feature_ids.FEATURES :] *= self.varying[:, None]

    def _forward(self, samples: Samples, rows: npt.NDArray[np.int64]) -> _Pass:
        features = samples.features[rows] / self.spread
        views = samples.views[rows].astype(np.float32)
        basis = BASIS[samples.turns_left[rows]]
        mixing = self.weights["mixing"]
        sums = features @ mixing[: feature_ids.FEATURES]
        sums += views @ (mixing[feature_ids.FEATURES :] * SCALES[:, None])
        sums += basis @ self.weights["lift"]
        hidden, output_weights = np.maximum(sums, 0), basis @ self.weights["worth"]
        linear = ((features @ self.weights["linear"].T) * basis).sum(axis=1)
        predicted = linear / np.float32(POINT_SCALE)
        predicted += (hidden * output_weights).sum(axis=1)
        errors = predicted - (samples.targets[rows] / POINT_SCALE).astype(np.float32)
        return _Pass(features, views, basis, hidden, output_weights, errors)

    def _gradients(self, samples: Samples, rows: npt.NDArray[np.int64]) -> dict[str, FloatArray]:
        """Return the gradients of the mean squared error of a batch."""
        features, views, basis, hidden, output_weights, errors = self._forward(samples, rows)
        output = errors[:, None] * np.float32(2 / len(rows))
        sums = output * output_weights * (hidden > 0)
        scales = SCALES * self.varying
        return {
            "linear": (basis * output).T @ features / np.float32(POINT_SCALE),
            "mixing": np.concatenate([features.T @ sums, (views.T @ sums) * scales[:, None]]),
            "lift": basis.T @ sums,
            "worth": basis.T @ (output * hidden),
        }

    def _step(self, gradients: dict[str, FloatArray], learning_rate: float) -> None:
        """Change the weights by AdamW."""
        self.steps += 1
        bias_1, bias_2 = 1 - BETA_1**self.steps, 1 - BETA_2**self.steps
        for name, gradient in gradients.items():
            mean, square, weights = self.means[name], self.squares[name], self.weights[name]
            mean += np.float32(1 - BETA_1) * (gradient - mean)
            square += np.float32(1 - BETA_2) * (gradient**2 - square)
            change = (mean / bias_1) / (np.sqrt(square / bias_2) + 1e-8)
            weights -= (learning_rate * (change + WEIGHT_DECAY * weights)).astype(np.float32)


def _spread(samples: Samples) -> FloatArray:
    """Return the standard deviation of each feature and a little more, or 1 if it never varies."""
    spread: FloatArray = samples.features.std(axis=0)
    return np.where(spread > 0, spread + np.float32(LEAST_SPREAD), np.float32(1))


def _float32(weights: dict[str, npt.NDArray[np.float64]]) -> dict[str, FloatArray]:
    return {name: part.astype(np.float32) for name, part in weights.items()}
