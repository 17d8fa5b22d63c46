"""What features weigh: tuned tables, and plans that people wrote."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import IO, NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.search import terms
from tzolkin.search.sizes import Network

KNOTS = (0, 1, 4, 8, 14, 20, 27)  # turns left for which weights are stored
Weight = tuple[float, float]  # at the end, and that much more at the start
Plan = dict[str, Weight]  # by feature
Singles = npt.NDArray[np.float32]

# How much each knot counts, for every number of turns left: straight from knot to knot.
HATS = np.array([np.interp(range(terms.STAGES), KNOTS, row) for row in np.eye(len(KNOTS))]).T


class Learned(NamedTuple):
    """What tuning the network found, by knot."""

    linear: Singles
    mixing: Singles  # by input, the same for all knots
    lift: Singles
    worth: Singles

    def network(self) -> Network:
        parts = (self.mixing, HATS @ self.lift, HATS @ self.worth)
        return Network(*(part.astype(np.float64).ravel() for part in parts))


@cache
def tuned(players: int) -> list[float]:
    """The weights found by `tuning/linear.py`, for every number of turns left."""
    return staged(by_knots(players))


def by_knots(players: int) -> npt.NDArray[np.float64]:
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return np.array(json.loads(text)["weights"][str(players)])


@cache
def learned(players: int) -> tuple[list[float], Network]:
    """Weights and the network that corrects them, found by `tuning/network.py`."""
    with files(__package__).joinpath("network.npz").open("rb") as file:
        found = load_learned(file)[players]
    return staged(found.linear), found.network()


def load_learned(file: IO[bytes]) -> dict[int, Learned]:
    """All that is in a file, by number of players."""
    with np.load(file) as parts:
        counts = {int(name.rpartition(" ")[2]) for name in parts}
        return {
            players: Learned(*(parts[f"{name} {players}"] for name in Learned._fields))
            for players in counts
        }


def save_learned(file: IO[bytes], made: dict[int, Learned]) -> None:
    parts = {
        f"{name} {players}": part
        for players, one in made.items()
        for name, part in one._asdict().items()
    }
    np.savez_compressed(file, **parts)


def staged(table: npt.ArrayLike) -> list[float]:
    """Weights for all numbers of turns left."""
    found: list[float] = (HATS @ np.asarray(table)).ravel().tolist()
    return found


def written(plan: Plan) -> list[float]:
    """The weights of a plan. With no turn left, nothing is worth what needs one."""
    table = [[0.0] * terms.FEATURES for _ in KNOTS]
    for name, (at_end, more_at_start) in plan.items():
        term = feature(name)
        for row, knot in zip(table, KNOTS, strict=True):
            row[term] = at_end + more_at_start * knot / KNOTS[-1]
    return staged(table)


def feature(name: str) -> int:
    """The number of a feature by its name: `corn`, or `level 4` for the fifth of a group."""
    group, _, place = name.partition(" ")
    number: int = getattr(terms, group.upper())
    return number + int(place or 0)
