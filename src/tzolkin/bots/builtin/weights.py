"""The weights of features: tuned tables, the networks of the search, and plans written by hand.

What was learned lies in `learned/`, in a folder for each version. A version holds the files that
are new in it and otherwise has those of the version before.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, islice
from typing import TYPE_CHECKING

from tzolkin.encoding import feature_ids
from tzolkin.search import constants
from tzolkin.search.capacity import NETWORK_ROWS, Network

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

KNOTS = (0, 1, 4, 8, 14, 20, 27)  # numbers of turns left for which weights are stored
LINEAR_VERSIONS = (1,)  # of `weights.json`
NETWORK_VERSIONS = (1, 2)  # of the networks

Weight = tuple[float, float]  # at the end of the game, and how much more at its start
Plan = dict[str, Weight]  # by the name of a feature
Table = Sequence[Sequence[float]]  # by knot or input, and feature or unit

# What `networkN.bin` holds, in this order, as float32: rows and columns.
NETWORK_PARTS = {
    "linear": (len(KNOTS), feature_ids.FEATURES),
    "mixing": (NETWORK_ROWS[0], constants.UNITS),
    "lift": (len(KNOTS), constants.UNITS),
    "worth": (len(KNOTS), constants.UNITS),
}


@cache
def linear_weights(players: int, version: int = LINEAR_VERSIONS[-1]) -> list[float]:
    """Return the weights found by `training/train_linear.py`, for each number of turns left."""
    return interpolate(linear_table(players, version))


def linear_table(players: int, version: int = LINEAR_VERSIONS[-1]) -> Table:
    text = learned_file("weights.json", version).read_text(encoding="utf-8")
    table: Table = json.loads(text)["weights"][str(players)]
    return table


@cache
def network_weights(
    players: int, version: int = NETWORK_VERSIONS[-1]
) -> tuple[list[float], Network]:
    """Return the weights and the network that corrects them, as `training` has found them."""
    numbers = array("f", learned_file(f"network{players}.bin", version).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    parts = iter(numbers)
    linear, mixing, lift, worth = (_rows(parts, *shape) for shape in NETWORK_PARTS.values())
    network = (list(chain(*mixing)), interpolate(lift), interpolate(worth))
    return interpolate(linear), Network(*(array("d", part) for part in network))


def learned_file(name: str, version: int) -> Traversable:
    """Return a file of a version, or of the last version before it that has the file."""
    folder = files(__package__) / "learned"
    found = (folder / str(each) / name for each in range(version, 0, -1))
    return next(file for file in found if file.is_file())


def _rows(numbers: Iterator[float], rows: int, columns: int) -> Table:
    return [list(islice(numbers, columns)) for _ in range(rows)]


def interpolate(table: Table) -> list[float]:
    """Return weights for all numbers of turns left, by linear interpolation between knots."""
    return [weight for turns in range(feature_ids.STAGES) for weight in _weights_at(table, turns)]


def _weights_at(table: Table, turns: int) -> list[float]:
    after = next(number for number, knot in enumerate(KNOTS) if knot >= turns)
    before = max(0, after - 1)
    span = KNOTS[after] - KNOTS[before]
    share = (turns - KNOTS[before]) / span if span else 1.0
    pairs = zip(table[before], table[after], strict=True)
    return [(1 - share) * low + share * high for low, high in pairs]


def plan_weights(plan: Plan) -> list[float]:
    """Return the weights of a plan for each number of turns left."""
    table = [[0.0] * feature_ids.FEATURES for _ in KNOTS]
    for name, (at_end, more_at_start) in plan.items():
        term = feature_number(name)
        for row, knot in zip(table, KNOTS, strict=True):
            row[term] = at_end + more_at_start * knot / KNOTS[-1]
    return interpolate(table)


def feature_number(name: str) -> int:
    """Return the number of a feature: `corn`, or `level 4` for the fifth of a group."""
    group, _, place = name.partition(" ")
    number: int = getattr(feature_ids, group.upper())
    return number + int(place or 0)
