"""What a finished game is worth to its seats. Before the end nothing is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.game.validation import short_repr

Values = npt.NDArray[Any]


class Reward(NamedTuple):
    """How final scores and winners become rewards, all of shape (..., players).

    No game gives less than `low` or more than `high`; `illegal` is for whoever plays what is not
    allowed, and worse than any game.
    """

    of: Callable[[Values, Values], Values]
    low: float
    high: float
    illegal: float


def _score(scores: Values, winners: Values) -> Values:
    return scores


def _win(scores: Values, winners: Values) -> Values:
    shares: Values = winners / winners.sum(axis=-1, keepdims=True)
    return shares


def _margin(scores: Values, winners: Values) -> Values:
    """The lead over the best of the others; who is ahead looks back at the second."""
    ranked = np.sort(scores, axis=-1)
    best, second = ranked[..., -1:], ranked[..., -2:-1]
    return scores - np.where(scores == best, second, best)


REWARDS = {
    "score": Reward(_score, -100, 500, -200),
    "win": Reward(_win, 0, 1, -1),
    "margin": Reward(_margin, -600, 600, -700),
}


def reward_named(name: object) -> Reward:
    if not isinstance(name, str) or name not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {short_repr(name)}")
    return REWARDS[name]
