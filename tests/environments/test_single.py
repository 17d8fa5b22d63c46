"""The environment of one game, checked by Gymnasium's tests."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tzolkin import IllegalActionError
from tzolkin.environments.single import TzolkinEnv

NAME = "tzolkin.environments:Tzolkin-v1"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_officially(players: int, opponents: str) -> None:
    """Warnings are errors, so the check finds nothing at all."""
    env = gymnasium.make(NAME, players=players, opponents=opponents)
    check_env(env.unwrapped)
    env.close()


def play_through(env: Any, seed: int) -> tuple[list[int], float]:
    env.action_space.seed(seed)
    env.reset(seed=seed)
    actions, ended, worth = [], False, 0.0
    while not ended:
        actions.append(int(env.action_space.sample()))
        _, worth, ended, truncated, _ = env.step(actions[-1])
        assert ended or worth == 0
        assert truncated is False
    return actions, worth


def test_a_game_to_its_end() -> None:
    env = gymnasium.make(NAME, players=2, opponents="planner", reward="score")
    actions, worth = play_through(env, 5)
    assert len(actions) > 30
    assert worth == env.unwrapped.game.scores()[env.unwrapped.seat]  # type: ignore[attr-defined]
    assert play_through(env, 5) == (actions, worth)
    assert play_through(env, 6) != (actions, worth)


def first_legal(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


def test_bots_without_a_version_play_as_in_the_first_one() -> None:
    """So results against them can be repeated and compared."""
    env = TzolkinEnv(players=3, opponents=["search:2", "greedy"], seat=0)
    assert env.opponents == ["search@1:2", "greedy"]
    env.reset(seed=1)
    assert TzolkinEnv(opponents="planner@1").opponents == ["planner@1"]
    assert TzolkinEnv(opponents=first_legal).opponents == [first_legal]
    with pytest.raises(ValueError, match="no version '99' of search"):
        TzolkinEnv(opponents="search@99").reset()


def test_infos() -> None:
    env = TzolkinEnv(players=2, opponents="random", seat=1)
    seen, infos = env.reset(seed=1)
    assert infos == {"seat": 1}
    assert seen in env.observation_space
    env.action_space.seed(1)
    ended = False
    while not ended:
        _, worth, ended, _, infos = env.step(env.action_space.sample())
    assert set(infos) == {"seat", "scores", "rewards"}
    assert infos["rewards"][1] == worth


def test_illegal_actions_end_the_game_or_are_errors() -> None:
    env = TzolkinEnv(opponents="random")
    env.reset(seed=1)
    _, worth, ended, truncated, _ = env.step(0)
    assert (worth, ended, truncated) == (-1, True, False)
    strict = TzolkinEnv(opponents="random", strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="done"):
        strict.step(0)


@pytest.mark.parametrize("action", [1.5, "done", None, np.array([1, 2])])
def test_what_is_no_action(action: Any) -> None:
    env = TzolkinEnv(opponents="random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="a step needs 1 action ids"):
        env.step(action)


def test_rendering() -> None:
    env = gymnasium.make(NAME, render_mode="rgb_array", players=2)
    env.reset(seed=1)
    frame: Any = env.render()
    assert frame.dtype == np.uint8
    assert frame.shape[2] == 3
