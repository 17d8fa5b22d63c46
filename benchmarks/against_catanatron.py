"""Random four-player games: Tzolk'in's compiled loop against catanatron, in the same run.

    pip install '.[bench]'
    python -m benchmarks.against_catanatron

Both play whole games with random legal actions; what is compared are decisions per second on one
core. Rounds alternate, so that a busy moment of the machine hits both.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from tzolkin.rules.engine import COMPILED, engine

ROUNDS = 7
TARGET_RATIO = 150


def catan_games(games: int) -> int:
    decisions = 0
    for _ in range(games):
        game = CatanGame([RandomPlayer(colour) for colour in Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions


def tzolkin_games(games: int) -> int:
    decisions: int = engine.random_games(4, 1, games)
    return decisions


def per_second(play: Callable[[int], int], games: int) -> float:
    start = time.perf_counter()
    decisions = play(games)
    return decisions / (time.perf_counter() - start)


def main() -> None:
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(per_second(tzolkin_games, 3000))
        theirs.append(per_second(catan_games, 10))
    print(f"engine: {'compiled' if COMPILED else 'plain Python'}, best of {ROUNDS} rounds")
    print(f"tzolkin    {max(ours):12,.0f} decisions/s")
    print(f"catanatron {max(theirs):12,.0f} decisions/s")
    print(f"ratio      {max(ours) / max(theirs):12,.0f}   (target: at least {TARGET_RATIO})")


if __name__ == "__main__":
    main()
