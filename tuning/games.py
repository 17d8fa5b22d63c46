"""Games from which to learn: every position after a turn, and what came of it."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.bots.weights import KNOTS, staged
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search import terms
from tzolkin.search.engine import Tree, Turns, measure

from .meddling import meddle

# Kept apart from the settings of the search bot: tuning must not change when that does.
WIDTH, AMPLE = 8, 150
OWN_TURNS, OTHERS_TURNS = (10, WIDTH, AMPLE), (3, 2, 50)
RIVALRY, CURIOSITY, SCALE = 0.3, 0.25, 20.0
STYLES = 8  # players with other tastes than the present weights, in every job

Floats = npt.NDArray[np.float64]


class Samples(NamedTuple):
    """Features of positions for a seat, turns left to it, and the points it ended with."""

    features: npt.NDArray[np.float32]
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
    simulations: int  # how far they look ahead; 0 for their own turn only


def play(job: Job) -> Samples:
    """Play all games of a job."""
    pool = _players(job)
    played = [_Game(job, seed, pool) for seed in job.seeds]
    return Samples(
        np.array([row for game in played for row in game.rows], dtype=np.float32),
        np.array([turns for game in played for turns in game.turns]),
        np.array([game.scores[seat] for game in played for seat in game.owners]),
        np.array([game.scores for game in played]),
    )


def joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _players(job: Job) -> list[Turns]:
    """The first plays by the weights; the others value this or that feature more, or less."""
    rng = np.random.default_rng(job.seeds[0])
    early = np.array([knot > 0 for knot in KNOTS])[:, None]
    pool = []
    for number in range(1 + STYLES):
        taste = rng.normal(size=terms.FEATURES) * job.tastes / job.spread * (number > 0)
        table = (job.weights + early * taste[None, :]).tolist()
        pool.append(Turns(staged(table), WIDTH, AMPLE, 0.0))
    return pool


class _Game:
    def __init__(self, job: Job, seed: int, pool: list[Turns]) -> None:
        self.rng = random.Random(seed)
        self.rows: list[list[float]] = []
        self.turns: list[int] = []
        self.owners: list[int] = []
        self._play(job, seed, pool)

    def _play(self, job: Job, seed: int, pool: list[Turns]) -> None:
        board, number = Board.deal(job.players, seed), 0
        seats = [self.rng.choice(pool[1:] + pool[:1] * STYLES) for _ in range(job.players)]
        moments = self._moments(job)
        while board.asked != ids.OVER:
            if board.asked == ids.TURN:
                if number in moments:
                    board = Board.from_bytes(meddle(board.to_bytes(), self.rng))
                number += 1
            wealth, seat = board.asked == ids.WEALTH, board.seat
            for action in self._chosen(job, board, seats[seat]):
                board.play(action)
            if board.asked != ids.OVER and not wealth:
                self._record(board, {seat, self.rng.randrange(job.players)})
        self.scores = [board.quarters(seat) / 4 for seat in range(job.players)]

    def _moments(self, job: Job) -> set[int]:
        """When to meddle: at the beginning, and once more."""
        if self.rng.random() >= job.meddling:
            return set()
        return {self.rng.randrange(3), self.rng.randrange(3 * job.players, 22 * job.players)}

    def _chosen(self, job: Job, board: Board, player: Turns) -> list[int]:
        data = board.to_bytes()
        if job.simulations == 0:
            return player.look(data, 1)[0][1]
        nodes = ids.SEATS * (job.simulations + 2)
        tree = Tree(player, nodes, *OWN_TURNS, *OTHERS_TURNS, RIVALRY, CURIOSITY, SCALE)
        tree.plant(data, self.rng.getrandbits(64))
        tree.grow(job.simulations)
        return max(tree.turns_at_root())[2]

    def _record(self, board: Board, seats: set[int]) -> None:
        for seat in sorted(seats):
            turns, row = measure(board.to_bytes(), seat)
            self.turns.append(turns)
            self.rows.append(row)
            self.owners.append(seat)
