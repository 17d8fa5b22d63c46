"""The network that corrects the linear value: games of its own play, and learning from them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tzolkin.bots.builtin.weights import linear_table

from .learner import BATCH, Learner
from .network_weights import Learned, packaged_networks
from .value_selfplay import Job, Samples, joined, play, shares

if TYPE_CHECKING:
    from pathlib import Path

JOBS = 60
KEPT = 15  # rounds of which samples are kept
TASTES = 0.2
PASSES = 4  # times that each new sample is learned from, when many rounds are kept


class Schedule(NamedTuple):
    """How long to go on; how fast to learn and how much to meddle, both less every round."""

    first: int  # seed, of those of a player count
    rounds: int
    games: int
    rate: float
    slower: float
    meddling: float
    less_meddling: float


FROM_NOTHING = Schedule(0, 22, 4000, 1e-3, 3e-5, 0.6, 0.0143)
FROM_FOUR_PLAYERS = Schedule(0, 6, 3000, 5e-4, 6e-5, 0.5, 0.05)
FURTHER = Schedule(10**8, 30, 4000, 3e-4, 7e-6, 0.3, 0.007)


def tune(players_in_order: list[int], folder: Path) -> None:
    """Begin with the linear value for four players, for others with what four players learned."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            four = None if players == 4 else Learned.load(folder, 4)
            schedule = FROM_FOUR_PLAYERS if four else FROM_NOTHING
            for learned in rounds(pool, players, four, schedule):
                learned.save(folder, players)


def tune_further(players_in_order: list[int], folder: Path) -> None:
    """Begin with what the same number of players learned before."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in players_in_order:
            known = Learned.load(folder, players)
            before = known or Learned.loaded(packaged_networks(players), players)
            for learned in rounds(pool, players, before, FURTHER):
                learned.save(folder, players)


def rounds(
    pool: ProcessPoolExecutor, players: int, before: Learned | None, schedule: Schedule
) -> Iterator[Learned]:
    """What is known after every round."""
    learned = before or beginning(players)
    learner: Learner | None = None
    kept: list[Samples] = []
    for turn in range(schedule.rounds):
        meddling = schedule.meddling - schedule.less_meddling * turn
        first = 10**9 * players + schedule.first + turn * schedule.games
        seeds = range(first, first + schedule.games)
        fresh = played(pool, players, learned, learner, meddling, seeds)
        if learner is None:
            learner = begun(learned, before, fresh, players)
        kept = [*kept, fresh][-KEPT:]
        missed = learner.error(fresh)
        batches = PASSES * len(fresh.turns) * min(1 + len(kept), 6) // 6 // BATCH
        learner.learn(joined(kept), batches, schedule.rate - schedule.slower * turn)
        learned = learner.learned()
        report(players, turn, fresh, missed, learner.error(fresh))
        yield learned


def beginning(players: int) -> Learned:
    """The linear value, and nothing to correct it."""
    nothing = (np.zeros(0, np.float32) for _ in range(3))
    return Learned(np.array(linear_table(players), np.float32), *nothing)


def begun(learned: Learned, before: Learned | None, samples: Samples, players: int) -> Learner:
    if before:
        return Learner.follower(before, samples, seed=players)
    return Learner.beginner(learned.linear.astype(np.float64), samples, seed=players)


def played(
    pool: ProcessPoolExecutor,
    players: int,
    learned: Learned,
    learner: Learner | None,
    meddling: float,
    seeds: range,
) -> Samples:
    tastes = TASTES if learner else 0.0
    spread = learner.spread.astype(np.float64) if learner else np.ones(learned.linear.shape[1])
    network = learned.network() if learned.mixing.size else None
    weights = learned.linear.astype(np.float64)
    job = Job(weights, spread, players, [], meddling, tastes, network, views=True)
    return joined(list(pool.map(play, shares(job, seeds, JOBS))))


def report(players: int, turn: int, fresh: Samples, before: float, after: float) -> None:
    scores = f"mean score {fresh.scores.mean():.1f}, best {fresh.scores.max(axis=1).mean():.1f}"
    errors = f"error {before:.2f}, learned {after:.2f}"
    print(f"{players} players, round {turn}: {scores}, {errors}", flush=True)
