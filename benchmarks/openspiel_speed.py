"""Compare the speed of random games in OpenSpiel with OpenSpiel's own Python games.

    pip install '.[openspiel]'
    python -m benchmarks.openspiel_speed

In all of them players and chance move at random. The result is the number of moves per second on
one core: moves alone, and with a copy of the state and an observation at every move, as searches
and learners need them. Rounds alternate, so that other load on the machine slows down all.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401 (registers them)

from tzolkin.environments import openspiel
from tzolkin.rules.engine import ENGINE

ROUNDS = 5
SECONDS = 0.4
OURS = f"{openspiel.NAME}(players=2)"
THEIRS = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)


def play(state: Any, rng: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def play_with_copies_and_observations(state: Any, rng: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state = state.clone()
        if not state.is_chance_node():
            state.observation_tensor(state.current_player())
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def moves_per_second(game: Any, play_game: Callable[[Any, random.Random], int], seed: int) -> float:
    rng, moves = random.Random(seed), 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS:
        moves += play_game(game.new_initial_state(), rng)
    return moves / passed


def compare(title: str, play_game: Callable[[Any, random.Random], int]) -> None:
    loaded = {name: pyspiel.load_game(name) for name in (OURS, *THEIRS)}
    best = dict.fromkeys(loaded, 0.0)
    for seed in range(ROUNDS):
        for name, game in loaded.items():
            best[name] = max(best[name], moves_per_second(game, play_game, seed))
    print(f"{title}, best of {ROUNDS} rounds")
    for name, speed in best.items():
        print(f"  {name:32} {speed:10,.0f} moves/s   ours is {best[OURS] / speed:5.2f} times that")


def main() -> None:
    print(f"engine: {ENGINE}")
    compare("moves alone", play)
    compare("with a copy and an observation each", play_with_copies_and_observations)


if __name__ == "__main__":
    main()
