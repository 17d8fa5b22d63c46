"""A network that learns from samples, by Adam with decaying weights.

Everything is kept by knots, as in `tzolkin.bots.builtin.weights`, and in units in which inputs are
of the order of 1: features in units of their spread, entries of a view in those of the encoding.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import SCALES, feature_ids
from tzolkin.search import constants

from .network_weights import Learned, Singles
from .regression import HATS
from .value_selfplay import Samples

POINTS = 10.0  # the unit in which the network reckons
BATCH = 4096
DECAY = 1e-3
LEAST_SPREAD = 0.05
FIRST, SECOND = 0.9, 0.999  # how slowly the moments forget
HAT = HATS.astype(np.float32)


@dataclass
class Learner:
    """Weights that learn, the moments of their changes, and what was ever seen to vary."""

    spread: Singles
    weights: dict[str, Singles]
    rng: np.random.Generator
    steps: int = 0
    varied: npt.NDArray[np.bool_] = field(default_factory=lambda: np.zeros(len(SCALES), bool))

    def __post_init__(self) -> None:
        self.means = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}

    @classmethod
    def beginner(cls, linear: npt.NDArray[np.float64], samples: Samples, seed: int) -> Learner:
        """Knows the linear value, and nothing that would correct it."""
        rng = np.random.default_rng(seed)
        spread = _spread(samples)
        inputs = feature_ids.FEATURES + len(SCALES)
        weights = {
            "linear": linear * spread,
            "mixing": rng.normal(size=(inputs, constants.UNITS)) * 0.06,
            "lift": np.full((len(linear), constants.UNITS), 0.1),
            "worth": rng.normal(size=(len(linear), constants.UNITS)) * 0.1,
        }
        return cls(spread, _singles(weights), rng)

    @classmethod
    def follower(cls, learned: Learned, samples: Samples, seed: int) -> Learner:
        """Goes on where another one stopped."""
        spread = _spread(samples)
        units = np.concatenate([1 / spread, SCALES])[:, None]
        weights = {
            "linear": learned.linear * spread,
            "mixing": learned.mixing / units,
            "lift": learned.lift,
            "worth": learned.worth / POINTS,
        }
        known = np.abs(learned.mixing[feature_ids.FEATURES :]).max(axis=1) > 0
        return cls(spread, _singles(weights), np.random.default_rng(seed), varied=known)

    def learned(self) -> Learned:
        """The weights in the units of the game."""
        units = np.concatenate([1 / self.spread, SCALES])[:, None]
        return Learned(
            self.weights["linear"] / self.spread,
            self.weights["mixing"] * units,
            self.weights["lift"],
            self.weights["worth"] * np.float32(POINTS),
        )

    def error(self, samples: Samples) -> float:
        """How far off the predictions are, in points."""
        total = 0.0
        for first in range(0, len(samples.turns), BATCH):
            rows = np.arange(first, min(first + BATCH, len(samples.turns)))
            total += float((self._forward(samples, rows)[-1] ** 2).sum())
        return POINTS * float(np.sqrt(total / len(samples.turns)))

    def learn(self, samples: Samples, batches: int, rate: float) -> None:
        """Take steps downhill, each on some samples drawn by chance."""
        self.open_to(samples)
        for _ in range(batches):
            rows = np.sort(self.rng.integers(0, len(samples.turns), BATCH))
            self._step(self._slopes(samples, rows), rate)

    def open_to(self, samples: Samples) -> None:
        """Learn from entries that vary in these samples; those that never did weigh nothing."""
        self.varied |= samples.views.max(axis=0) != samples.views.min(axis=0)
        self.weights["mixing"][feature_ids.FEATURES :] *= self.varied[:, None]

    def _forward(self, samples: Samples, rows: npt.NDArray[np.int64]) -> tuple[Singles, ...]:
        """Inputs, hats, units before and after the bend, their worths, and what is missed."""
        features = samples.features[rows] / self.spread
        views = samples.views[rows].astype(np.float32)
        hats = HAT[samples.turns[rows]]
        mixing = self.weights["mixing"]
        bent = features @ mixing[: feature_ids.FEATURES]
        bent += views @ (mixing[feature_ids.FEATURES :] * SCALES[:, None])
        bent += hats @ self.weights["lift"]
        units, worths = np.maximum(bent, 0), hats @ self.weights["worth"]
        value = ((features @ self.weights["linear"].T) * hats).sum(axis=1) / np.float32(POINTS)
        value += (units * worths).sum(axis=1)
        missed = value - (samples.points[rows] / POINTS).astype(np.float32)
        return features, views, hats, units, worths, missed

    def _slopes(self, samples: Samples, rows: npt.NDArray[np.int64]) -> dict[str, Singles]:
        features, views, hats, units, worths, missed = self._forward(samples, rows)
        missed = missed[:, None] * np.float32(2 / len(rows))
        bend = missed * worths * (units > 0)
        scales = SCALES * self.varied
        return {
            "linear": (hats * missed).T @ features / np.float32(POINTS),
            "mixing": np.concatenate([features.T @ bend, (views.T @ bend) * scales[:, None]]),
            "lift": hats.T @ bend,
            "worth": hats.T @ (missed * units),
        }

    def _step(self, slopes: dict[str, Singles], rate: float) -> None:
        self.steps += 1
        first, second = 1 - FIRST**self.steps, 1 - SECOND**self.steps
        for name, slope in slopes.items():
            mean, square, weights = self.means[name], self.squares[name], self.weights[name]
            mean += np.float32(1 - FIRST) * (slope - mean)
            square += np.float32(1 - SECOND) * (slope**2 - square)
            change = (mean / first) / (np.sqrt(square / second) + 1e-8)
            weights -= (rate * (change + DECAY * weights)).astype(np.float32)


def _spread(samples: Samples) -> Singles:
    """What never varies counts in whole units, and what varies little is not blown up."""
    found: Singles = samples.features.std(axis=0)
    return np.where(found > 0, found + np.float32(LEAST_SPREAD), np.float32(1))


def _singles(weights: dict[str, npt.NDArray[np.float64]]) -> dict[str, Singles]:
    return {name: part.astype(np.float32) for name, part in weights.items()}
