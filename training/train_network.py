"""Train the first networks: self-play by value and gradient descent, in turn (`network4.bin`).

A network corrects the linear value. For four players it begins with the linear value alone, for
others with the network of four players. `expert_iteration.py` goes on from such networks.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tzolkin.bots.builtin.weights import linear_table

from .learner import BATCH, Learner
from .network_weights import NetworkWeights, packaged_networks
from .samples import Samples, concatenate_samples
from .value_selfplay import Job, play_job, split_job

if TYPE_CHECKING:
    from pathlib import Path

JOBS = 60  # of a round
WINDOW = 15  # how many of the last rounds are learned from
STYLE_NOISE = 0.2
EPOCHS = 4  # how often a new sample is used, once the window holds some rounds


class Schedule(NamedTuple):
    """The rounds, with a learning rate and a share of perturbed games that fall every round."""

    first_seed: int  # among the seeds of a number of players
    rounds: int
    games: int  # of a round
    learning_rate: float
    learning_rate_decay: float
    perturbed_games: float
    perturbed_games_decay: float


FROM_LINEAR = Schedule(0, 22, 4000, 1e-3, 3e-5, 0.6, 0.0143)
FROM_FOUR_PLAYERS = Schedule(0, 6, 3000, 5e-4, 6e-5, 0.5, 0.05)
FURTHER = Schedule(10**8, 30, 4000, 3e-4, 7e-6, 0.3, 0.007)


def train(players_in_order: list[int], folder: Path) -> None:
    """Train new networks for some numbers of players, and write each after every round."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            four = None if players == 4 else NetworkWeights.find(folder, 4)
            schedule = FROM_FOUR_PLAYERS if four else FROM_LINEAR
            for weights in train_rounds(pool, players, four, schedule):
                weights.save(folder, players)


def train_further(players_in_order: list[int], folder: Path) -> None:
    """Continue the training of the networks in a folder, or else of those in the package."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            found = NetworkWeights.find(folder, players)
            start = found or NetworkWeights.load(packaged_networks(players), players)
            for weights in train_rounds(pool, players, start, FURTHER):
                weights.save(folder, players)


def train_rounds(
    pool: ProcessPoolExecutor, players: int, start: NetworkWeights | None, schedule: Schedule
) -> Iterator[NetworkWeights]:
    """Yield the weights after every round, beginning with some network or the linear value."""
    weights = start or linear_weights(players)
    learner: Learner | None = None
    window: list[Samples] = []
    for number in range(schedule.rounds):
        perturbed_games = schedule.perturbed_games - schedule.perturbed_games_decay * number
        first = 10**9 * players + schedule.first_seed + number * schedule.games
        seeds = range(first, first + schedule.games)
        fresh = play_games(pool, players, weights, learner, perturbed_games, seeds)
        if learner is None:
            learner = make_learner(weights, start, fresh, players)
        window = [*window, fresh][-WINDOW:]
        before = learner.error(fresh)
        batches = EPOCHS * len(fresh.targets) * min(1 + len(window), 6) // 6 // BATCH
        learning_rate = schedule.learning_rate - schedule.learning_rate_decay * number
        learner.fit(concatenate_samples(window), batches, learning_rate)
        weights = learner.to_weights()
        print_round(players, number, fresh, before, learner.error(fresh))
        yield weights


def linear_weights(players: int) -> NetworkWeights:
    """Return the linear value and a network without units."""
    empty = (np.zeros(0, np.float32) for _ in range(3))
    return NetworkWeights(np.array(linear_table(players), np.float32), *empty)


def make_learner(
    weights: NetworkWeights, start: NetworkWeights | None, samples: Samples, players: int
) -> Learner:
    """Return a learner that continues with a network, or begins with the linear value."""
    if start:
        return Learner.from_network(start, samples, seed=players)
    return Learner.from_linear(weights.linear.astype(np.float64), samples, seed=players)


def play_games(
    pool: ProcessPoolExecutor,
    players: int,
    weights: NetworkWeights,
    learner: Learner | None,
    perturbed_games: float,
    seeds: range,
) -> Samples:
    """Play the games of a round and return their positions."""
    style_noise = STYLE_NOISE if learner else 0.0
    spread = learner.spread.astype(np.float64) if learner else np.ones(weights.linear.shape[1])
    network = weights.to_network() if weights.mixing.size else None
    linear = weights.linear.astype(np.float64)
    job = Job(linear, spread, players, [], perturbed_games, style_noise, network, with_views=True)
    return concatenate_samples(list(pool.map(play_job, split_job(job, seeds, JOBS))))


def print_round(players: int, number: int, fresh: Samples, before: float, after: float) -> None:
    """Print the scores of a round and the errors for its games, before and after learning."""
    scores = f"mean score {fresh.scores.mean():.1f}, best {fresh.scores.max(axis=1).mean():.1f}"
    errors = f"error {before:.2f}, learned {after:.2f}"
    print(f"{players} players, round {number}: {scores}, {errors}", flush=True)
