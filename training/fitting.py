"""What is learned from the positions of some rounds: targets, steps, and the error that is left."""

from __future__ import annotations

from importlib.util import find_spec
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .learner import BATCH, Learner
from .network_weights import Learned
from .positions import Positions

HELD_OUT = 20  # of so many games, one is never learned from


class Lesson(NamedTuple):
    """How to learn."""

    trust: float = 0.3  # how much of a target is what the search expected
    passes: float = 5.0  # how often every position is learned from
    rate: float = 1e-3
    units: int = 32
    torch: bool = find_spec("torch") is not None


class Errors(NamedTuple):
    """How far predictions for games that nobody learned from are off, in points."""

    before: float
    after: float


def study(
    learned: Learned, window: Positions, fresh: Positions, lesson: Lesson, seed: int
) -> tuple[Learned, Errors]:
    """Learn from a window of positions; errors are those for the fresh ones held out."""
    samples = window.chosen(~held_out(window)).samples(lesson.trust)
    unseen = fresh.chosen(held_out(fresh)).samples(trust=0.0)
    if lesson.units > learned.units:
        learned = learned.widened(lesson.units, seed)
    learner = Learner.follower(learned, samples, seed)
    before = learner.error(unseen)
    batches = max(1, round(lesson.passes * len(samples.turns) / BATCH))
    if lesson.torch:
        from . import torch_learner  # slow to load, and only this process needs it

        torch_learner.learn(learner, samples, batches, lesson.rate)
    else:
        learner.learn(samples, batches, lesson.rate)
    return learner.learned(), Errors(before, learner.error(unseen))


def held_out(positions: Positions) -> npt.NDArray[np.bool_]:
    """Which positions are of games that are not learned from."""
    return np.equal(positions.seeds % HELD_OUT, 0)
