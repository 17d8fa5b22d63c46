"""The search without a compiler: the sources, run as ordinary Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..encoding import feature_ids
from ..rules import ids
from ..rules._plain import Board
from ..rules.sources import plain_module
from ..rules.state import Layout, State
from . import capacity, constants, memory
from .capacity import Network

Record = TypeVar("Record")

if TYPE_CHECKING:
    from . import network as _network
    from . import tree as _tree
    from . import turns as _turns
    from . import value as _value
else:
    _network = plain_module("search", "network")
    _tree = plain_module("search", "tree")
    _turns = plain_module("search", "turns")
    _value = plain_module("search", "value")


def _read(data: bytes) -> State:
    return Board.from_bytes(data).state


def _filled(record: Record, struct: str, sizes: dict[str, int]) -> Record:
    """Fill a record with zeros; `sizes` gives the lengths of pointers by their field."""
    for name, layout in memory.STRUCTS[struct].items():
        setattr(record, name, _zeros(layout, sizes.get(name, layout.length)))
    return record


def _zeros(layout: Layout, length: int) -> Any:
    if layout.code == "S":
        return [State() for _ in range(length)]
    zero: float = 0.0 if layout.code == "d" else 0
    return zero if length == 1 else [zero] * length


class TurnFinder:
    """Finds the best ways to play a turn by a linear value and, if given, a network."""

    def __init__(
        self,
        weights: Sequence[float],
        beam_width: int,
        position_limit: int,
        rivalry: float,
        network: Network | None = None,
    ) -> None:
        if len(weights) != feature_ids.STAGES * feature_ids.FEATURES:
            needed = feature_ids.STAGES * feature_ids.FEATURES
            raise ValueError(f"{needed} weights are needed, not {len(weights)}")
        capacity.check_turns(beam_width, position_limit)
        self.pool = _filled(memory.TurnPool(), "CTurnPool", {})
        self.pool.weights = list(weights)
        self.pool.beam_width = beam_width
        self.pool.position_limit = position_limit
        self.pool.rivalry = rivalry
        if network is not None:
            capacity.check_network(network)
            self.pool.mixing, self.pool.lift, self.pool.worth = (part.tolist() for part in network)
            self.pool.has_net = 1

    @property
    def evaluations(self) -> int:
        return self.pool.evaluations

    def find(self, data: bytes, most: int) -> list[tuple[float, list[int]]]:
        """Return up to `most` turns as (value, action ids), the best first."""
        _turns.find(self.pool, _read(data), min(most, constants.BEST))
        return [self._turn(slot) for slot in self.pool.best[: self.pool.best_size]]

    def value(self, data: bytes, seat: int) -> float:
        """Return the points with which a seat will probably end."""
        _network.reset(self.pool)
        return _value.value(self.pool, _read(data), seat)

    def _turn(self, slot: int) -> tuple[float, list[int]]:
        value = self.pool.values[slot]
        actions: list[int] = []
        while slot != 0:
            actions.append(self.pool.actions[slot])
            slot = self.pool.parents[slot]
        return value, actions[::-1]


class Tree:
    """A tree search from one position; see `tree.py`."""

    def __init__(
        self,
        finder: TurnFinder,
        nodes: int,
        own_branching: int,
        beam_width: int,
        position_limit: int,
        other_branching: int,
        other_beam_width: int,
        other_position_limit: int,
        rivalry: float,
        exploration: float,
        scale: float,
    ) -> None:
        capacity.check_tree(nodes, own_branching, other_branching, scale)
        capacity.check_turns(beam_width, position_limit)
        capacity.check_turns(other_beam_width, other_position_limit)
        self.finder = finder
        edges = capacity.edges_for(nodes, own_branching, other_branching)
        steps = capacity.steps_for(edges, own_branching)
        self.tree = _filled(memory.Tree(), "CTree", _sizes(nodes, edges, steps))
        tree = self.tree
        tree.own_branching = own_branching
        tree.beam_width = beam_width
        tree.position_limit = position_limit
        tree.other_branching = other_branching
        tree.other_beam_width = other_beam_width
        tree.other_position_limit = other_position_limit
        tree.rivalry, tree.exploration, tree.scale = rivalry, exploration, scale
        tree.most_nodes, tree.most_edges, tree.most_steps = nodes, edges, steps

    def set_root(self, data: bytes, seed: int) -> None:
        """Discard the tree and begin a new one at a position."""
        self.tree.rng[0] = seed
        _tree.set_root(self.tree, self.finder.pool, _read(data))

    @property
    def nodes(self) -> int:
        return self.tree.nodes

    def grow(self, simulations: int) -> int:
        """Run simulations, fewer if the memory becomes full, and return how many."""
        return _tree.grow(self.tree, self.finder.pool, simulations)

    def turns_at_root(self) -> list[tuple[int, float, list[int]]]:
        """Return the turns found at the root as (visits, mean utility, action ids)."""
        first = self.tree.first_edge[0]
        return [self._edge(edge) for edge in range(first, first + self.tree.edge_count[0])]

    def points_at_root(self) -> list[float]:
        """Return the points with which each seat will probably end: the mean of all leaves."""
        leaves = self.tree.visits[0]
        found = self.tree.root_points if leaves else self.tree.points
        return [points / max(1, leaves) for points in found[: self.tree.states[0].players]]

    def _edge(self, edge: int) -> tuple[int, float, list[int]]:
        begin = self.tree.edge_first_step[edge]
        actions = self.tree.step_action[begin : begin + self.tree.edge_step_count[edge]]
        visits = self.tree.edge_visits[edge]
        return visits, self.tree.edge_total[edge] / (visits + 1), actions


def _sizes(nodes: int, edges: int, steps: int) -> dict[str, int]:
    """Return the lengths of the lists of a tree, by field."""
    by_node = ("states", "visits", "first_edge", "edge_count", "sibling")
    pointers = (name for name, layout in memory.STRUCTS["CTree"].items() if layout.length == 0)
    sizes = {name: nodes if name in by_node else edges for name in pointers}
    by_seat = dict.fromkeys(("utility", "points"), ids.SEATS * nodes)
    return sizes | by_seat | {"step_action": steps}
