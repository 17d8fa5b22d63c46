"""Options for runs that take a second, and what tests of several modules need."""

from __future__ import annotations

import numpy as np

from training.fitting import LearningOptions
from training.network_weights import packaged_networks
from training.search_selfplay import SelfPlayOptions

FIRST = packaged_networks(2, version=1)
SELFPLAY = SelfPlayOptions(simulations=2, sampled_turns=0.3, perturbed_games=1.0)
LEARNING = LearningOptions(epochs=2.0, torch=False)


def same_arrays(one: tuple[np.ndarray, ...], other: tuple[np.ndarray, ...]) -> bool:
    return all(np.array_equal(*columns) for columns in zip(one, other, strict=True))
