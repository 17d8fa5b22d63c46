"""Self-play by value: every seat takes the turn that it values most, without a tree.

Such games are fast. The linear value (`train_linear.py`) and the first networks
(`train_network.py`) are learned from them; `search_selfplay.py` plays the slower games of the
search. Some seats play in another style than the present weights, and some games are perturbed, so
that positions occur which the present weights would avoid.
"""

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

from .perturbation import choose_turns, perturb
from .samples import Floats, Samples

BEAM_WIDTH, POSITION_LIMIT = 8, 150  # of the search for a turn
STYLES = 8  # players with style noise in every job


class Job(NamedTuple):
    """Games for one process to play."""

    weights: Floats  # of the linear value, by knot and feature
    spread: Floats  # how much each feature varies
    players: int
    seeds: list[int]
    perturbed_games: float  # the share of games to perturb
    style_noise: float  # how much players of another style differ, in units of the spread
    network: Network | None = None  # corrects the linear value
    with_views: bool = False  # whether samples need the encoded view, not just the features


def split_job(job: Job, seeds: range, parts: int) -> list[Job]:
    """Distribute seeds over some jobs, in the same way on every machine."""
    parts = min(parts, len(seeds))
    return [job._replace(seeds=list(seeds[part::parts])) for part in range(parts)]


def play_job(job: Job) -> Samples:
    """Play the games of a job and return their positions, with final scores as targets."""
    pool = _make_players(job)
    played = [_SelfPlayGame(job, seed, pool) for seed in job.seeds]
    return Samples(
        np.array([row for game in played for row in game.features], dtype=np.float32),
        np.array([view for game in played for view in game.views], dtype=np.uint8),
        np.array([turns for game in played for turns in game.turns_left]),
        np.array([game.scores[seat] for game in played for seat in game.seats]),
        np.array([game.scores for game in played]),
    )


def _make_players(job: Job) -> list[TurnFinder]:
    """Return a player with the weights of the job, then players whose weights have noise.

    The noise stays the same throughout the game, except at its end, where there is none.
    """
    rng = np.random.default_rng(job.seeds[0])
    before_end = np.array([knot > 0 for knot in KNOTS])[:, None]
    pool = []
    for number in range(1 + STYLES):
        noise = rng.normal(size=feature_ids.FEATURES) * job.style_noise / job.spread * (number > 0)
        table = (job.weights + before_end * noise[None, :]).tolist()
        finder = TurnFinder(interpolate(table), BEAM_WIDTH, POSITION_LIMIT, 0.0, job.network)
        pool.append(finder)
    return pool


class _SelfPlayGame:
    """A game and its samples: positions after a turn, for the seat that played and another one."""

    def __init__(self, job: Job, seed: int, pool: list[TurnFinder]) -> None:
        self.rng = random.Random(seed)
        self.features: list[list[float]] = []
        self.views: list[npt.NDArray[np.uint8]] = []
        self.turns_left: list[int] = []
        self.seats: list[int] = []
        self._play(job, seed, pool)

    def _play(self, job: Job, seed: int, pool: list[TurnFinder]) -> None:
        board, turn = Board.deal(job.players, seed), 0
        # On average, half of the seats play without noise.
        finders = [self.rng.choice(pool[1:] + pool[:1] * STYLES) for _ in range(job.players)]
        perturbed_turns = choose_turns(self.rng, job.players, job.perturbed_games)
        while board.decision != ids.OVER:
            if board.decision == ids.TURN:
                if turn in perturbed_turns:
                    board = Board.from_bytes(perturb(board.to_bytes(), self.rng))
                turn += 1
            wealth, seat = board.decision == ids.WEALTH, board.seat
            for action in finders[seat].find(board.to_bytes(), 1)[0][1]:
                board.play(action)
            if board.decision != ids.OVER and not wealth:
                self._record(board, {seat, self.rng.randrange(job.players)}, job.with_views)
        self.scores = [board.quarters(seat) / 4 for seat in range(job.players)]

    def _record(self, board: Board, seats: set[int], with_views: bool) -> None:
        data = board.to_bytes()
        for seat in sorted(seats):
            turns_left, features = measure(data, seat)
            view = np.zeros(LENGTH if with_views else 0, dtype=np.uint8)
            if with_views:
                encode_bytes(data, seat, view)
            self.turns_left.append(turns_left)
            self.features.append(features)
            self.views.append(view)
            self.seats.append(seat)
