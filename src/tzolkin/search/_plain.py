"""The same search without a compiler: the sources, run as ordinary Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..encoding import feature_ids
from ..rules import ids
from ..rules.sources import plain_module
from ..rules.state import SIZE, Layout, State
from . import capacity, constants, memory
from .capacity import Network

_net = plain_module("search", "net")
_tree = plain_module("search", "tree")
_turns = plain_module("search", "turns")
_value = plain_module("search", "value")


def _read(data: bytes) -> State:
    if len(data) != SIZE:
        raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
    return State.unpack(bytes(data))


def _filled(record: Any, struct: str, sizes: dict[str, int]) -> Any:
    """A record of zeros; pointers become lists of the size given for their first word."""
    for name, layout in memory.STRUCTS[struct].items():
        setattr(record, name, _zeros(layout, sizes.get(name, layout.length)))
    return record


def _zeros(layout: Layout, length: int) -> Any:
    if layout.code == "S":
        return [State() for _ in range(length)]
    zero: float = 0.0 if layout.code == "d" else 0
    return zero if length == 1 else [zero] * length


class Turns:
    """Finds the best ways to play a turn, by a linear value."""

    def __init__(
        self,
        weights: Sequence[float],
        width: int,
        ample: int,
        rivalry: float,
        network: Network | None = None,
    ) -> None:
        if len(weights) != feature_ids.STAGES * feature_ids.FEATURES:
            needed = feature_ids.STAGES * feature_ids.FEATURES
            raise ValueError(f"{needed} weights are needed, not {len(weights)}")
        capacity.check_turns(width, ample)
        self.t: memory.Turns = _filled(memory.Turns(), "CTurns", {})
        self.t.weights = list(weights)
        self.t.width = width
        self.t.ample = ample
        self.t.rivalry = rivalry
        if network is not None:
            capacity.check_network(network)
            self.t.mixing, self.t.lift, self.t.worth = (part.tolist() for part in network)
            self.t.has_net = 1

    @property
    def valued(self) -> int:
        return self.t.valued

    def look(self, data: bytes, most: int) -> list[tuple[float, list[int]]]:
        """The best turns as (value, action ids), the best first."""
        _turns.look(self.t, _read(data), min(most, constants.BEST))
        return [self._turn(slot) for slot in self.t.best[: self.t.best_size]]

    def value(self, data: bytes, seat: int) -> float:
        """The points that a seat will probably end with."""
        _net.forget(self.t)
        return float(_value.value(self.t, _read(data), seat))

    def _turn(self, slot: int) -> tuple[float, list[int]]:
        value = self.t.values[slot]
        actions: list[int] = []
        while slot != 0:
            actions.append(self.t.actions[slot])
            slot = self.t.parents[slot]
        return value, actions[::-1]


class Tree:
    """A tree search from one position."""

    def __init__(
        self,
        turns: Turns,
        nodes: int,
        wide: int,
        width: int,
        ample: int,
        narrow: int,
        width_others: int,
        ample_others: int,
        rivalry: float,
        curiosity: float,
        scale: float,
    ) -> None:
        capacity.check_tree(nodes, wide, narrow, scale)
        capacity.check_turns(width, ample)
        capacity.check_turns(width_others, ample_others)
        self.turns = turns
        edges = capacity.edges_for(nodes, wide, narrow)
        steps = capacity.steps_for(edges, wide)
        self.tree: memory.Tree = _filled(memory.Tree(), "CTree", _sizes(nodes, edges, steps))
        tree = self.tree
        tree.wide, tree.width, tree.ample = wide, width, ample
        tree.narrow, tree.width_others, tree.ample_others = narrow, width_others, ample_others
        tree.rivalry, tree.curiosity, tree.scale = rivalry, curiosity, scale
        tree.most_nodes, tree.most_edges, tree.most_steps = nodes, edges, steps

    def plant(self, data: bytes, seed: int) -> None:
        self.tree.rng[0] = seed
        _tree.plant(self.tree, self.turns.t, _read(data))

    @property
    def nodes(self) -> int:
        return self.tree.nodes

    def grow(self, simulations: int) -> int:
        """Look further; tells how many leaves were added."""
        return int(_tree.grow(self.tree, self.turns.t, simulations))

    def turns_at_root(self) -> list[tuple[int, float, list[int]]]:
        """What may be played, as (visits, mean utility, action ids)."""
        first = self.tree.first_edge[0]
        return [self._edge(edge) for edge in range(first, first + self.tree.edges_here[0])]

    def points_at_root(self) -> list[float]:
        """The points that each seat will probably end with: the mean of all leaves."""
        leaves = self.tree.visits[0]
        found = self.tree.root_points if leaves else self.tree.points
        return [points / max(1, leaves) for points in found[: self.tree.states[0].players]]

    def _edge(self, edge: int) -> tuple[int, float, list[int]]:
        begin = self.tree.edge_step[edge]
        actions = self.tree.step_action[begin : begin + self.tree.edge_steps[edge]]
        visits = self.tree.edge_visits[edge]
        return visits, self.tree.edge_total[edge] / (visits + 1), actions


def _sizes(nodes: int, edges: int, steps: int) -> dict[str, int]:
    """How long the lists of a tree are."""
    by_node = ("states", "visits", "first_edge", "edges_here", "sibling")
    pointers = (name for name, layout in memory.STRUCTS["CTree"].items() if layout.length == 0)
    sizes = {name: nodes if name in by_node else edges for name in pointers}
    by_seat = dict.fromkeys(("utility", "points"), ids.SEATS * nodes)
    return sizes | by_seat | {"step_action": steps}
