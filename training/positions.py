"""Positions of stored games, with the result and the search's value of each, to learn from."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tzolkin.encoding.engine import encode_bytes, measure
from tzolkin.encoding.feature_ids import FEATURES
from tzolkin.encoding.offsets import LENGTH
from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from .perturbation import perturb_board
from .samples import Floats, Samples
from .stored_games import STEPS_PER_POINT, StoredGames


class Positions(NamedTuple):
    """Columns of positions, a row for a position and a seat."""

    features: npt.NDArray[np.float32]
    views: npt.NDArray[np.uint8]  # encoded views
    turns_left: npt.NDArray[np.int64]  # to the seat
    results: Floats  # the points with which the seat ended
    values: Floats  # the points that the search expected for the seat
    seeds: npt.NDArray[np.int64]  # of the games

    def select(self, rows: npt.NDArray[np.bool_]) -> Positions:
        return Positions._make(column[rows] for column in self)

    def to_samples(self, search_share: float) -> Samples:
        """Return samples whose targets mix results with a share of the search's values.

        On average, the search's values are a few points below the results, as the search also
        looks at bad turns. This bias is removed for each number of turns left.
        """
        values = self.values + self._value_bias()
        targets = (1 - search_share) * self.results + search_share * values
        scores = targets[:, None]  # nobody reads them: `expert_iteration.py` has the games
        return Samples(self.features, self.views, self.turns_left, targets, scores)

    def _value_bias(self) -> Floats:
        """Return, for each row, how far results exceed values on average by turns left."""
        counts = np.bincount(self.turns_left)
        differences = np.bincount(self.turns_left, self.results - self.values)
        bias: Floats = (differences / np.maximum(1, counts))[self.turns_left]
        return bias


def concatenate_positions(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def extract_positions(games: StoredGames) -> Positions:
    """Play stored games again, and return the positions after all turns.

    Each of them gives a row for the seat that played, and one for another seat. Positions before
    the last perturbation of a game are left out, as the result says nothing about them.
    """
    extractor = _Extractor()
    for number, game in enumerate(games.split(1)):
        extractor.add(game, int(games.seeds[number]))
    return extractor.positions()


class _Extractor:
    """The rows found so far."""

    def __init__(self) -> None:
        self.boards: list[tuple[bytes, int]] = []  # with the seat
        self.results: list[float] = []
        self.values: list[float] = []
        self.seeds: list[int] = []

    def add(self, game: StoredGames, seed: int) -> None:
        """Add the positions of a single game."""
        rng, board = random.Random(seed), Board.deal(game.players, seed)
        perturbations = {turn: seed_of_change for _, turn, seed_of_change in game.changes.tolist()}
        last_perturbation = max(perturbations, default=0)
        actions, ends = game.actions.tolist(), np.cumsum(game.steps).tolist()
        for turn, (begin, end) in enumerate(zip([0, *ends], ends, strict=False)):
            if turn in perturbations:
                board = perturb_board(board, perturbations[turn])
            decision, seat = board.decision, board.seat
            for action in actions[begin:end]:
                board.play(action)
            other = rng.randrange(game.players)
            if decision != ids.WEALTH and board.decision != ids.OVER and turn >= last_perturbation:
                self._add_rows(board, {seat, other}, game, turn + 1)
            self.seeds += [seed] * (len(self.boards) - len(self.seeds))

    def _add_rows(self, board: Board, seats: set[int], game: StoredGames, turn: int) -> None:
        data = board.to_bytes()
        for seat in sorted(seats):
            self.boards.append((data, seat))
            self.results.append(game.scores[0, seat] / 4)
            self.values.append(game.values[turn, seat] / STEPS_PER_POINT)

    def positions(self) -> Positions:
        """Return all rows, with their features and encoded views."""
        features = np.zeros((len(self.boards), FEATURES), np.float32)
        views = np.zeros((len(self.boards), LENGTH), np.uint8)
        turns_left = np.zeros(len(self.boards), np.int64)
        for row, (data, seat) in enumerate(self.boards):
            turns_left[row], features[row] = measure(data, seat)
            encode_bytes(data, seat, views[row])
        results, values = np.array(self.results), np.array(self.values)
        seeds = np.array(self.seeds, np.int64)
        return Positions(features, views, turns_left, results, values, seeds)
