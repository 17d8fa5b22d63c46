"""What a network has learned, and the files of it that bots read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.bots.builtin.weights import LEARNED
from tzolkin.search.sizes import Network

from .fitting import HATS

if TYPE_CHECKING:
    from pathlib import Path

Singles = npt.NDArray[np.float32]


class Learned(NamedTuple):
    """Weights by knot, but for the mixing, which goes by input."""

    linear: Singles
    mixing: Singles
    lift: Singles
    worth: Singles

    def network(self) -> Network:
        parts = (self.mixing, HATS @ self.lift, HATS @ self.worth)
        return Network(*(part.astype(np.float64).ravel() for part in parts))

    def save(self, folder: Path, players: int) -> None:
        numbers = np.concatenate([part.ravel() for part in self])
        _file(folder, players).write_bytes(numbers.astype("<f4").tobytes())

    @classmethod
    def load(cls, folder: Path, players: int) -> Learned | None:
        """None if nothing was learned yet."""
        if not _file(folder, players).exists():
            return None
        numbers = np.fromfile(_file(folder, players), "<f4")
        shapes = list(LEARNED.values())
        ends = np.cumsum([rows * columns for rows, columns in shapes])
        parts = np.split(numbers, ends[:-1])
        return cls(*(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)))


def _file(folder: Path, players: int) -> Path:
    return folder / f"network{players}.bin"
