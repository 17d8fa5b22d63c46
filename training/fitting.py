"""Fit a network to positions of the search's games, and measure the error on held-out games."""

from __future__ import annotations

from importlib.util import find_spec
from typing import NamedTuple

from .holdout import held_out
from .learner import BATCH, Learner
from .network_weights import NetworkWeights
from .positions import Positions


class LearningOptions(NamedTuple):
    """How networks are fitted."""

    search_share: float = 0.3  # the share of the search's values in targets; the rest are results
    epochs: float = 5.0
    learning_rate: float = 1e-3
    units: int = 32  # of the hidden layer
    torch: bool = find_spec("torch") is not None


class HeldOutErrors(NamedTuple):
    """Root mean square errors on held-out games, in points, before and after fitting."""

    before: float
    after: float


def fit_network(
    weights: NetworkWeights,
    window: Positions,
    fresh: Positions,
    options: LearningOptions,
    seed: int,
) -> tuple[NetworkWeights, HeldOutErrors]:
    """Fit a network to a window of positions; the errors are those for fresh held-out ones."""
    samples = window.select(~held_out(window)).to_samples(options.search_share)
    unseen = fresh.select(held_out(fresh)).to_samples(search_share=0.0)
    if options.units > weights.units:
        weights = weights.widen(options.units, seed)
    learner = Learner.from_network(weights, samples, seed)
    before = learner.error(unseen)
    batches = max(1, round(options.epochs * len(samples.targets) / BATCH))
    if options.torch:
        from . import torch_learner  # slow to import, and only this process needs it

        torch_learner.fit(learner, samples, batches, options.learning_rate)
    else:
        learner.fit(samples, batches, options.learning_rate)
    return learner.to_weights(), HeldOutErrors(before, learner.error(unseen))
