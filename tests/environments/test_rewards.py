"""Rewards of games: computed by hand, and within the promised bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tzolkin import Batch
from tzolkin.environments.rewards import REWARDS, reward_named

SCORES = np.array([[70.0, 55.5, 60.0], [40.0, 40.0, 12.0], [30.0, 31.0, 31.0]])
WINNERS = np.array([[True, False, False], [True, True, False], [False, True, False]])

EXPECTED: dict[str, Any] = {
    "score": SCORES,
    "win": [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0]],
    "margin": [[10, -14.5, -10], [0, 0, -28], [-1, 0, 0]],
}


@pytest.mark.parametrize("name", REWARDS)
def test_by_hand(name: str) -> None:
    reward = REWARDS[name]
    assert np.array_equal(reward.of(SCORES, WINNERS), EXPECTED[name])
    for row in range(3):  # one game alone, too
        assert np.array_equal(reward.of(SCORES[row], WINNERS[row]), EXPECTED[name][row])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", REWARDS)
def test_bounds(name: str, players: int) -> None:
    batch, rng = Batch.new(200, players), np.random.default_rng(1)
    while not batch.over.all():
        batch.step(batch.random_actions(rng))
    reward = REWARDS[name]
    worth = reward.of(batch.scores(), batch.winners())
    assert reward.illegal < reward.low <= worth.min() < worth.max() <= reward.high


@pytest.mark.parametrize("name", ["points", "", None, 1, ["win"]])
def test_unknown_rewards(name: object) -> None:
    with pytest.raises(ValueError, match="rewards are score, win, margin, not "):
        reward_named(name)
