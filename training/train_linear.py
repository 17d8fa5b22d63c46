"""The weights of the linear value: games of its own play, and a regression over them."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tzolkin.bots.builtin.strategies import COMMON
from tzolkin.bots.builtin.weights import KNOTS, plan_weights
from tzolkin.encoding import feature_ids

from .regression import improvement, predicted, spread_of
from .value_selfplay import Floats, Job, Samples, joined, play, shares

if TYPE_CHECKING:
    from pathlib import Path

JOBS = 20


class Phase(NamedTuple):
    """Some rounds of playing and fitting."""

    rounds: int
    games: int
    meddling: float
    tastes: float
    rate: float  # how much of an improvement is believed
    memory: int  # rounds of which samples are kept


FROM_NOTHING = (
    Phase(12, 400, meddling=1.0, tastes=0.3, rate=0.6, memory=4),
    Phase(5, 600, meddling=0.5, tastes=0.2, rate=0.4, memory=5),
    Phase(5, 600, meddling=0.2, tastes=0.1, rate=0.3, memory=5),
)
FROM_FOUR_PLAYERS = (
    Phase(8, 800, meddling=0.8, tastes=0.2, rate=0.6, memory=4),
    Phase(6, 1000, meddling=0.2, tastes=0.1, rate=0.3, memory=6),
)


def tune(players_in_order: list[int], folder: Path) -> None:
    """Tune for four players from a plan written by hand; for others from the result of that."""
    output = folder / "weights.json"
    made = json.loads(output.read_text()) if output.exists() else {"weights": {}}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            weights = tuned_for(pool, players, made["weights"].get("4"))
            made["weights"][str(players)] = np.round(weights, 4).tolist()
            output.write_text(json.dumps(made, separators=(",", ":")) + "\n")


def tuned_for(pool: ProcessPoolExecutor, players: int, four: list[list[float]] | None) -> Floats:
    new = players == 4 or four is None
    prior = by_hand() if new else np.array(four)
    weights, spread = prior, np.ones(feature_ids.FEATURES)
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
    table: Floats = np.array(plan_weights(COMMON)).reshape(
        feature_ids.STAGES, feature_ids.FEATURES
    )[list(KNOTS)]
    return table


def played(
    pool: ProcessPoolExecutor,
    phase: Phase,
    players: int,
    weights: Floats,
    spread: Floats,
    seeds: range,
) -> Samples:
    job = Job(weights, spread, players, [], phase.meddling, phase.tastes)
    return joined(list(pool.map(play, shares(job, seeds, JOBS))))


def report(players: int, phase: int, turn: int, weights: Floats, fresh: Samples) -> None:
    error = np.sqrt(((fresh.points - predicted(weights, fresh)) ** 2).mean())
    scores = f"mean score {fresh.scores.mean():.1f}, best {fresh.scores.max(axis=1).mean():.1f}"
    print(
        f"{players} players, phase {phase}, round {turn}: {scores}, error {error:.1f}", flush=True
    )
