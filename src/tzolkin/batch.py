"""Many games at once: one buffer of states, stepped together in native code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from .game import Game
from .rules import ids
from .rules.engine import Board, engine
from .rules.state import SIZE


class Batch:
    """N games side by side in contiguous arrays.

    `masks[i, a]` tells whether action id `a` is legal in game `i`, `seats[i]` who decides there (-1
    when it is over). Both are renewed by every `step`, which runs without the interpreter lock:
    give each thread a batch of its own, or `split` one.
    """

    def __init__(self, states: npt.NDArray[np.uint8]) -> None:
        """Use `Batch.new` or `Batch.of` instead."""
        self.states = states
        self._masks = np.zeros((len(states), ids.ACTIONS), dtype=np.uint8)
        self._seats = np.zeros(len(states), dtype=np.int8)
        self._publish()
        engine.batch_describe(self.states, self._masks, self._seats)

    def _publish(self) -> None:
        """Read-only windows: a mask changed from outside would let illegal actions through."""
        self.masks = self._masks.view()
        self.seats = self._seats.view()
        self.masks.flags.writeable = False
        self.seats.flags.writeable = False

    @classmethod
    def new(cls, games: int, players: int = 4, seeds: npt.ArrayLike | None = None) -> Batch:
        """Deal games from seeds, by default 0, 1, 2, ..."""
        if not 2 <= players <= 4:
            raise ValueError(f"a game has 2, 3 or 4 players, not {players!r}")
        given = np.arange(games) if seeds is None else np.asarray(seeds)
        if given.shape != (games,):
            raise ValueError(
                f"{games} games need {games} seeds, not an array of shape {given.shape}"
            )
        states = np.zeros((games, SIZE), dtype=np.uint8)
        engine.batch_deal(states, players, np.ascontiguousarray(given, dtype=np.uint64))
        return cls(states)

    @classmethod
    def of(cls, games: Sequence[Game]) -> Batch:
        """Copies of games in progress, all with the same number of players."""
        if len({game.players for game in games}) != 1:
            raise ValueError("a batch needs games, all with the same number of players")
        rows = [np.frombuffer(game._board.to_bytes(), dtype=np.uint8) for game in games]
        return cls(np.stack(rows))

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return self._seats < 0

    def step(self, actions: npt.ArrayLike) -> npt.NDArray[np.uint8]:
        """Play one action id in every game and give the new masks.

        Games that are over ignore theirs. An illegal one raises ValueError, and nothing is played.
        """
        given = np.ascontiguousarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(
                f"a step needs {len(self)} action ids, not {given.dtype} of shape {given.shape}"
            )
        if given.dtype != np.int16:
            given = given.clip(-1, ids.ACTIONS).astype(np.int16)
        wrong = engine.batch_step(self.states, given, self._masks, self._seats)
        if wrong >= 0:
            raise ValueError(f"action id {int(given[wrong])} is not legal in game {wrong}")
        return self.masks

    def split(self, parts: int) -> list[Batch]:
        """Batches over parts of the same buffers, for one thread each."""
        edges = np.linspace(0, len(self), parts + 1).astype(int)
        return [self._part(low, high) for low, high in pairwise(edges)]

    def _part(self, low: int, high: int) -> Batch:
        part = Batch.__new__(Batch)
        part.states = self.states[low:high]
        part._masks = self._masks[low:high]
        part._seats = self._seats[low:high]
        part._publish()
        return part

    def scores(self) -> npt.NDArray[np.float64]:
        """Points by game and seat; final where a game is over."""
        players = Board.from_bytes(self.states[0].tobytes()).players
        quarters = np.zeros((len(self), players), dtype=np.int16)
        engine.batch_quarters(self.states, quarters)
        return quarters / 4

    def game(self, number: int) -> Game:
        """A copy of one game, to look at it."""
        return Game(Board.from_bytes(self.states[number].tobytes()))

    def random_actions(self, rng: Any) -> npt.NDArray[np.int16]:
        """A random legal action id for every game, from a NumPy generator; 0 where it is over."""
        noise = rng.random(self._masks.shape, dtype=np.float32)
        chosen: npt.NDArray[np.int16] = (noise * self._masks).argmax(axis=1).astype(np.int16)
        return chosen
