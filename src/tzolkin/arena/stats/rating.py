"""Bradley-Terry ratings from pairs of bots, in Elo points."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

ELO = 400 / np.log(10)
MOST_STEPS = 100
LONGEST_STEP = 2.0
EXACT = 1e-9


def ratings(ahead: Floats) -> Floats:
    """Return the ratings that make the results most likely, with a mean of 0.

    `ahead[..., i, j]` is how often i finished before j, where a tie counts half. Results must link
    every bot with every other both ways. Leading dimensions are separate sets of ratings.
    """
    met = ahead + ahead.swapaxes(-1, -2)
    won = ahead.sum(axis=-1)
    strength = np.zeros_like(won)
    for _ in range(MOST_STEPS):
        step = _newton_step(strength, met, won)
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max(initial=0) < EXACT:
            break
    strength -= strength.mean(axis=-1, keepdims=True)
    return np.asarray(strength * ELO)


def _newton_step(strength: Floats, met: Floats, won: Floats) -> Any:
    chance = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
    slope = won - (met * chance).sum(axis=-1)
    weight = met * chance * (1 - chance)
    bots = strength.shape[-1]
    curve = weight.sum(axis=-1)[..., None] * np.eye(bots) - weight + 1 / bots
    return np.linalg.solve(curve, slope[..., None])[..., 0]
