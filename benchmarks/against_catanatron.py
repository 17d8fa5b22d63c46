"""Compare the speed of random four-player games with catanatron.

    pip install '.[bench]'
    python -m benchmarks.against_catanatron

Both play whole games with random legal actions. The result is the number of decisions per second on
one core. Rounds alternate, so that other load on the machine slows down both.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from tzolkin.rules.engine import COMPILED, engine

ROUNDS = 7
TARGET_RATIO = 150


def play_catanatron(games: int) -> int:
    decisions = 0
    for _ in range(games):
        game = CatanGame([RandomPlayer(colour) for colour in Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions


def play_tzolkin(games: int) -> int:
    decisions: int = engine.random_games(4, 1, games)
    return decisions


def decisions_per_second(play: Callable[[int], int], games: int) -> float:
    start = time.perf_counter()
    decisions = play(games)
    return decisions / (time.perf_counter() - start)


def main() -> None:
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(decisions_per_second(play_tzolkin, 3000))
        theirs.append(decisions_per_second(play_catanatron, 10))
    print(f"engine: {'compiled' if COMPILED else 'plain Python'}, best of {ROUNDS} rounds")
    print(f"tzolkin    {max(ours):12,.0f} decisions/s")
    print(f"catanatron {max(theirs):12,.0f} decisions/s")
    print(f"ratio      {max(ours) / max(theirs):12,.0f}   (target: at least {TARGET_RATIO})")


if __name__ == "__main__":
    main()
