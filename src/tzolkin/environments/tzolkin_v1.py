"""The PettingZoo environment: agents `player_0` to `player_3`, one decision at a time.

    from tzolkin.environments import tzolkin_v1
    env = tzolkin_v1.env(players=4, reward="win")

docs/environments/pettingzoo.md describes what agents see and do.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import LENGTH, encode
from tzolkin.game import Game, value_checks
from tzolkin.game.extras import missing_extra
from tzolkin.game.notation import check_id
from tzolkin.game.value_checks import short_repr
from tzolkin.rules.ids import ACTIONS

from .rendering import MODES, checked_mode, render
from .rewards import reward_named
from .spaces import LegalActions, Mask, mask_space, observation_type, view_space

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
except ModuleNotFoundError as error:
    raise missing_extra("env", error) from None

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, npt.NDArray[Any]]


def env(*, strict: bool = False, **options: Any) -> Any:
    """Make the environment with PettingZoo's usual checks; options are those of `raw_env`.

    An illegal action ends the game, and its agent gets the reward `illegal_reward`. In strict mode
    it raises `IllegalActionError` instead and changes nothing.
    """
    game: Any = raw_env(**options)
    if not strict:
        game = IllegalActionsTerminate(game, illegal_reward=game.illegal_reward)
    return wrappers.OrderEnforcingWrapper(game)


class IllegalActionsTerminate(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """A wrapper that ends the game after an illegal action; anything else is an error."""

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            action = check_id(action)
        super().step(action)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """An environment of one game, the attribute `game`; illegal actions raise an error."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tzolkin_v1",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        reward: str = "win",
        *,
        observations: str = "float32",
        illegal_reward: float | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment; an agent is truncated after `max_cycles` decisions.

        From then on random actions are played for its seat.
        """
        super().__init__()
        self.game = Game.new(value_checks.check_players(players), 0)
        self._reward = reward_named(reward)
        self.illegal_reward = self._reward.illegal if illegal_reward is None else illegal_reward
        self._max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_mode(render_mode)
        self._rng, _ = seeding.np_random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[Agent] = []
        self._dtype = observation_type(observations)
        seen = spaces.Dict({"observation": view_space(self._dtype), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: LegalActions(partial(self._mask, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; `options={"deal": 2012}` deals that of `Game.new(seed=2012)`."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        deal = (options or {}).get("deal", int(self._rng.integers(2**53)))
        self.game = Game.new(len(self.possible_agents), deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self._deciding_agent()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play_id(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions[agent] += 1
        if self._decisions[agent] == self._max_cycles:
            self.truncations[agent] = True
        self._play_for_truncated()
        if self.game.over:
            self._end()
        else:
            self.agent_selection = self._deciding_agent()
        self._accumulate_rewards()
        self._deads_step_first()

    def _deciding_agent(self) -> Agent:
        return self.possible_agents[self.game.seat or 0]

    def _play_for_truncated(self) -> None:
        """Play at random for truncated agents, while others still decide themselves."""
        while not self.game.over and not all(self.truncations.values()):
            if not self.truncations.get(self._deciding_agent(), True):
                return
            self.game.play_id(int(self._rng.choice(self.game.legal_ids())))

    def _end(self) -> None:
        won = np.zeros(self.game.players)
        won[self.game.winners()] = 1
        worth = self._reward.of(np.array(self.game.scores(), dtype=np.float64), won)
        for agent in self.agents:
            self.rewards[agent] = float(worth[self.possible_agents.index(agent)])
            self.terminations[agent] = not self.truncations[agent]

    def observe(self, agent: Agent) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": encode(self.game, seat, dtype=self._dtype),
            "action_mask": self._mask(agent),
        }

    def _mask(self, agent: Agent) -> Mask:
        """Return the legal actions of an agent; none while others decide."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if agent == self.agent_selection and agent == self._deciding_agent():
            mask[self.game.legal_ids()] = 1
        return mask

    def state(self) -> npt.NDArray[Any]:
        """Return the views of all seats, a row each, for training with a common critic."""
        rows = np.empty((self.game.players, LENGTH), dtype=self._dtype)
        for seat, row in enumerate(rows):
            encode(self.game, seat, out=row)
        return rows

    def render(self) -> Any:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """Do nothing."""


class parallel_env(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]  # noqa: N801
    """An environment in which all agents act at every step, and only the one that decides counts.

    After `max_cycles` steps all agents are truncated.
    """

    def __init__(self, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(env(**options))
        self._max_cycles = checked_cycles(max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self._cycles = 0
        return super().reset(seed, options)

    def step(self, actions: dict[Agent, int]) -> Any:
        result = super().step(actions)
        self._cycles += 1
        if self._cycles == self._max_cycles:
            observations, rewards, terminations, truncations, infos = result
            self.agents: list[Agent] = []
            return observations, rewards, terminations, dict.fromkeys(truncations, True), infos
        return result


def checked_cycles(most: object) -> int | None:
    if most is not None and (isinstance(most, bool) or not isinstance(most, int) or most < 1):
        raise ValueError(f"max_cycles is a whole number from 1, or None, not {short_repr(most)}")
    return most
