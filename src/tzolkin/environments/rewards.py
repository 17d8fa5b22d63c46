"""The rewards of a finished game by seat; before its end all rewards are 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.game.value_checks import short_repr

Values = npt.NDArray[Any]


class Reward(NamedTuple):
    """A function from final scores and winners to rewards, all of shape (..., players).

    Rewards lie between `low` and `high`. `illegal` is the reward for an illegal action and worse
    than the result of any game.
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
    """Return the difference to the best other seat, which is the second one for the leader."""
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
