"""How large the memory for looking ahead may be; both doors ask here before they take any."""

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

LEAST_AMPLE = ids.MOST_LEGAL  # with fewer, a turn might not come to an end
MOST_AT_ONCE = constants.POOL - constants.BEST - 8  # leaves room for the ends that are kept
LEAST_NODES = 1 + ids.SEATS  # the root and a round
MOST_NODES = 1_000_000


class Network(NamedTuple):
    """The numbers of a network that corrects the linear value; see `net.py`."""

    mixing: Row  # by input (features, then entries of the view) and unit
    lift: Row  # by turns left and unit
    worth: Row


NETWORK_ROWS = (feature_ids.FEATURES + offsets.LENGTH, feature_ids.STAGES, feature_ids.STAGES)


def check_network(network: Network) -> None:
    """ValueError unless all numbers are there, each row after the other."""
    for name, part, rows in zip(Network._fields, network, NETWORK_ROWS, strict=True):
        if len(part) != rows * constants.UNITS:
            raise ValueError(
                f"{name} needs {rows} times {constants.UNITS} numbers, not {len(part)}"
            )


def check_turns(width: int, ample: int) -> None:
    """ValueError unless every turn can be looked at with these, and fits into the pool."""
    _check("width", width, 1, MOST_AT_ONCE - LEAST_AMPLE)
    _check("ample", ample, LEAST_AMPLE, MOST_AT_ONCE - width)


def check_tree(nodes: int, wide: int, narrow: int, scale: float) -> None:
    """ValueError unless a tree can grow with these; room is reckoned by the wider nodes."""
    _check("nodes", nodes, LEAST_NODES, MOST_NODES)
    _check("wide", wide, 1, constants.BEST)
    _check("narrow", narrow, 1, wide)
    if not scale > 0:
        raise ValueError(f"scale must be above 0, not {scale}")


def edges_for(nodes: int, wide: int, narrow: int) -> int:
    """Own nodes and others are about as many; the last round may be all of the wide kind."""
    return nodes * (wide + narrow) // 2 + 2 * ids.SEATS * wide


def steps_for(edges: int, wide: int) -> int:
    """Actions of all turns: few of them are long, but the last ones may be."""
    return 8 * edges + 512 * wide


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {number}")
