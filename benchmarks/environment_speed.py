"""Measure steps per second of the environments, next to other environments.

    python -m benchmarks.environment_speed

The PettingZoo environment is compared with two of PettingZoo's own. The vector environment is timed
twice: `step` alone, and the whole loop, in which legal actions are sampled.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3

from tzolkin.environments import tzolkin_v1
from tzolkin.environments.vector import TzolkinVectorEnv

RUNS = 5
SECONDS = 2.0
GAMES = 4096


def best_rates(rates: dict[str, Callable[[], float]]) -> dict[str, float]:
    """Return the best of several runs, which alternate so that other load slows down all."""
    runs = [{name: rate() for name, rate in rates.items()} for _ in range(RUNS)]
    return {name: max(run[name] for run in runs) for name in rates}


def measure_agents(env: Any) -> float:
    """Return steps per second of agents that play at random."""
    rng, steps = random.Random(1), 0
    env.reset(seed=1)
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < SECONDS:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else rng.choice(legal))
        steps += 1
    return steps / passed


def compare_pettingzoo() -> None:
    rates = best_rates(
        {
            "tzolkin_v1, 4 players": lambda: measure_agents(tzolkin_v1.env()),
            "connect_four_v3": lambda: measure_agents(connect_four_v3.env()),
            "chess_v6": lambda: measure_agents(chess_v6.env()),
        }
    )
    own, *others = rates.items()
    print(f"PettingZoo, {own[0]}: {own[1]:,.0f} steps/s")
    for name, rate in others:
        print(
            f"PettingZoo, {name}: {rate:,.0f} steps/s; ours are {own[1] / rate:.2f} times as many"
        )


def measure_decisions(**options: Any) -> tuple[float, float]:
    """Return decisions per second in one thread: in `step` alone, and with sampling of actions."""
    env = TzolkinVectorEnv(GAMES, copy=False, **options)
    env.reset(seed=1)
    steps, stepping, begin = 0, 0.0, time.perf_counter()
    while (passed := time.perf_counter() - begin) < SECONDS:
        actions = env.action_space.sample()
        before = time.perf_counter()
        env.step(actions)
        stepping += time.perf_counter() - before
        steps += GAMES
    return steps / stepping, steps / passed


def measure_vector() -> None:
    rows: list[tuple[str, dict[str, Any], int | None]] = [
        ("masks alone", {"observations": None}, 2_000_000),
        ("full observations, float32", {}, 500_000),
        ("full observations, uint8", {"observations": "uint8"}, 500_000),
        ("one seat against random, masks", {"opponents": "random", "observations": None}, None),
    ]
    for name, options, target in rows:
        runs = [measure_decisions(**options) for _ in range(RUNS)]
        steps, loop = max(run[0] for run in runs), max(run[1] for run in runs)
        wanted = f" (target {target:,})" if target else ""
        print(
            f"vector environment, {GAMES:,} games, one thread, {name}: "
            f"{steps:,.0f} decisions/s in step{wanted}, {loop:,.0f} with the choosing"
        )


if __name__ == "__main__":
    compare_pettingzoo()
    measure_vector()
