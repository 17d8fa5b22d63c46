"""The search bot: a tree of turns of all seats, grown for a time or a number of simulations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.rules.ids import SEATS
from tzolkin.search.engine import Tree, TurnFinder

from ..budgets import Budget
from ..cores import cores
from .planner import RIVALRY
from .turn_bots import TurnBot
from .weights import NETWORK_VERSIONS, network_weights

OWN_BRANCHING, BEAM_WIDTH, POSITION_LIMIT = 10, 8, 150
OTHER_BRANCHING, OTHER_BEAM_WIDTH, OTHER_POSITION_LIMIT = 3, 2, 50
EXPLORATION = 0.25
SCALE = 20.0
MOST_NODES = 200_000  # of all threads together: about 200 MB
CHUNK = 32
PATIENCE = 16  # chunks without a new node, after which the search ends

RootTurn = tuple[int, float, list[int]]  # visits, mean utility, the actions


class SearchBot(TurnBot):
    """A bot that looks several turns ahead for all seats, by default for a second per turn."""

    about = "looks several turns ahead; thinks a second per turn"
    takes_budget = True
    versions = NETWORK_VERSIONS
    version: ClassVar[int] = NETWORK_VERSIONS[-1]
    default_budget: ClassVar[Budget] = Budget(seconds=1.0)

    def plan(self, board: Board) -> list[int]:
        budget, threads = self.effective_budget()
        seeds = [self.rng.getrandbits(64) for _ in range(threads)]
        share = divide_budget(budget, threads)
        return most_visited(merge_trees(grow_trees(board, seeds, share, self.version)))

    def effective_budget(self) -> tuple[Budget, int]:
        """Return the budget and the number of threads, with defaults for what is not given."""
        budget = self.budget if any(self.budget[:2]) else self.default_budget
        return budget, threads_for(budget, self.budget.threads or self.threads)


def threads_for(budget: Budget, wanted: int) -> int:
    """Return the number of threads for a search.

    A search for a time has at most one thread per core. Simulations are always divided among the
    wanted number of threads, so that they lead to the same choice on every machine.
    """
    return wanted if budget.simulations is not None else min(wanted, cores())


def grow_trees(
    board: Board, seeds: list[int], budget: Budget, version: int = NETWORK_VERSIONS[-1]
) -> list[list[RootTurn]]:
    """Search once for each seed, each in its own thread; an interrupt stops them all."""
    if len(seeds) == 1:
        return [grow_tree(board, seeds[0], budget, version=version)]
    stop = Event()
    with ThreadPoolExecutor(len(seeds)) as pool:
        try:
            trees = [
                pool.submit(grow_tree, board, seed, budget, len(seeds), stop, version)
                for seed in seeds
            ]
            return [tree.result() for tree in trees]
        finally:
            stop.set()


def divide_budget(budget: Budget, threads: int) -> Budget:
    """Return the budget of one thread: its share of the simulations, but the whole time."""
    if budget.simulations is None:
        return budget
    return budget._replace(simulations=max(1, budget.simulations // threads))


def grow_tree(
    board: Board,
    seed: int,
    budget: Budget,
    share: int = 1,
    stop: Event | None = None,
    version: int = NETWORK_VERSIONS[-1],
) -> list[RootTurn]:
    """Search in the given share of the memory and return the turns at the root."""
    nodes = MOST_NODES // share
    tree = make_tree(make_finder(board.players, version), budget.simulations or nodes, nodes)
    tree.set_root(board.to_bytes(), seed)
    idle, size = 0, 0
    for left in remaining_simulations(budget):
        if (
            idle == PATIENCE
            or (stop is not None and stop.is_set())
            or is_decided(tree.turns_at_root(), left)
            or not tree.grow(min(CHUNK, left))
        ):
            break
        idle, size = (idle + 1 if tree.nodes == size else 0), tree.nodes
    return tree.turns_at_root()


def make_finder(players: int, version: int = NETWORK_VERSIONS[-1]) -> TurnFinder:
    """Return the finder of turns for a number of players, with its weights and network."""
    weights, network = network_weights(players, version)
    return TurnFinder(weights, BEAM_WIDTH, POSITION_LIMIT, RIVALRY, network)


def make_tree(turns: TurnFinder, simulations: int, most_nodes: int) -> Tree:
    """Return an empty tree with room for a number of simulations, within the memory limit."""
    nodes = min(most_nodes, SEATS * simulations + 2 * SEATS)
    own, others = (
        (OWN_BRANCHING, BEAM_WIDTH, POSITION_LIMIT),
        (OTHER_BRANCHING, OTHER_BEAM_WIDTH, OTHER_POSITION_LIMIT),
    )
    return Tree(turns, nodes, *own, *others, RIVALRY, EXPLORATION, SCALE)


def remaining_simulations(budget: Budget) -> Iterator[int]:
    """Yield the number of simulations left before each chunk, until the budget is used up."""
    begun = time.monotonic()
    done = 0
    most = budget.simulations if budget.simulations is not None else 10**9
    while done < most:
        spent = time.monotonic() - begun
        if budget.seconds is not None and spent >= budget.seconds:
            return
        left = most - done
        if budget.seconds is not None and spent > 0:
            left = min(left, int((done + 1) * (budget.seconds - spent) / spent) + 1)
        yield left
        done += CHUNK


def is_decided(turns: list[RootTurn], left: int) -> bool:
    """Return whether no other turn can still reach the visits of the most visited one."""
    if len(turns) == 1:
        return True
    visits = sorted(visits for visits, _, _ in turns)
    return visits[-1] - visits[-2] > left


def merge_trees(trees: list[list[RootTurn]]) -> list[RootTurn]:
    """Add up the visits of trees with the same root position."""
    return [
        (sum(visits for visits, _, _ in alike), alike[0][1], alike[0][2])
        for alike in zip(*trees, strict=True)
    ]


def most_visited(turns: list[RootTurn]) -> list[int]:
    """Return the actions of the turn with the most visits."""
    return max(turns, key=lambda turn: turn[:2])[2]
