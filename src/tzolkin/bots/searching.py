"""The searcher: a tree of turns, its own and the others', for a time or a number of simulations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.rules.ids import SEATS
from tzolkin.search.engine import Tree, Turns

from .budgets import Budget
from .planner import RIVALRY
from .turnwise import TurnBot
from .weights import tuned

WIDE, WIDTH, AMPLE = 10, 8, 150
NARROW, WIDTH_OTHERS, AMPLE_OTHERS = 3, 2, 50
CURIOSITY = 0.25
SCALE = 20.0
MOST_NODES = 60_000
CHUNK = 32

RootTurn = tuple[int, float, list[int]]  # visits, mean utility, the actions


class SearchBot(TurnBot):
    """Looks several turns ahead, for all seats. Thinks a second per turn unless told otherwise."""

    about = "looks several turns ahead; thinks a second per turn"
    takes_budget = True
    usual: ClassVar[Budget] = Budget(seconds=1.0)
    threads: ClassVar[int] = 1

    def plan(self, board: Board) -> list[int]:
        budget = self.budget if any(self.budget) else self.usual
        seeds = [self.rng.getrandbits(64) for _ in range(self.threads)]
        if self.threads == 1:
            return favourite(grown(board, seeds[0], budget))
        with ThreadPoolExecutor(self.threads) as pool:
            share = shared(budget, self.threads)
            found = pool.map(lambda seed: grown(board, seed, share), seeds)
            return favourite(added(list(found)))


def shared(budget: Budget, threads: int) -> Budget:
    """Simulations are divided among threads; each has the whole time."""
    if budget.simulations is None:
        return budget
    return budget._replace(simulations=max(1, budget.simulations // threads))


def grown(board: Board, seed: int, budget: Budget) -> list[RootTurn]:
    """The turns at the root after a search; a single one needs none."""
    turns = Turns(tuned(board.players), WIDTH, AMPLE, RIVALRY)
    tree = tree_of(turns, budget.simulations or MOST_NODES)
    tree.plant(board.to_bytes(), seed)
    for left in allowances(budget):
        found = tree.turns_at_root()
        if decided(found, left) or tree.grow(min(CHUNK, left)) == 0:
            break
    return tree.turns_at_root()


def tree_of(turns: Turns, simulations: int) -> Tree:
    """An empty tree with room for so many simulations, as far as memory is granted."""
    nodes = min(MOST_NODES, SEATS * simulations + 2 * SEATS)
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
        if budget.seconds is not None and done:
            left = min(left, int(done * (budget.seconds - spent) / spent) + 1)
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
