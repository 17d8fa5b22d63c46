"""Vector environments for tests, and what they must show."""

from __future__ import annotations

from typing import Any

import numpy as np

from tzolkin import Game
from tzolkin.encoding import encode
from tzolkin.environments.vector import TzolkinVectorEnv


def make(num_envs: int = 6, **options: Any) -> TzolkinVectorEnv:
    env = TzolkinVectorEnv(num_envs, **options)
    env.action_space.seed(1)
    return env


def games_of(env: TzolkinVectorEnv) -> list[Game]:
    return [env.batch.game(number) for number in range(env.num_envs)]


def assert_shown(env: TzolkinVectorEnv, seen: Any, infos: Any) -> None:
    """Check that observations are those of the games."""
    for number, game in enumerate(games_of(env)):
        seat = int(infos["seat"][number])
        assert game.over or seat == game.seat
        assert np.flatnonzero(seen["action_mask"][number]).tolist() == sorted(game.legal_ids())
        assert np.array_equal(seen["observation"][number], encode(game, seat))
