"""Measure how fast the tree search evaluates positions on one and two cores, and its memory.

    python -m benchmarks.search_speed

The positions are from the middle of games. A leaf evaluation is the value of a position at the end
of a turn for the seat whose turn it was; the few best are evaluated for all seats. The same run
measures the bare engine for comparison.
"""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tzolkin.bots.builtin.planner import PlannerBot
from tzolkin.bots.builtin.search import MOST_NODES, SearchBot, make_finder, make_tree
from tzolkin.rules import ids
from tzolkin.rules.engine import Board, engine

SIMULATIONS = 1500
GAMES = 6


class Speed(NamedTuple):
    """What a search evaluated, and how long it took."""

    leaves: int
    simulations: int
    seconds: float


def middle_of_game(players: int, seed: int) -> bytes:
    """Return a position after half of the days, played by the planner."""
    board, turns = Board.deal(players, seed), PlannerBot().make_finder(players)
    for _ in range(13 * players):
        for action in turns.find(board.to_bytes(), 1)[0][1]:
            board.play(action)
    while board.decision != ids.TURN:
        board.play(board.legal_ids()[0])
    return board.to_bytes()


def search(players: int, data: bytes) -> Speed:
    turns = make_finder(players)
    tree = make_tree(turns, SIMULATIONS, MOST_NODES)
    tree.set_root(data, 1)
    begun, before = time.perf_counter(), turns.evaluations
    grown = tree.grow(SIMULATIONS)
    return Speed(turns.evaluations - before, grown, time.perf_counter() - begun)


def search_on_threads(players: int, threads: int) -> Speed:
    """Search several positions, each on one thread; seconds are wall-clock time."""
    positions = [middle_of_game(players, seed) for seed in range(GAMES)]
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(lambda data: search(players, data), positions))
    seconds = time.perf_counter() - begun
    return Speed(sum(one.leaves for one in found), sum(one.simulations for one in found), seconds)


def engine_speed() -> float:
    """Return random decisions per second of the bare engine."""
    begun = time.perf_counter()
    return float(engine.random_games(4, 1, 2000) / (time.perf_counter() - begun))


def main() -> None:
    bare = engine_speed()
    print(f"networks of search@{SearchBot.version}")
    print(f"bare engine: {bare:,.0f} random decisions/s on one core")
    for players in (2, 3, 4):
        one, two = search_on_threads(players, 1), search_on_threads(players, 2)
        leaves = one.leaves / one.seconds
        print(
            f"{players} players: {leaves:,.0f} leaf evaluations/s on one core "
            f"(one for {bare / leaves:.0f} bare decisions), "
            f"{one.simulations / one.seconds:,.0f} simulations/s, "
            f"two threads {one.seconds / two.seconds:.2f} times as fast"
        )
    full = make_tree(make_finder(4), MOST_NODES, MOST_NODES)
    full.set_root(middle_of_game(4, 1), 1)
    held = full.grow(MOST_NODES)
    unit = 1 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    print(f"a full tree holds {held:,} simulations; the process took {peak / 2**20:.0f} MB at most")


if __name__ == "__main__":
    main()
