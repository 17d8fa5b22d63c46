"""The PettingZoo environment passes PettingZoo's tests and agrees with the game itself."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tzolkin import Game, IllegalActionError
from tzolkin.encoding import encode
from tzolkin.environments import tzolkin_v1
from tzolkin.environments.rewards import REWARDS

with warnings.catch_warnings():  # it loads other environments, where their libraries are found
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo import test as official

# An observation with a mask is a dict, which the test knows of some environments by name only.
DICTS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
with_dicts = [pytest.mark.filterwarnings(each) for each in DICTS]
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def play_on(env: Any, rng: np.random.Generator, most: int = 10_000) -> None:
    """Play random legal actions until the game is over."""
    for _ in range(most):
        if not env.agents:
            return
        seen, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))


class TestOfficially:
    """The tests that PettingZoo has for environments."""

    pytestmark = with_dicts

    @every_number
    @pytest.mark.parametrize("make", [tzolkin_v1.env, tzolkin_v1.raw_env])
    def test_api(self, make: Any, players: int) -> None:
        official.api_test(make(players=players), num_cycles=400)

    @every_number
    @pytest.mark.parametrize("reward", REWARDS)
    def test_api_to_the_end(self, players: int, reward: str) -> None:
        """The number of cycles suffices for some games."""
        env = tzolkin_v1.env(players=players, reward=reward, observations="uint8")
        official.api_test(env, num_cycles=1000)

    @every_number
    def test_seeds(self, players: int) -> None:
        official.seed_test(partial(tzolkin_v1.env, players=players), num_cycles=500)
        official.parallel_seed_test(partial(tzolkin_v1.parallel_env, players=players))

    @every_number
    def test_max_cycles(self, players: int) -> None:
        module = SimpleNamespace(
            env=partial(tzolkin_v1.env, players=players),
            parallel_env=partial(tzolkin_v1.parallel_env, players=players),
        )
        official.max_cycles_test(module)
        official.max_cycles_test(tzolkin_v1)

    @every_number
    def test_parallel_api(self, players: int) -> None:
        official.parallel_api_test(tzolkin_v1.parallel_env(players=players), num_cycles=500)

    def test_performance(self, capsys: pytest.CaptureFixture[str]) -> None:
        official.performance_benchmark(tzolkin_v1.env())
        assert "turns per second" in capsys.readouterr().out

    def test_rendering(self) -> None:
        official.render_test(
            tzolkin_v1.env, {"ansi": lambda text: "Palenque" in text and "player" in text.lower()}
        )


@every_number
def test_agents_see_and_do_what_the_game_says(players: int) -> None:
    env, rng = tzolkin_v1.env(players=players), np.random.default_rng(players)
    env.reset(options={"deal": 2012})
    game = Game.new(players, 2012)
    while not game.over:
        assert env.agent_selection == f"player_{game.seat}"
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], encode(game, seat))
            legal = sorted(game.legal_ids()) if seat == game.seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.array_equal(env.state(), [encode(game, seat) for seat in range(players)])
        action = int(rng.choice(game.legal_ids()))
        env.step(action)
        game.play_id(action)
    assert all(env.terminations.values())


@every_number
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_and_once(players: int, reward: str) -> None:
    env, rng = tzolkin_v1.env(players=players, reward=reward), np.random.default_rng(1)
    env.reset(seed=5)
    got = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        seen, worth, terminated, _, _ = env.last()
        got[agent] += worth
        assert terminated or worth == 0
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated else int(rng.choice(legal)))
    game = env.unwrapped.game
    won = np.isin(np.arange(players), game.winners())
    assert list(got.values()) == REWARDS[reward].of(np.array(game.scores()), won).tolist()


class TestIllegalActions:
    """What happens after an illegal action."""

    def illegal(self, env: Any) -> int:
        return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])

    @pytest.mark.parametrize(("options", "worth"), [({}, -1), ({"illegal_reward": -7}, -7)])
    def test_the_game_ends(self, options: dict[str, Any], worth: float) -> None:
        env = tzolkin_v1.env(players=3, **options)
        env.reset(seed=1)
        offender = env.agent_selection
        env.step(self.illegal(env))
        assert env.rewards == {
            agent: worth if agent == offender else 0 for agent in env.possible_agents
        }
        assert all(env.terminations.values())
        while env.agents:
            env.step(None)
        env.reset(seed=1)
        assert not any(env.terminations.values())

    def test_strictly(self) -> None:
        env = tzolkin_v1.env(players=3, strict=True)
        env.reset(seed=1)
        before = env.observe("player_0")["observation"]
        with pytest.raises(IllegalActionError, match="done"):
            env.step(0)
        assert np.array_equal(env.observe("player_0")["observation"], before)
        play_on(env, np.random.default_rng(1))
        assert env.unwrapped.game.over

    @pytest.mark.parametrize("strict", [False, True])
    @pytest.mark.parametrize(
        ("action", "error"),
        [
            (423, "action ids run from 0 to 422"),
            (-1, "action ids run from 0 to 422"),
            (1.0, "an action id is a whole number, not 1.0"),
            ("done", "an action id is a whole number, not 'done'"),
            (None, "an action id is a whole number, not None"),
            (np.array([1, 2]), "an action id is a whole number"),
        ],
    )
    def test_what_is_no_action(self, action: Any, error: str, strict: bool) -> None:
        env = tzolkin_v1.env(strict=strict)
        env.reset(seed=1)
        with pytest.raises((ValueError, TypeError), match=error):
            env.step(action)
        assert env.unwrapped.game.ply == 0
        assert not any(env.terminations.values())


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"players": 5}, "a game has 2, 3 or 4 players, not 5"),
        ({"players": "2"}, "a game has 2, 3 or 4 players, not '2'"),
        ({"reward": "points"}, "rewards are score, win, margin, not 'points'"),
        ({"observations": "float64"}, "observations are float32 or uint8, not 'float64'"),
        ({"render_mode": "png"}, "render modes are human, ansi, rgb_array, or None, not 'png'"),
        ({"max_cycles": 0}, "max_cycles is a whole number from 1, or None, not 0"),
        ({"max_cycles": 1.5}, "max_cycles is a whole number from 1, or None, not 1.5"),
    ],
)
def test_wrong_options(options: dict[str, Any], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        tzolkin_v1.env(**options)


def test_a_wrong_deal() -> None:
    env = tzolkin_v1.env()
    with pytest.raises(ValueError, match="a seed is a whole number"):
        env.reset(options={"deal": -1})


@every_number
def test_after_so_many_decisions_agents_are_truncated(players: int) -> None:
    env, rng = tzolkin_v1.env(players=players, max_cycles=9), np.random.default_rng(1)
    env.reset(seed=3)
    made = dict.fromkeys(env.agents, 0)
    while env.agents:
        agent = env.agent_selection
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        made[agent] += not truncated
        env.step(None if truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(made.values()) == {9}
    assert env.unwrapped.game.ply >= 9 * players


def test_copies_go_their_own_way() -> None:
    env, rng = tzolkin_v1.env(players=2), np.random.default_rng(1)
    env.reset(seed=3)
    play_on(env, rng, most=30)
    seen = env.observe(env.agent_selection)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        assert np.array_equal(
            twin.observe(twin.agent_selection)["action_mask"], seen["action_mask"]
        )
        for _ in range(5):  # what a twin samples is legal for the twin
            twin.step(twin.action_space(twin.agent_selection).sample())
        assert not any(twin.truncations.values())
    assert env.unwrapped.game.ply == 30
    assert np.array_equal(env.observe(env.agent_selection)["observation"], seen["observation"])


def test_samples_are_legal() -> None:
    env = tzolkin_v1.env(players=2, strict=True)
    env.reset(seed=4)
    while env.agents and not env.unwrapped.game.over:
        env.step(env.action_space(env.agent_selection).sample())
    assert env.unwrapped.game.over


def test_the_picture_and_the_text_keep_secrets() -> None:
    """While wealth tiles are chosen, an onlooker does not see what is offered or kept."""
    shown = []
    for actions in (["keep w01 w02"], ["keep w01 w03"]):
        env = tzolkin_v1.raw_env(players=2, render_mode="ansi")
        position = Game.new(2, 1).position()
        position["seats"][0]["offer"] = ["w01", "w02", "w03", "w04"]
        position["seats"][1]["offer"] = ["w05", "w06", "w07", "w08"]
        env.reset()
        env.game = Game.load({k: v for k, v in position.items() if k != "legal"})
        env.game.play(actions[0])
        shown.append(env.render())
    assert shown[0] == shown[1]
