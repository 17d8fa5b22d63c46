"""Many games at once are the same games as one by one."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tzolkin import IllegalActionError
from tzolkin.encoding import LENGTH, encode
from tzolkin.environments.rewards import REWARDS
from tzolkin.environments.vector import TzolkinVectorEnv

from .vector_games import assert_shown, games_of, make

every_number = pytest.mark.parametrize("players", [2, 3, 4])


class TestAllSeats:
    """Self-play: every decision of every seat is a step."""

    @every_number
    @pytest.mark.parametrize("copy", [False, True])
    def test_games_are_those_of_the_engine(self, players: int, copy: bool) -> None:
        env = make(players=players, copy=copy)
        seen, infos = env.reset(seed=7)
        games = games_of(env)
        over = np.zeros(env.num_envs, dtype=bool)
        for _ in range(400):
            assert_shown(env, seen, infos)
            actions = env.action_space.sample()
            for number in np.flatnonzero(~over).tolist():
                games[number].play_id(int(actions[number]))
            again = over
            seen, rewards, over, truncated, infos = env.step(actions)
            for number in np.flatnonzero(again).tolist():
                games[number] = env.batch.game(number)
                assert games[number].position()["decision"] == "wealth"
            assert over.tolist() == [game.over for game in games]
            assert not truncated.any()
            assert not rewards[~over].any()
        assert over.sum() < env.num_envs

    @pytest.mark.parametrize("reward", REWARDS)
    def test_rewards(self, reward: str) -> None:
        env = make(40, players=3, reward=reward)
        _, infos = env.reset(seed=7)
        ended = 0
        for _ in range(400):
            acting = infos["seat"].copy()
            _, rewards, over, _, infos = env.step(env.action_space.sample())
            assert not rewards[~over].any()
            for number in np.flatnonzero(over).tolist():
                game = env.batch.game(number)
                won = np.isin(np.arange(3), game.winners())
                expected = REWARDS[reward].of(np.array(game.scores()), won)
                assert infos["rewards"][number].tolist() == expected.tolist()
                assert infos["scores"][number].tolist() == game.scores()
                assert infos["_rewards"][number]
                assert rewards[number] == expected[acting[number]]
                ended += 1
        assert ended >= 40

    def test_the_same_seed_gives_the_same_games(self) -> None:
        runs = []
        for _ in range(2):
            env = make(players=2)
            env.reset(seed=11)
            for _ in range(300):  # beyond the first deals
                seen = env.step(env.action_space.sample())[0]
            runs.append(seen["observation"])
        assert np.array_equal(runs[0], runs[1])
        other = make(players=2)
        assert not np.array_equal(
            other.reset(seed=12)[0]["observation"], make(players=2).reset(seed=11)[0]["observation"]
        )


class TestEnding:
    """What happens when a game is over."""

    def steps_to_an_end(self, env: TzolkinVectorEnv) -> tuple[Any, int]:
        for step in range(2000):
            infos = env.step(env.action_space.sample())
            if infos[2].any():
                return infos, step
        raise AssertionError("no game ended")

    def test_next_step(self) -> None:
        env = make(5, players=2)
        env.reset(seed=1)
        (seen, _, over, _, infos), _ = self.steps_to_an_end(env)
        number = int(over.argmax())
        game = env.batch.game(number)
        assert game.over
        assert not seen["action_mask"][number].any()
        assert np.array_equal(seen["observation"][number], encode(game, infos["seat"][number]))
        ignored = env.action_space.sample()
        ignored[number] = 422
        _, rewards, over, _, _ = env.step(ignored)
        assert not over[number]
        assert rewards[number] == 0
        assert env.batch.game(number).decision == "wealth"

    def test_same_step(self) -> None:
        env = make(5, players=2, autoreset_mode="SameStep", reward="score")
        env.reset(seed=1)
        (seen, rewards, over, _, infos), _ = self.steps_to_an_end(env)
        number = int(over.argmax())
        assert env.batch.game(number).decision == "wealth"
        assert seen["action_mask"][number].any()
        assert infos["_final_obs"].tolist() == over.tolist()
        last = infos["final_obs"][number]
        assert not last["action_mask"].any()
        assert last["observation"].shape == (LENGTH,)
        assert rewards[number] in infos["final_info"]["scores"][number]
        assert [each is None for each in infos["final_obs"]] == (~over).tolist()

    def test_by_hand(self) -> None:
        env = make(5, players=2, autoreset_mode=AutoresetMode.DISABLED)
        env.reset(seed=1)
        (_, _, over, _, _), _ = self.steps_to_an_end(env)
        number = int(over.argmax())
        with pytest.raises(ResetNeeded, match=f"game {number} is over: reset with"):
            env.step(np.zeros(5, dtype=int))
        before = games_of(env)
        env.reset(options={"reset_mask": over})
        for game, after, again in zip(before, games_of(env), over, strict=True):
            assert (game.position() == after.position()) is not bool(again)
        env.step(env.action_space.sample())


class TestIllegalActions:
    """What happens after an illegal action."""

    @pytest.mark.parametrize(("options", "worth"), [({}, -1), ({"illegal_reward": -7.5}, -7.5)])
    def test_end_that_game_alone(self, options: dict[str, Any], worth: float) -> None:
        env = make(4, players=2, **options)
        env.reset(seed=1)
        actions = env.action_space.sample()
        actions[2] = 0
        _, rewards, over, _, infos = env.step(actions)
        assert over.tolist() == [False, False, True, False]
        assert rewards.tolist() == [0, 0, worth, 0]
        assert infos["rewards"][2].tolist() == [worth, 0]
        assert env.batch.game(2).decision == "wealth"
        _, _, over, _, _ = env.step(env.action_space.sample())
        assert not over.any()

    def test_strictly(self) -> None:
        env = make(4, players=2, strict=True)
        env.reset(seed=1)
        actions = env.action_space.sample()
        actions[2] = 0
        before = env.batch.states.copy()
        with pytest.raises(IllegalActionError, match="done") as raised:
            env.step(actions)
        assert raised.value.__notes__ == ["in game 2"]
        assert np.array_equal(env.batch.states, before)

    @pytest.mark.parametrize(
        ("actions", "error"),
        [
            ([1, 2], "a step needs 4 action ids, not int64 of shape"),
            (np.zeros(4), "a step needs 4 action ids, not float64"),
            (np.zeros((4, 1), dtype=int), "a step needs 4 action ids, not int64 of shape"),
            ("done", "a step needs 4 action ids"),
            (None, "a step needs 4 action ids"),
            ([0, 423, 0, 0], "action ids run from 0 to 422; game 1 got 423"),
            ([0, 0, 0, -1], "action ids run from 0 to 422; game 3 got -1"),
        ],
    )
    def test_what_are_no_actions(self, actions: Any, error: str) -> None:
        env = make(4)
        env.reset(seed=1)
        before = env.batch.states.copy()
        with pytest.raises(ValueError, match=error):
            env.step(actions)
        assert np.array_equal(env.batch.states, before)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"num_envs": 0}, "num_envs must be from 1"),
        ({"num_envs": 2.0}, "num_envs must be a whole number, not 2.0"),
        ({"players": 1}, "a game has 2, 3 or 4 players, not 1"),
        ({"seat": 4}, "seat must be from 0 to 3, not 4"),
        ({"reward": "wins"}, "rewards are score, win, margin, not 'wins'"),
        ({"observations": "pixels"}, "observations are float32 or uint8, not 'pixels'"),
        ({"autoreset_mode": "never"}, "'never' is not a valid AutoresetMode"),
        ({"render_mode": "png"}, "render modes are"),
    ],
)
def test_wrong_options(options: dict[str, Any], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        TzolkinVectorEnv(**{"num_envs": 3, **options})


@pytest.mark.parametrize(
    ("opponents", "error"),
    [
        ("gredy", "there is no bot 'gredy'; did you mean greedy?"),
        (["greedy", "greedy"], "1 opponent or 3 are needed, not 2"),
        ([1, 2, 3], "an opponent is the name of a bot or a function, not 1"),
    ],
)
def test_wrong_opponents(opponents: Any, error: str) -> None:
    env = TzolkinVectorEnv(2, opponents=opponents)
    with pytest.raises(ValueError, match=error):
        env.reset(seed=1)


@pytest.mark.parametrize("mask", [[True], np.ones(3, dtype=int), "all"])
def test_a_wrong_reset_mask(mask: Any) -> None:
    env = make(3)
    with pytest.raises(ValueError, match="reset_mask is 3 flags, not"):
        env.reset(options={"reset_mask": mask})


def test_stepping_before_a_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset before the first step"):
        make(3).step(np.zeros(3, dtype=int))


@pytest.mark.parametrize("observations", ["float32", "uint8", None])
def test_spaces_contain_what_is_shown(observations: str | None) -> None:
    env = make(5, observations=observations)
    seen, _ = env.reset(seed=1)
    for _ in range(300):
        assert env.observation_space.contains(seen)
        actions = env.action_space.sample()
        assert env.action_space.contains(actions)
        seen = env.step(actions)[0]
    assert set(seen) == {"action_mask"} | ({"observation"} if observations else set())


def test_copies_stay_and_windows_move() -> None:
    for copy in (True, False):
        env = make(5, copy=copy)
        first, infos = env.reset(seed=1)
        kept = {name: array.copy() for name, array in first.items()}
        second, *_ = env.step(env.action_space.sample())
        assert np.array_equal(first["observation"], kept["observation"]) is copy
        assert np.shares_memory(first["observation"], second["observation"]) is not copy
        assert np.shares_memory(second["action_mask"], env.batch.masks) is not copy
        assert infos["seat"].dtype == np.int8


def test_making_it_by_name() -> None:
    env = gymnasium.make_vec(
        "tzolkin.environments:Tzolkin-v1",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        players=2,
        opponents="random",
    )
    assert isinstance(env, TzolkinVectorEnv)
    assert (env.num_envs, env.players) == (3, 2)


def test_rendering() -> None:
    env = make(2, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert all("Palenque" in frame for frame in env.render())
    assert make(2).render() is None


def test_pickling() -> None:
    env = make(4, players=2, opponents="random")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301
    for _ in range(50):
        actions = env.action_space.sample()
        assert np.array_equal(twin.action_space.sample(), actions)
        ours, theirs = env.step(actions), twin.step(actions)
        assert np.array_equal(ours[0]["observation"], theirs[0]["observation"])
