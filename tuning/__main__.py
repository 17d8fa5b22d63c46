"""`python -m tuning`: the schedule, and the file it makes."""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tzolkin.bots.strategies import COMMON
from tzolkin.bots.weights import KNOTS, written
from tzolkin.search import terms

from .fitting import improvement, predicted, spread_of
from .games import Floats, Job, Samples, joined, play

OUTPUT = Path(__file__).parents[1] / "src" / "tzolkin" / "bots" / "weights.json"
JOBS = 20


class Phase(NamedTuple):
    """Some rounds of playing and fitting."""

    rounds: int
    games: int
    meddling: float
    tastes: float
    simulations: int
    rate: float  # how much of an improvement is believed
    memory: int  # rounds of which samples are kept


FROM_NOTHING = (
    Phase(12, 400, meddling=1.0, tastes=0.3, simulations=0, rate=0.6, memory=4),
    Phase(5, 600, meddling=0.5, tastes=0.2, simulations=0, rate=0.4, memory=5),
    Phase(5, 600, meddling=0.2, tastes=0.1, simulations=0, rate=0.3, memory=5),
)
FROM_FOUR_PLAYERS = (
    Phase(4, 500, meddling=0.8, tastes=0.2, simulations=0, rate=0.6, memory=4),
    Phase(3, 600, meddling=0.2, tastes=0.1, simulations=0, rate=0.4, memory=3),
)


def main() -> None:
    """Tune for four players from a plan written by hand; for others from the result of that."""
    parser = argparse.ArgumentParser(prog="python -m tuning", description=__doc__)
    parser.add_argument("--output", type=Path, default=OUTPUT, help="where the weights go")
    parser.add_argument("--players", default="4,3,2", help="player counts to tune for, in order")
    wanted = parser.parse_args()
    made = json.loads(wanted.output.read_text()) if wanted.output.exists() else {"weights": {}}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in map(int, wanted.players.split(",")):
            weights = tuned_for(pool, players, made["weights"].get("4"))
            made["weights"][str(players)] = np.round(weights, 4).tolist()
            wanted.output.write_text(json.dumps(made, separators=(",", ":")) + "\n")


def tuned_for(pool: ProcessPoolExecutor, players: int, four: list[list[float]] | None) -> Floats:
    new = players == 4 or four is None
    prior = by_hand() if new else np.array(four)
    weights, spread = prior, np.ones(terms.FEATURES)
    for number, phase in enumerate(FROM_NOTHING if new else FROM_FOUR_PLAYERS):
        kept: list[Samples] = []
        for turn in range(phase.rounds):
            first = 10**8 * players + 10**6 * number + turn * phase.games
            fresh = played(pool, phase, players, weights, spread, range(first, first + phase.games))
            kept = [*kept, fresh][-phase.memory :]
            samples = joined(kept)
            spread = spread_of(samples)
            report(players, number, turn, weights, fresh)
            weights = weights + phase.rate * improvement(weights, prior, samples)
    return weights


def by_hand() -> Floats:
    """The plan that all strategies have in common, at the knots."""
    table: Floats = np.array(written(COMMON)).reshape(terms.STAGES, terms.FEATURES)[list(KNOTS)]
    return table


def played(
    pool: ProcessPoolExecutor,
    phase: Phase,
    players: int,
    weights: Floats,
    spread: Floats,
    seeds: range,
) -> Samples:
    jobs = [
        Job(
            weights,
            spread,
            players,
            list(seeds[part::JOBS]),
            phase.meddling,
            phase.tastes,
            phase.simulations,
        )
        for part in range(JOBS)
    ]
    return joined(list(pool.map(play, jobs)))


def report(players: int, phase: int, turn: int, weights: Floats, fresh: Samples) -> None:
    error = np.sqrt(((fresh.points - predicted(weights, fresh)) ** 2).mean())
    scores = f"mean score {fresh.scores.mean():.1f}, best {fresh.scores.max(axis=1).mean():.1f}"
    print(
        f"{players} players, phase {phase}, round {turn}: {scores}, error {error:.1f}", flush=True
    )


if __name__ == "__main__":
    main()
