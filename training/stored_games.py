"""Files of games: seeds, actions, and what the search expected at every turn (`.npz`).

A game takes about a kilobyte. Features and encoded views would take four hundred times the room, so
`positions.py` computes them by playing the actions again.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

STEPS_PER_POINT = 16  # expected points are stored as multiples of 1/16
MOST_POINTS = 2000.0

Ints = npt.NDArray[np.int64]


class StoredGames(NamedTuple):
    """Games of one number of players, one after the other.

    Each field is an array of the file. A turn is everything that a seat decides at once: wealth
    tiles, a turn, or the calendar.
    """

    seeds: npt.NDArray[np.int64]  # of the deals
    scores: npt.NDArray[np.int16]  # by game and seat, in quarters of a point
    turns: npt.NDArray[np.int16]  # the number of turns of each game
    steps: npt.NDArray[np.uint8]  # the number of actions of each turn
    actions: npt.NDArray[np.uint16]
    values: npt.NDArray[np.int16]  # by turn and seat: expected points before it, in steps
    changes: npt.NDArray[np.int64]  # perturbations: the game, the turn before which, and a seed

    def save(self, file: Path) -> None:
        """Write the file. It is replaced at once, so that a crash leaves the old one or the new."""
        unfinished = file.with_name(f"{file.name}.part")
        file.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as stream:
            np.savez_compressed(stream, allow_pickle=False, **self._asdict())
        unfinished.replace(file)

    @classmethod
    def load(cls, file: Path) -> StoredGames:
        with np.load(file) as arrays:
            return cls(*(arrays[name] for name in cls._fields))

    @property
    def players(self) -> int:
        return int(self.scores.shape[1])

    @property
    def points(self) -> npt.NDArray[np.float64]:
        """The final scores in points, by game and seat."""
        return self.scores / 4.0

    def split(self, games: int) -> list[StoredGames]:
        """Return the games in parts of some size; the last part may be smaller."""
        return [self._slice(first, first + games) for first in range(0, len(self.seeds), games)]

    def _slice(self, first: int, last: int) -> StoredGames:
        turns, actions = _offsets(self.turns), _offsets(self.steps)
        last = min(last, len(self.seeds))
        begin, end = turns[first], turns[last]
        here = (self.changes[:, 0] >= first) & (self.changes[:, 0] < last)
        return StoredGames(
            self.seeds[first:last],
            self.scores[first:last],
            self.turns[first:last],
            self.steps[begin:end],
            self.actions[actions[begin] : actions[end]],
            self.values[begin:end],
            self.changes[here] - np.array([first, 0, 0]),
        )


def concatenate_games(parts: list[StoredGames]) -> StoredGames:
    offsets = _offsets(np.array([len(part.seeds) for part in parts]))
    moved = [
        part._replace(changes=part.changes + np.array([offset, 0, 0]))
        for part, offset in zip(parts, offsets, strict=False)
    ]
    return StoredGames(*(np.concatenate(column) for column in zip(*moved, strict=True)))


def encode_points(points: list[float]) -> list[int]:
    """Return points as `StoredGames.values` holds them."""
    return [round(STEPS_PER_POINT * max(-MOST_POINTS, min(MOST_POINTS, each))) for each in points]


def _offsets(lengths: npt.NDArray[np.generic]) -> Ints:
    """Return the index at which each part begins, and the one at which the last part ends."""
    offsets: Ints = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
    return offsets
