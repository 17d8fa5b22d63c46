"""Games from which to learn: every position after a turn, and what came of it."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.bots.builtin.weights import KNOTS, interpolate
from tzolkin.encoding import feature_ids
from tzolkin.encoding.engine import encode_bytes, measure
from tzolkin.encoding.offsets import LENGTH
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.capacity import Network
from tzolkin.search.engine import TurnFinder

from .perturbation import meddle

WIDTH, AMPLE = 8, 150
STYLES = 8  # players with other tastes than the present weights, in every job

Floats = npt.NDArray[np.float64]


class Samples(NamedTuple):
    """Positions as a seat finds them, turns left to it, and the points it ended with."""

    features: npt.NDArray[np.float32]
    views: npt.NDArray[np.uint8]  # empty rows where nobody asked for them
    turns: npt.NDArray[np.int64]
    points: Floats
    scores: Floats  # of whole games, by seat


class Job(NamedTuple):
    """Games to play, with everything needed for it."""

    weights: Floats
    spread: Floats  # how much the features vary
    players: int
    seeds: list[int]
    meddling: float  # the share of games that are meddled with
    tastes: float  # how much players differ
    network: Network | None = None  # corrects the weights
    views: bool = False  # are they wanted?


def shares(job: Job, seeds: range, parts: int) -> list[Job]:
    """A job in parts, always the same ones, whatever the machine."""
    parts = min(parts, len(seeds))
    return [job._replace(seeds=list(seeds[part::parts])) for part in range(parts)]


def play(job: Job) -> Samples:
    """Play all games of a job."""
    pool = _players(job)
    played = [_Game(job, seed, pool) for seed in job.seeds]
    return Samples(
        np.array([row for game in played for row in game.rows], dtype=np.float32),
        np.array([view for game in played for view in game.views], dtype=np.uint8),
        np.array([turns for game in played for turns in game.turns]),
        np.array([game.scores[seat] for game in played for seat in game.owners]),
        np.array([game.scores for game in played]),
    )


def joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _players(job: Job) -> list[TurnFinder]:
    """The first plays by the weights; the others value this or that feature more, or less."""
    rng = np.random.default_rng(job.seeds[0])
    early = np.array([knot > 0 for knot in KNOTS])[:, None]
    pool = []
    for number in range(1 + STYLES):
        taste = rng.normal(size=feature_ids.FEATURES) * job.tastes / job.spread * (number > 0)
        table = (job.weights + early * taste[None, :]).tolist()
        pool.append(TurnFinder(interpolate(table), WIDTH, AMPLE, 0.0, job.network))
    return pool


class _Game:
    def __init__(self, job: Job, seed: int, pool: list[TurnFinder]) -> None:
        self.rng = random.Random(seed)
        self.rows: list[list[float]] = []
        self.views: list[npt.NDArray[np.uint8]] = []
        self.turns: list[int] = []
        self.owners: list[int] = []
        self._play(job, seed, pool)

    def _play(self, job: Job, seed: int, pool: list[TurnFinder]) -> None:
        board, number = Board.deal(job.players, seed), 0
        seats = [self.rng.choice(pool[1:] + pool[:1] * STYLES) for _ in range(job.players)]
        moments = self._moments(job)
        while board.decision != ids.OVER:
            if board.decision == ids.TURN:
                if number in moments:
                    board = Board.from_bytes(meddle(board.to_bytes(), self.rng))
                number += 1
            wealth, seat = board.decision == ids.WEALTH, board.seat
            for action in seats[seat].find(board.to_bytes(), 1)[0][1]:
                board.play(action)
            if board.decision != ids.OVER and not wealth:
                self._record(board, {seat, self.rng.randrange(job.players)}, job.views)
        self.scores = [board.quarters(seat) / 4 for seat in range(job.players)]

    def _moments(self, job: Job) -> set[int]:
        """When to meddle: at the beginning, and once more."""
        if self.rng.random() >= job.meddling:
            return set()
        return {self.rng.randrange(3), self.rng.randrange(3 * job.players, 22 * job.players)}

    def _record(self, board: Board, seats: set[int], views: bool) -> None:
        data = board.to_bytes()
        for seat in sorted(seats):
            turns, row = measure(data, seat)
            view = np.zeros(LENGTH if views else 0, dtype=np.uint8)
            if views:
                encode_bytes(data, seat, view)
            self.turns.append(turns)
            self.rows.append(row)
            self.views.append(view)
            self.owners.append(seat)
