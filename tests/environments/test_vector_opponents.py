"""Vector environments with opponents: who plays them, and in which seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.helpers import misbehaving
from tzolkin.bots import BOTS
from tzolkin.bots.errors import BotError
from tzolkin.encoding import LENGTH
from tzolkin.environments.vector import TzolkinVectorEnv
from tzolkin.rules.ids import ACTIONS

from .vector_games import assert_shown, games_of, make

every_number = pytest.mark.parametrize("players", [2, 3, 4])


class TestOneSeat:
    """One learner, whose opponents play in between."""

    @every_number
    def test_only_the_own_seat_is_asked(self, players: int) -> None:
        env = make(players=players, opponents="random", seat=1)
        seen, infos = env.reset(seed=3)
        finished = 0
        for _ in range(200):
            assert infos["seat"].tolist() == [1] * env.num_envs
            assert_shown(env, seen, infos)
            seen, _, over, _, infos = env.step(env.action_space.sample())
            finished += int(over.sum())
        assert finished >= env.num_envs

    def test_any_seat(self) -> None:
        env = make(200, opponents="random")
        _, infos = env.reset(seed=3)
        assert set(infos["seat"].tolist()) == {0, 1, 2, 3}

    def test_the_reward_is_of_the_own_seat(self) -> None:
        env = make(30, players=2, opponents="random", reward="margin")
        env.reset(seed=3)
        for _ in range(250):
            _, rewards, over, _, infos = env.step(env.action_space.sample())
            for number in np.flatnonzero(over).tolist():
                scores = infos["scores"][number]
                own = infos["seat"][number]
                assert rewards[number] == scores[own] - scores[1 - own]

    @pytest.mark.parametrize("name", ["greedy", "planner", "novice"])
    def test_bots(self, name: str) -> None:
        """A learner that plays at random loses to bots."""
        env = make(4, players=2, opponents=name, reward="margin")
        env.reset(seed=3)
        margins: list[float] = []
        while len(margins) < 8:
            _, rewards, over, _, _ = env.step(env.action_space.sample())
            margins += rewards[over].tolist()
        env.close()
        assert name in BOTS
        assert np.mean(margins) < -15

    def test_functions(self) -> None:
        """A function observes what the learner would observe in its seat."""
        asked = []

        def last_legal(seen: dict[str, Any]) -> Any:
            rows = len(seen["action_mask"])
            assert seen["observation"].shape == (rows, LENGTH)
            asked.append(rows)
            return ACTIONS - 1 - seen["action_mask"][:, ::-1].argmax(axis=1)

        env = make(8, players=3, opponents=last_legal, seat=0)
        env.reset(seed=3)
        for _ in range(30):
            before = games_of(env)
            actions = env.action_space.sample()
            env.step(actions)
            for game, action, after in zip(before, actions.tolist(), games_of(env), strict=True):
                game.play_id(action)
                while not game.over and game.seat != 0:
                    game.play_id(max(game.legal_ids()))
                assert game.position() == after.position()
        assert sum(asked) > 100

    def test_each_seat_its_own(self) -> None:
        """Opponents sit in turn order after the learner, in whatever seat that is."""
        counts = {"second": 0, "third": 0}

        def first_legal(name: str) -> Any:
            def choose(seen: dict[str, Any]) -> Any:
                counts[name] += len(seen["action_mask"])
                return seen["action_mask"].argmax(axis=1)

            return choose

        env = make(9, players=3, opponents=[first_legal("second"), first_legal("third")])
        own = env.reset(seed=3)[1]["seat"]
        counts.update(second=0, third=0)
        before = games_of(env)
        actions = env.action_space.sample()
        env.step(actions)
        expected = {"second": 0, "third": 0}
        for game, action, seat in zip(before, actions.tolist(), own.tolist(), strict=True):
            game.play_id(action)
            while game.seat is not None and game.seat != seat:
                expected["second" if (game.seat - seat) % 3 == 1 else "third"] += 1
                game.play_id(min(game.legal_ids()))
        assert counts == expected
        assert min(expected.values()) > 0

    def test_an_opponent_that_plays_what_is_not_legal(self) -> None:
        env = make(3, opponents=lambda seen: np.zeros(len(seen["action_mask"]), dtype=int), seat=3)
        with pytest.raises(ValueError, match="action id 0 is not legal"):
            env.reset(seed=3)

    def test_a_bot_that_breaks_off(self) -> None:
        """A learner must not play against random actions without knowing it."""
        env = make(3, players=2, opponents=misbehaving("illegal"), seat=0)
        env.reset(seed=3)
        with pytest.raises(BotError, match="forfeits: it"):
            self.play(env, 20)
        env.close()

    def play(self, env: TzolkinVectorEnv, steps: int) -> None:
        for _ in range(steps):
            env.step(env.action_space.sample())
