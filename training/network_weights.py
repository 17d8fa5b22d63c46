"""The weights of the linear value and the network, and the files from which bots load them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.bots.builtin.weights import NETWORK_PARTS, NETWORK_VERSIONS, learned_file
from tzolkin.search.capacity import Network

from .knots import KNOT_BASIS

FloatArray = npt.NDArray[np.float32]


class NetworkWeights(NamedTuple):
    """The linear value and a network with one hidden layer that corrects it.

    `network4.bin` and the like hold the parts in this order. Inputs of the network are the
    features, then the entries of the encoded view.
    """

    linear: FloatArray  # by knot and feature
    mixing: FloatArray  # weights of the hidden layer, by input and unit
    lift: FloatArray  # biases of the hidden layer, by knot and unit
    worth: FloatArray  # output weights, by knot and unit

    @classmethod
    def find(cls, folder: Path, players: int) -> NetworkWeights | None:
        """Return the network for a number of players, or None if the folder has none."""
        file = network_file(folder, players)
        return cls._read(file) if file.exists() else None

    @classmethod
    def load(cls, folder: Path, players: int) -> NetworkWeights:
        """Return the network for a number of players, or raise FileNotFoundError."""
        return cls._read(network_file(folder, players))

    @classmethod
    def _read(cls, file: Path) -> NetworkWeights:
        numbers = np.fromfile(file, "<f4")
        shapes = _shapes(numbers.size)
        ends = np.cumsum([rows * columns for rows, columns in shapes])
        parts = np.split(numbers, ends[:-1])
        return cls(*(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)))

    def save(self, folder: Path, players: int) -> None:
        """Write the file. It is replaced at once, so that a crash leaves the old one or the new."""
        numbers = np.concatenate([part.ravel() for part in self])
        file = network_file(folder, players)
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f"{file.name}.part")
        unfinished.write_bytes(numbers.astype("<f4").tobytes())
        unfinished.replace(file)

    @property
    def units(self) -> int:
        """The number of hidden units."""
        return int(self.lift.shape[1])

    def to_linear(self) -> list[float]:
        """Return the weights of the linear value for each number of turns left."""
        weights: list[float] = (KNOT_BASIS @ self.linear.astype(np.float64)).ravel().tolist()
        return weights

    def to_network(self) -> Network:
        """Return the network for each number of turns left, as the search takes it."""
        parts = (self.mixing, KNOT_BASIS @ self.lift, KNOT_BASIS @ self.worth)
        return Network(*(part.astype(np.float64).ravel() for part in parts))

    def widen(self, units: int, seed: int) -> NetworkWeights:
        """Return a network with more units that values positions as before.

        The new units have random inputs, and zeros as output weights.
        """
        more = units - self.units
        rng = np.random.default_rng(seed)
        mixing = rng.normal(size=(len(self.mixing), more)) * self.mixing.std(axis=1, keepdims=True)
        parts = (mixing, np.full((len(self.lift), more), 0.1), np.zeros((len(self.worth), more)))
        wider = (
            np.hstack([old, new]).astype(np.float32)
            for old, new in zip(self[1:], parts, strict=True)
        )
        return NetworkWeights(self.linear, *wider)


def _shapes(numbers: int) -> list[tuple[int, int]]:
    """Return the shapes of the parts in a file of some size; networks differ in their units."""
    linear, *others = NETWORK_PARTS.values()
    units = (numbers - linear[0] * linear[1]) // sum(rows for rows, _ in others)
    return [linear, *((rows, units) for rows, _ in others)]


def network_file(folder: Path, players: int) -> Path:
    """Return the file of the network for a number of players."""
    return folder / f"network{players}.bin"


def packaged_networks(players: int, version: int = NETWORK_VERSIONS[-1]) -> Path:
    """Return the folder of the network that a version of the search bot uses."""
    return Path(str(learned_file(f"network{players}.bin", version))).parent
