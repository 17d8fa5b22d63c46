"""`Batch`: many games in one buffer of states, stepped together in native code."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from tzolkin.rules import ids
from tzolkin.rules.engine import Board, engine
from tzolkin.rules.state import SIZE

from . import value_checks
from .game import Game
from .value_checks import short_repr


def _check_seeds(seeds: npt.ArrayLike, games: int) -> npt.NDArray[np.uint64]:
    """Return seeds as exact as in `Game.new`; NumPy would turn large ones in a list into floats."""
    given = np.asarray(seeds)
    if given.shape != (games,):
        raise ValueError(f"{games} games need {games} seeds, not an array of shape {given.shape}")
    if given.dtype.kind not in "iu":
        given = np.asarray(seeds, dtype=object)
    for seed in given.tolist():
        value_checks.check_seed(seed)
    return np.array(given.tolist(), dtype=np.uint64)


class Batch:
    """N games side by side in contiguous arrays.

    `masks[i, a]` says whether action id `a` is legal in game `i`, `seats[i]` who decides there (-1
    when it is over). Every `step` updates both. It runs without the interpreter lock: give each
    thread a batch of its own, or `split` one.
    """

    def __init__(self, states: npt.NDArray[np.uint8], players: int) -> None:
        """Use `Batch.new` or `Batch.of` instead."""
        if states.dtype != np.uint8 or states.shape != (len(states), SIZE):
            raise ValueError(
                f"states are rows of {SIZE} bytes, not {states.dtype} of shape {states.shape}"
            )
        self.states = np.ascontiguousarray(states)
        self.players = players
        self._masks = np.zeros((len(states), ids.ACTIONS), dtype=np.uint8)
        self._seats = np.zeros(len(states), dtype=np.int8)
        self._expose()
        engine.batch_describe(self.states, self._masks, self._seats)

    def _expose(self) -> None:
        """Expose read-only views: a mask changed from outside would let illegal actions through."""
        self.masks = self._masks.view()
        self.seats = self._seats.view()
        self.masks.flags.writeable = False
        self.seats.flags.writeable = False

    @classmethod
    def new(cls, games: int, players: int = 4, seeds: npt.ArrayLike | None = None) -> Batch:
        """Deal games from seeds, by default 0, 1, 2, ..."""
        value_checks.check_players(players)
        if isinstance(games, bool) or not isinstance(games, int) or not 0 <= games < 2**31:
            raise ValueError(f"a batch has a whole number of games, not {short_repr(games)}")
        given = (
            _check_seeds(seeds, games) if seeds is not None else np.arange(games, dtype=np.uint64)
        )
        states = np.zeros((games, SIZE), dtype=np.uint8)
        engine.batch_deal(states, players, given)
        return cls(states, players)

    @classmethod
    def of(cls, games: Iterable[Game]) -> Batch:
        """Copy games in progress, all with the same number of players."""
        given = list(games)
        if not all(isinstance(game, Game) for game in given):
            raise TypeError("a batch is made of games")
        if len({game.players for game in given}) != 1:
            raise ValueError("a batch needs games, all with the same number of players")
        rows = [np.frombuffer(game.board.to_bytes(), dtype=np.uint8) for game in given]
        return cls(np.stack(rows), given[0].players)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return self._seats < 0

    def step(
        self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_] | None = None
    ) -> npt.NDArray[np.uint8]:
        """Play one action id in every game and return the new masks.

        With `where`, a flag for every game, play only in games whose flag is set. Games that are
        over ignore their action. If an action is illegal, raise ValueError and play nothing.
        """
        given = np.ascontiguousarray(actions, dtype=None if len(self) else np.int16)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(
                f"a step needs {len(self)} action ids, not {given.dtype} of shape {given.shape}"
            )
        short = given
        if given.dtype != np.int16:
            short = given.clip(-1, ids.ACTIONS).astype(np.int16)
        named = self._flags(where).view(np.uint8)
        wrong = engine.batch_step(self.states, short, self._masks, self._seats, named)
        if wrong >= 0:
            raise ValueError(f"action id {int(given[wrong])} is not legal in game {wrong}")
        return self.masks

    def _flags(self, where: npt.NDArray[np.bool_] | None) -> npt.NDArray[np.bool_]:
        if where is None:
            return np.ones(len(self), dtype=np.bool_)
        given = np.asarray(where)
        if given.shape != (len(self),) or given.dtype != np.bool_:
            raise ValueError(
                f"where is {len(self)} flags, not {given.dtype} of shape {given.shape}"
            )
        return np.ascontiguousarray(given)

    def replace(self, numbers: npt.NDArray[np.intp], others: Batch) -> None:
        """Replace the games with these numbers by the games of another batch."""
        if others.players != self.players:
            raise ValueError(
                f"games of {self.players} players are not replaced by games of {others.players}"
            )
        if len(numbers) != len(others):
            raise ValueError(f"{len(numbers)} games are not replaced by {len(others)}")
        self.states[numbers] = others.states
        self._masks[numbers] = others._masks
        self._seats[numbers] = others._seats

    def split(self, parts: int) -> list[Batch]:
        """Return batches over parts of the same buffers, for one thread each."""
        if parts < 1:
            raise ValueError(f"a batch is split into at least 1 part, not {short_repr(parts)}")
        edges = np.linspace(0, len(self), parts + 1).astype(int)
        return [self._part(low, high) for low, high in pairwise(edges)]

    def _part(self, low: int, high: int) -> Batch:
        part = Batch.__new__(Batch)
        part.players = self.players
        part.states = self.states[low:high]
        part._masks = self._masks[low:high]
        part._seats = self._seats[low:high]
        part._expose()
        return part

    def __reduce__(self) -> tuple[type[Batch], tuple[npt.NDArray[np.uint8], int]]:
        """Pickle without the masks: they are views, which a copy must create itself."""
        return Batch, (self.states.copy(), self.players)

    def scores(self) -> npt.NDArray[np.float64]:
        """Return points by game and seat; they are final where a game is over."""
        quarters = np.zeros((len(self), self.players), dtype=np.int16)
        engine.batch_quarters(self.states, quarters)
        return quarters / 4

    def winners(self) -> npt.NDArray[np.bool_]:
        """Return by game and seat who has won; nobody has where a game is not over."""
        won = np.zeros((len(self), self.players), dtype=np.uint8)
        engine.batch_winners(self.states, won)
        return won.view(np.bool_) & self.over[:, None]

    def game(self, number: int) -> Game:
        """Return a copy of one game."""
        return Game(Board.from_bytes(self.states[number].tobytes()))

    def random_actions(self, rng: Any) -> npt.NDArray[np.int16]:
        """Draw a random legal action id for every game from a NumPy generator; 0 where over."""
        chosen = np.zeros(len(self), dtype=np.int16)
        engine.batch_choose(self._masks, int(rng.integers(2**63)), chosen)
        return chosen
