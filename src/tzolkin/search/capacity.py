"""Limits and sizes of the memory of the search; both engines check them before allocating."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..encoding import feature_ids, offsets
from ..rules import ids
from . import constants

if TYPE_CHECKING:
    from array import array

    import numpy as np
    import numpy.typing as npt

    Row = array[float] | npt.NDArray[np.float64]

LEAST_POSITIONS = ids.MOST_LEGAL  # with fewer, a turn might not come to an end
MOST_AT_ONCE = constants.POOL - constants.BEST - 8  # leaves room for the ends that are kept
LEAST_NODES = 1 + ids.SEATS  # the root and a round
MOST_NODES = 1_000_000


class Network(NamedTuple):
    """The weights of a network that corrects the linear value; see `network.py`."""

    mixing: Row  # weights of the inputs (features, then entries of the view), by input and unit
    lift: Row  # biases of the units, by turns left and unit
    worth: Row  # output weights, by turns left and unit


NETWORK_ROWS = (feature_ids.FEATURES + offsets.LENGTH, feature_ids.STAGES, feature_ids.STAGES)


def check_network(network: Network) -> None:
    """Raise ValueError unless the network has all its numbers."""
    for name, part, rows in zip(Network._fields, network, NETWORK_ROWS, strict=True):
        if len(part) != rows * constants.UNITS:
            raise ValueError(
                f"{name} needs {rows} times {constants.UNITS} numbers, not {len(part)}"
            )


def check_turns(beam_width: int, position_limit: int) -> None:
    """Raise ValueError unless every turn can be searched with these limits, within the pool."""
    _check("beam_width", beam_width, 1, MOST_AT_ONCE - LEAST_POSITIONS)
    _check("position_limit", position_limit, LEAST_POSITIONS, MOST_AT_ONCE - beam_width)


def check_tree(nodes: int, own_branching: int, other_branching: int, scale: float) -> None:
    """Raise ValueError unless a tree can grow with these sizes; own nodes have more edges."""
    _check("nodes", nodes, LEAST_NODES, MOST_NODES)
    _check("own_branching", own_branching, 1, constants.BEST)
    _check("other_branching", other_branching, 1, own_branching)
    if not scale > 0:
        raise ValueError(f"scale must be above 0, not {scale}")


def edges_for(nodes: int, own_branching: int, other_branching: int) -> int:
    """Return how many edges fit: half of the nodes are own ones, in the last round perhaps all."""
    return nodes * (own_branching + other_branching) // 2 + 2 * ids.SEATS * own_branching


def steps_for(edges: int, own_branching: int) -> int:
    """Return how many actions fit: most turns are short, but the last ones may be long."""
    return 8 * edges + 512 * own_branching


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {number}")
