"""Games as they are stored: a seed and the actions, and what the search expected at every turn.

Features and views take four hundred times the room. They are made again by playing the actions.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

FINENESS = 16  # points are stored in parts of this size
MOST_POINTS = 2000.0

Ints = npt.NDArray[np.int64]


class Games(NamedTuple):
    """Games of one number of players, one after the other.

    A turn is everything that a seat decides at once: wealth tiles, a turn, or the calendar.
    """

    seeds: npt.NDArray[np.int64]  # of the deals
    scores: npt.NDArray[np.int16]  # by game and seat, in quarters of a point
    turns: npt.NDArray[np.int16]  # how many each game has
    steps: npt.NDArray[np.uint8]  # how many actions each turn has
    actions: npt.NDArray[np.uint16]
    values: npt.NDArray[np.int16]  # by turn and seat: the points expected before it
    changes: npt.NDArray[np.int64]  # of meddling: the game, the turn before which, and a seed

    def save(self, file: Path) -> None:
        """Write the games; a file that is there is whole, whatever happens meanwhile."""
        unfinished = file.with_name(f"{file.name}.part")
        file.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as stream:
            np.savez_compressed(stream, allow_pickle=False, **self._asdict())
        unfinished.replace(file)

    @classmethod
    def load(cls, file: Path) -> Games:
        with np.load(file) as stored:
            return cls(*(stored[name] for name in cls._fields))

    @property
    def players(self) -> int:
        return int(self.scores.shape[1])

    @property
    def points(self) -> npt.NDArray[np.float64]:
        """The scores in points, by game and seat."""
        return self.scores / 4.0

    def parts(self, games: int) -> list[Games]:
        """The same games, some at a time."""
        return [self._part(first, first + games) for first in range(0, len(self.seeds), games)]

    def _part(self, first: int, last: int) -> Games:
        turns, actions = _ends(self.turns), _ends(self.steps)
        last = min(last, len(self.seeds))
        begin, end = turns[first], turns[last]
        here = (self.changes[:, 0] >= first) & (self.changes[:, 0] < last)
        return Games(
            self.seeds[first:last],
            self.scores[first:last],
            self.turns[first:last],
            self.steps[begin:end],
            self.actions[actions[begin] : actions[end]],
            self.values[begin:end],
            self.changes[here] - np.array([first, 0, 0]),
        )


def joined_games(parts: list[Games]) -> Games:
    """Games from several files as one."""
    before = _ends(np.array([len(part.seeds) for part in parts]))
    moved = [
        part._replace(changes=part.changes + np.array([first, 0, 0]))
        for part, first in zip(parts, before, strict=False)
    ]
    return Games(*(np.concatenate(column) for column in zip(*moved, strict=True)))


def stored_points(points: list[float]) -> list[int]:
    """Points as they are stored in `Games.values`."""
    return [round(FINENESS * max(-MOST_POINTS, min(MOST_POINTS, each))) for each in points]


def _ends(lengths: npt.NDArray[np.generic]) -> Ints:
    """Where each part begins, and where the last one ends."""
    found: Ints = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
    return found
