"""The vector environment of Gymnasium, for thousands of games at once.

Either all seats learn, and every decision is a step; or one seat learns, and opponents play the
others. docs/environments/gymnasium.md describes observations and actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import LENGTH, encode_batch
from tzolkin.game import value_checks
from tzolkin.game.batch import Batch
from tzolkin.game.extras import missing_extra
from tzolkin.game.reasons import IllegalActionError
from tzolkin.rules.ids import ACTIONS

from .opponents import Numbers, OpponentChoice, Opponents, list_opponents, make_opponents
from .rendering import MODES, checked_mode, render
from .rewards import reward_named
from .spaces import mask_space, observation_type, view_space

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing_extra("env", error) from None

FLOATS = np.dtype(np.float32)

Flags: TypeAlias = npt.NDArray[np.bool_]
Values: TypeAlias = npt.NDArray[Any]
Observations: TypeAlias = dict[str, npt.NDArray[Any]]
StepResult: TypeAlias = tuple[Observations, Values, Flags, Flags, dict[str, Any]]


class LegalChoices(spaces.MultiDiscrete):
    """The space of action ids for all games, in which samples without a mask are legal."""

    def __init__(self, env: TzolkinVectorEnv) -> None:
        super().__init__([ACTIONS] * env.num_envs)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            return self._env.batch.random_actions(self.np_random).astype(np.int64)
        return super().sample(mask, probability)


class TzolkinVectorEnv(VectorEnv[Observations, Values, Values]):
    """An environment of many games in one batch of the engine, the attribute `batch`."""

    metadata: dict[str, Any] = {"render_modes": list(MODES)}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        *,
        opponents: OpponentChoice | Sequence[OpponentChoice] | None = None,
        seat: int | None = None,
        reward: str = "win",
        observations: str | None = "float32",
        illegal_reward: float | None = None,
        strict: bool = False,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment; without `opponents` the learner plays all seats.

        An opponent is the spec of a bot or a function of observations; `opponents` lists them with
        the versions of the bots, by default their first ones. `seat` is then the seat of the
        learner, by default a random one in every game. With `observations=None` observations
        consist of masks only. Without `copy` all arrays share memory that the next step overwrites.
        """
        self.num_envs = value_checks.check_integer(num_envs, "num_envs", 1, 2**31 - 1)
        self.players = value_checks.check_players(players)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = checked_mode(render_mode)
        self._reward = reward_named(reward)
        self._illegal = self._reward.illegal if illegal_reward is None else illegal_reward
        self._strict, self._copy = strict, copy
        self._seat = (
            seat if seat is None else value_checks.check_integer(seat, "seat", 0, players - 1)
        )
        self._dtype = None if observations is None else observation_type(observations)
        self.opponents = None if opponents is None else list_opponents(opponents)
        self._opponents: Opponents | None = None
        self._is_reset = False
        self.batch = Batch.new(num_envs, players)
        self.seats = np.zeros(num_envs, dtype=np.int8)  # the learner's seats
        self._ended = np.zeros(num_envs, dtype=np.bool_)
        self._views = self._new_views()
        self._make_spaces()

    def _make_spaces(self) -> None:
        parts: dict[str, spaces.Space[Any]] = {"action_mask": mask_space()}
        if self._dtype is not None:
            parts["observation"] = view_space(self._dtype)
        self.single_observation_space = spaces.Dict(parts)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.action_space = LegalChoices(self)

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """The space of observations, made on first use because its bounds are large."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games, or those given by `options={"reset_mask": flags}`."""
        super().reset(seed=seed)
        if self.opponents is not None and (seed is not None or self._opponents is None):
            self._seat_opponents(self.opponents)
        self._deal(self._games_to_reset(options or {}))
        self._play_opponents()
        self._is_reset = True
        return self._observe(), self._infos()

    def _seat_opponents(self, opponents: Sequence[OpponentChoice]) -> None:
        self.close_extras()
        seed = int(self.np_random.integers(2**53))
        self._opponents = make_opponents(opponents, self.players, seed, self._dtype or FLOATS)

    def _games_to_reset(self, options: dict[str, Any]) -> Numbers:
        if "reset_mask" not in options:
            return np.arange(self.num_envs)
        given = np.asarray(options["reset_mask"])
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            raise ValueError(
                f"reset_mask is {self.num_envs} flags, not {given.dtype} of shape {given.shape}"
            )
        return np.flatnonzero(given)

    def _deal(self, numbers: Numbers) -> None:
        seeds = self.np_random.integers(2**53, size=len(numbers), dtype=np.uint64)
        self.batch.replace(numbers, Batch.new(len(numbers), self.players, seeds))
        drawn = self.np_random.integers(self.players, size=len(numbers), dtype=np.int8)
        self.seats[numbers] = drawn if self._seat is None else self._seat
        self._ended[numbers] = False

    def _play_opponents(self) -> None:
        """Play until the learner decides in every game that is not over."""
        if self._opponents is None:
            self.seats = np.where(self.batch.over, self.seats, self.batch.seats)
        else:
            self._opponents.play(self.batch, self.seats)

    def step(self, actions: Values) -> StepResult:
        """Play one decision of the learner in every game.

        A game that ended before is dealt again in this step, and its action is ignored.
        """
        given = self._checked_actions(actions)
        acting = self.seats.copy()
        wrong = self._illegal_games(given)
        self.batch.step(given, ~(self._ended | wrong))
        self._deal(np.flatnonzero(self._ended))
        self._play_opponents()
        ended = self.batch.over | wrong
        worth = self._final_rewards(acting, wrong)
        rewards = worth[np.arange(self.num_envs), acting]
        infos = self._ending_infos(ended, worth) if ended.any() else {}
        self._ended = ended.copy()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            self._deal(np.flatnonzero(ended))
            self._play_opponents()
        infos |= self._infos()
        return self._observe(), rewards, ended, np.zeros_like(ended), infos

    def _checked_actions(self, actions: Values) -> npt.NDArray[np.int16]:
        if not self._is_reset:
            raise ResetNeeded("call reset before the first step")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"a step needs {self.num_envs} action ids, not {given.dtype} of shape {given.shape}"
            )
        beyond = np.flatnonzero((given < 0) | (given >= ACTIONS))
        if beyond.size:
            number = int(beyond[0])
            raise ValueError(
                f"action ids run from 0 to {ACTIONS - 1}; game {number} got {given[number]}"
            )
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            number = int(self._ended.argmax())
            raise ResetNeeded(f'game {number} is over: reset with options={{"reset_mask": flags}}')
        return given.astype(np.int16)

    def _illegal_games(self, given: npt.NDArray[np.int16]) -> Flags:
        """Return the games with an illegal action; in strict mode raise IllegalActionError."""
        legal = self.batch.masks[np.arange(self.num_envs), given]
        wrong: Flags = (legal == 0) & ~self._ended
        if self._strict and wrong.any():
            number = int(wrong.argmax())
            try:
                self.batch.game(number).play_id(int(given[number]))
            except IllegalActionError as error:
                error.add_note(f"in game {number}")
                raise
        return wrong

    def _final_rewards(self, acting: npt.NDArray[np.int8], wrong: Flags) -> Values:
        """Return the rewards of the games that ended, by game and seat."""
        worth = np.zeros((self.num_envs, self.players))
        over = np.flatnonzero(self.batch.over)
        if over.size:
            ended = Batch(self.batch.states[over], self.players)
            worth[over] = self._reward.of(ended.scores(), ended.winners())
        worth[wrong, acting[wrong]] = self._illegal
        return worth

    def _ending_infos(self, ended: Flags, worth: Values) -> dict[str, Any]:
        """Return the infos of games that ended, in Gymnasium's format for vector environments."""
        infos = {"rewards": worth, "scores": self.batch.scores()}
        infos |= {f"_{name}": ended for name in tuple(infos)}
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return infos
        last = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended).tolist():
            last[number] = self._last_observation(number)
        return {"final_obs": last, "_final_obs": ended, "final_info": infos, "_final_info": ended}

    def _last_observation(self, number: int) -> Observations:
        one = slice(number, number + 1)
        alone = Batch(self.batch.states[one], self.players)
        seen = {"action_mask": alone.masks[0].view(np.int8)}
        if self._dtype is not None:
            seen["observation"] = encode_batch(alone, self.seats[one], dtype=self._dtype)[0]
        return seen

    def _new_views(self) -> Values | None:
        shape = (self.num_envs, LENGTH)
        return None if self._dtype is None else np.empty(shape, dtype=self._dtype)

    def _observe(self) -> Observations:
        """Return observations, written directly into the arrays that are returned."""
        masks = self.batch.masks.view(np.int8)
        if self._dtype is None:
            return {"action_mask": masks.copy() if self._copy else masks}
        views = self._new_views() if self._copy else self._views
        return {
            "action_mask": masks.copy() if self._copy else masks,
            "observation": encode_batch(self.batch, self.seats, out=views),
        }

    def _infos(self) -> dict[str, Any]:
        """Return the seat of each view, which is the seat that decides unless the game is over."""
        return {"seat": self.seats.copy() if self._copy else self.seats}

    def render(self) -> Any:
        """Return a frame for every game, or None if there are none to return."""
        frames = [
            render(self.batch.game(number), self.render_mode) for number in range(self.num_envs)
        ]
        return None if self.render_mode in (None, "human") else tuple(frames)

    def close_extras(self, **options: Any) -> None:
        if self._opponents is not None:
            self._opponents.close()
