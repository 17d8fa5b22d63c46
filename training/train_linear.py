"""Train the linear value: self-play by value and regression, in turn (`weights.json`).

For four players it begins with weights written by hand, for others with those of four players.
"""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tzolkin.bots.builtin.strategies import COMMON
from tzolkin.bots.builtin.weights import KNOTS, plan_weights
from tzolkin.encoding import feature_ids

from .regression import feature_spread, fit_change, predict
from .samples import Floats, Samples, concatenate_samples
from .value_selfplay import Job, play_job, split_job

if TYPE_CHECKING:
    from pathlib import Path

JOBS = 20  # of a round


class Phase(NamedTuple):
    """Rounds with the same options. A round plays games and then changes the weights."""

    rounds: int
    games: int  # of a round
    perturbed_games: float  # the share of games to perturb
    style_noise: float
    step: float  # how much of the change that the regression finds is applied
    window: int  # how many of the last rounds the regression uses


FROM_NOTHING = (
    Phase(12, 400, perturbed_games=1.0, style_noise=0.3, step=0.6, window=4),
    Phase(5, 600, perturbed_games=0.5, style_noise=0.2, step=0.4, window=5),
    Phase(5, 600, perturbed_games=0.2, style_noise=0.1, step=0.3, window=5),
)
FROM_FOUR_PLAYERS = (
    Phase(8, 800, perturbed_games=0.8, style_noise=0.2, step=0.6, window=4),
    Phase(6, 1000, perturbed_games=0.2, style_noise=0.1, step=0.3, window=6),
)


def train(players_in_order: list[int], folder: Path) -> None:
    """Train for some numbers of players, and write `weights.json` after each of them."""
    output = folder / "weights.json"
    made = json.loads(output.read_text()) if output.exists() else {"weights": {}}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            weights = train_weights(pool, players, made["weights"].get("4"))
            made["weights"][str(players)] = np.round(weights, 4).tolist()
            output.write_text(json.dumps(made, separators=(",", ":")) + "\n")


def train_weights(
    pool: ProcessPoolExecutor, players: int, four: list[list[float]] | None
) -> Floats:
    """Return weights for a number of players, given those of four players where they exist."""
    new = players == 4 or four is None
    prior = handwritten_weights() if new else np.array(four)
    weights, spread = prior, np.ones(feature_ids.FEATURES)
    for number, phase in enumerate(FROM_NOTHING if new else FROM_FOUR_PLAYERS):
        window: list[Samples] = []
        for round_number in range(phase.rounds):
            first = 10**8 * players + 10**6 * number + round_number * phase.games
            seeds = range(first, first + phase.games)
            fresh = play_games(pool, phase, players, weights, spread, seeds)
            window = [*window, fresh][-phase.window :]
            samples = concatenate_samples(window)
            spread = feature_spread(samples)
            print_round(players, number, round_number, weights, fresh)
            weights = weights + phase.step * fit_change(weights, prior, samples)
    return weights


def handwritten_weights() -> Floats:
    """Return the plan that all strategies have in common, by knot and feature."""
    table: Floats = np.array(plan_weights(COMMON)).reshape(
        feature_ids.STAGES, feature_ids.FEATURES
    )[list(KNOTS)]
    return table


def play_games(
    pool: ProcessPoolExecutor,
    phase: Phase,
    players: int,
    weights: Floats,
    spread: Floats,
    seeds: range,
) -> Samples:
    """Play the games of a round and return their positions."""
    job = Job(weights, spread, players, [], phase.perturbed_games, phase.style_noise)
    return concatenate_samples(list(pool.map(play_job, split_job(job, seeds, JOBS))))


def print_round(
    players: int, phase: int, round_number: int, weights: Floats, fresh: Samples
) -> None:
    """Print the scores of a round and the root mean square error of the weights that played it."""
    error = np.sqrt(((fresh.targets - predict(weights, fresh)) ** 2).mean())
    scores = f"mean score {fresh.scores.mean():.1f}, best {fresh.scores.max(axis=1).mean():.1f}"
    name = f"{players} players, phase {phase}, round {round_number}"
    print(f"{name}: {scores}, error {error:.1f}", flush=True)
