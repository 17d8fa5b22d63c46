"""Positions to learn from, made again from stored games."""

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

from .search_selfplay import changed
from .stored_games import FINENESS, Games
from .value_selfplay import Samples

Floats = npt.NDArray[np.float64]


class Positions(NamedTuple):
    """Positions as a seat finds them, how the game ended for it, and what the search expected."""

    features: npt.NDArray[np.float32]
    views: npt.NDArray[np.uint8]
    turns: npt.NDArray[np.int64]  # left to the seat
    results: Floats
    values: Floats
    seeds: npt.NDArray[np.int64]  # of the games

    def chosen(self, rows: npt.NDArray[np.bool_]) -> Positions:
        return Positions._make(column[rows] for column in self)

    def samples(self, trust: float) -> Samples:
        """To be learned: results mixed with what the search expected, which is trusted so far.

        What the search expects is off by a few points on average, as it looks at bad turns too;
        that is taken away by the number of turns left.
        """
        targets = (1 - trust) * self.results + trust * (self.values + self._missed())
        return Samples(self.features, self.views, self.turns, targets, targets[:, None])

    def _missed(self) -> Floats:
        """By how much results are better than expected, on average by turns left."""
        counts = np.bincount(self.turns)
        missed = np.bincount(self.turns, self.results - self.values) / np.maximum(1, counts)
        found: Floats = missed[self.turns]
        return found


def joined_positions(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def replay(games: Games) -> Positions:
    """Every position after a turn, for the seat that played it and for one of the others.

    Positions before a change by meddling are left out: what came of the game says nothing about
    them.
    """
    rows = _Rows()
    for number, game in enumerate(games.parts(1)):
        rows.add(game, int(games.seeds[number]))
    return rows.positions()


class _Rows:
    def __init__(self) -> None:
        self.data: list[tuple[bytes, int]] = []
        self.results: list[float] = []
        self.values: list[float] = []
        self.seeds: list[int] = []

    def add(self, game: Games, seed: int) -> None:
        rng, board = random.Random(seed), Board.deal(game.players, seed)
        changes = {turn: how for _, turn, how in game.changes.tolist()}
        last_change = max(changes, default=0)
        actions, ends = game.actions.tolist(), np.cumsum(game.steps).tolist()
        for turn, (begin, end) in enumerate(zip([0, *ends], ends, strict=False)):
            if turn in changes:
                board = changed(board, changes[turn])
            asked, seat = board.decision, board.seat
            for action in actions[begin:end]:
                board.play(action)
            other = rng.randrange(game.players)
            if asked != ids.WEALTH and board.decision != ids.OVER and turn >= last_change:
                self._record(board, {seat, other}, game, turn + 1)
            self.seeds += [seed] * (len(self.data) - len(self.seeds))

    def _record(self, board: Board, seats: set[int], game: Games, turn: int) -> None:
        data = board.to_bytes()
        for seat in sorted(seats):
            self.data.append((data, seat))
            self.results.append(game.scores[0, seat] / 4)
            self.values.append(game.values[turn, seat] / FINENESS)

    def positions(self) -> Positions:
        features = np.zeros((len(self.data), FEATURES), np.float32)
        views = np.zeros((len(self.data), LENGTH), np.uint8)
        turns = np.zeros(len(self.data), np.int64)
        for row, (data, seat) in enumerate(self.data):
            turns[row], features[row] = measure(data, seat)
            encode_bytes(data, seat, views[row])
        results, values = np.array(self.results), np.array(self.values)
        return Positions(features, views, turns, results, values, np.array(self.seeds, np.int64))
