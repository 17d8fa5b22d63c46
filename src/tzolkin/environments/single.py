"""The Gymnasium environment of one game against opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tzolkin.game import Game
from tzolkin.game.extras import missing_extra

from .opponents import OpponentChoice
from .rendering import MODES
from .spaces import LegalActions, Mask
from .vector import Observations, TzolkinVectorEnv

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
except ModuleNotFoundError as error:
    raise missing_extra("env", error) from None


class TzolkinEnv(gymnasium.Env[Observations, np.int64]):
    """An environment with one learner against opponents: a vector environment of one game."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        opponents: OpponentChoice | Sequence[OpponentChoice] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        observations: str = "float32",
        illegal_reward: float | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment, with the options of `TzolkinVectorEnv`."""
        self._games = TzolkinVectorEnv(
            1,
            players,
            opponents=opponents,
            seat=seat,
            reward=reward,
            observations=observations,
            illegal_reward=illegal_reward,
            strict=strict,
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = LegalActions(self._mask)

    @property
    def game(self) -> Game:
        """A copy of the game."""
        return self._games.batch.game(0)

    @property
    def opponents(self) -> list[OpponentChoice]:
        """The opponents, with the versions of bots that play."""
        return list(self._games.opponents or ())

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return int(self._games.seats[0])

    def _mask(self) -> Mask:
        mask: Mask = self._games.batch.masks[0].view(np.int8)
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        super().reset(seed=seed)
        seen, infos = self._games.reset(seed=seed)
        return _first(seen), _first(infos)

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Play one decision of the learner, and then the opponents until it decides again."""
        seen, rewards, ended, _, infos = self._games.step(np.array([action]))
        infos = {name: value for name, value in infos.items() if not name.startswith("_")}
        return _first(seen), float(rewards[0]), bool(ended[0]), False, _first(infos)

    def render(self) -> Any:
        frames = self._games.render()
        return None if frames is None else frames[0]

    def close(self) -> None:
        self._games.close()


def _first(arrays: dict[str, Any]) -> dict[str, Any]:
    return {name: array[0] for name, array in arrays.items()}
