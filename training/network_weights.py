"""What a network has learned, and the files of it that bots read."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.bots.builtin.weights import NETWORK_PARTS, NETWORK_VERSIONS, learned_file
from tzolkin.search.capacity import Network

from .regression import HATS

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
        """Write the file; one that is there is whole, whatever happens meanwhile."""
        numbers = np.concatenate([part.ravel() for part in self])
        file = _file(folder, players)
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f"{file.name}.part")
        unfinished.write_bytes(numbers.astype("<f4").tobytes())
        unfinished.replace(file)

    @classmethod
    def load(cls, folder: Path, players: int) -> Learned | None:
        """None if nothing was learned yet."""
        if not _file(folder, players).exists():
            return None
        numbers = np.fromfile(_file(folder, players), "<f4")
        shapes = _shapes(numbers.size)
        ends = np.cumsum([rows * columns for rows, columns in shapes])
        parts = np.split(numbers, ends[:-1])
        return cls(*(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)))

    @classmethod
    def loaded(cls, folder: Path, players: int) -> Learned:
        """What was learned for a number of players; FileNotFoundError if nothing was."""
        found = cls.load(folder, players)
        if found is None:
            raise FileNotFoundError(_file(folder, players))
        return found

    @property
    def units(self) -> int:
        return int(self.lift.shape[1])

    def staged(self) -> tuple[list[float], Network]:
        """Weights and network as the search takes them."""
        weights: list[float] = (HATS @ self.linear.astype(np.float64)).ravel().tolist()
        return weights, self.network()

    def widened(self, units: int, seed: int) -> Learned:
        """The same values from more units; those that are new count for nothing yet."""
        more = units - self.units
        rng = np.random.default_rng(seed)
        mixing = rng.normal(size=(len(self.mixing), more)) * self.mixing.std(axis=1, keepdims=True)
        parts = (mixing, np.full((len(self.lift), more), 0.1), np.zeros((len(self.worth), more)))
        wider = (
            np.hstack([old, new]).astype(np.float32)
            for old, new in zip(self[1:], parts, strict=True)
        )
        return Learned(self.linear, *wider)


def _shapes(numbers: int) -> list[tuple[int, int]]:
    """The shapes of the parts of a file; all but the weights have a column for every unit."""
    linear, *others = NETWORK_PARTS.values()
    units = (numbers - linear[0] * linear[1]) // sum(rows for rows, _ in others)
    return [linear, *((rows, units) for rows, _ in others)]


def _file(folder: Path, players: int) -> Path:
    return folder / f"network{players}.bin"


def packaged_networks(players: int, version: int = NETWORK_VERSIONS[-1]) -> Path:
    """Return the folder of the network that a version of the search plays by."""
    return Path(str(learned_file(f"network{players}.bin", version))).parent
