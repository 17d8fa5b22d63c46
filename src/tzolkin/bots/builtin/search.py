"""The searcher: a tree of turns, its own and the others', for a time or a number of simulations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.rules.ids import SEATS
from tzolkin.search.engine import Tree, Turns

from ..budgets import Budget
from ..cores import cores
from .planner import RIVALRY
from .turn_bots import TurnBot
from .weights import learned

WIDE, WIDTH, AMPLE = 10, 8, 150
NARROW, WIDTH_OTHERS, AMPLE_OTHERS = 3, 2, 50
CURIOSITY = 0.25
SCALE = 20.0
MOST_NODES = 200_000  # of all threads together: about 200 MB
CHUNK = 32
PATIENCE = 16  # chunks without a new node: there is nothing more to find out

RootTurn = tuple[int, float, list[int]]  # visits, mean utility, the actions


class SearchBot(TurnBot):
    """Looks several turns ahead, for all seats. Thinks a second per turn unless told otherwise."""

    about = "looks several turns ahead; thinks a second per turn"
    takes_budget = True
    usual: ClassVar[Budget] = Budget(seconds=1.0)

    def plan(self, board: Board) -> list[int]:
        budget, threads = self.granted()
        seeds = [self.rng.getrandbits(64) for _ in range(threads)]
        return favourite(added(all_grown(board, seeds, shared(budget, threads))))

    def granted(self) -> tuple[Budget, int]:
        """How much it thinks, and in how many threads: what nobody spoke of is as usual."""
        budget = self.budget if any(self.budget[:2]) else self.usual
        return budget, threads_for(budget, self.budget.threads or self.threads)


def threads_for(budget: Budget, wanted: int) -> int:
    """More threads than cores would only take time from each other. A number of simulations is
    divided as wanted in any case, since it must lead to the same choice on every machine.
    """
    return wanted if budget.simulations is not None else min(wanted, cores())


def all_grown(board: Board, seeds: list[int], budget: Budget) -> list[list[RootTurn]]:
    """A search for every seed, each in a thread of its own; they stop if we are interrupted."""
    if len(seeds) == 1:
        return [grown(board, seeds[0], budget)]
    stop = Event()
    with ThreadPoolExecutor(len(seeds)) as pool:
        try:
            trees = [pool.submit(grown, board, seed, budget, len(seeds), stop) for seed in seeds]
            return [tree.result() for tree in trees]
        finally:
            stop.set()


def shared(budget: Budget, threads: int) -> Budget:
    """Simulations are divided among threads; each has the whole time."""
    if budget.simulations is None:
        return budget
    return budget._replace(simulations=max(1, budget.simulations // threads))


def grown(
    board: Board, seed: int, budget: Budget, share: int = 1, stop: Event | None = None
) -> list[RootTurn]:
    """The turns at the root after a search, which takes its share of the memory."""
    nodes = MOST_NODES // share
    tree = tree_of(looker(board.players), budget.simulations or nodes, nodes)
    tree.plant(board.to_bytes(), seed)
    idle, size = 0, 0
    for left in allowances(budget):
        if (
            idle == PATIENCE
            or (stop is not None and stop.is_set())
            or decided(tree.turns_at_root(), left)
            or not tree.grow(min(CHUNK, left))
        ):
            break
        idle, size = (idle + 1 if tree.nodes == size else 0), tree.nodes
    return tree.turns_at_root()


def looker(players: int) -> Turns:
    """What finds turns and values them."""
    weights, network = learned(players)
    return Turns(weights, WIDTH, AMPLE, RIVALRY, network)


def tree_of(turns: Turns, simulations: int, most_nodes: int) -> Tree:
    """An empty tree with room for so many simulations, as far as memory is granted."""
    nodes = min(most_nodes, SEATS * simulations + 2 * SEATS)
    own, others = (WIDE, WIDTH, AMPLE), (NARROW, WIDTH_OTHERS, AMPLE_OTHERS)
    return Tree(turns, nodes, *own, *others, RIVALRY, CURIOSITY, SCALE)


def allowances(budget: Budget) -> Iterator[int]:
    """Again and again how many simulations are left, until time or number is used up."""
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


def decided(turns: list[RootTurn], left: int) -> bool:
    """Can no other turn be visited as often as the favourite any more?"""
    if len(turns) == 1:
        return True
    visits = sorted(visits for visits, _, _ in turns)
    return visits[-1] - visits[-2] > left


def added(trees: list[list[RootTurn]]) -> list[RootTurn]:
    """The turns of several trees that began at the same position, visits added."""
    return [
        (sum(visits for visits, _, _ in alike), alike[0][1], alike[0][2])
        for alike in zip(*trees, strict=True)
    ]


def favourite(turns: list[RootTurn]) -> list[int]:
    """The turn that was visited most."""
    return max(turns, key=lambda turn: turn[:2])[2]
