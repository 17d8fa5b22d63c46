"""Games summed up deal by deal: what intervals are made from."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import numpy as np

from ..outcomes import Outcome
from ..playing import PlayedGame
from .rating import Floats
from .scoring import ahead, margins, ranks, win_shares


class Tally:
    """Sums for every deal and bot of one number of players.

    Games that somebody forfeited count for wins and ratings, but their points are nobody's merit.
    """

    def __init__(self, outcomes: Iterable[Outcome], bots: int) -> None:
        played = [outcome for outcome in outcomes if outcome.games]
        deals = sorted({outcome.block.deal for outcome in played})
        rows = {deal: row for row, deal in enumerate(deals)}
        self.deals, self.games = len(deals), sum(len(outcome.games) for outcome in played)
        shape = (len(deals), bots)
        self.tables, self.seats, self.wins = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        self.scored, self.score, self.margin = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        self.ahead: Floats = np.zeros((*shape, bots))
        for outcome in played:
            for game in outcome.games:
                self._add(rows[outcome.block.deal], game)

    def _add(self, row: int, game: PlayedGame) -> None:
        self.tables[row, list(set(game.seating))] += 1
        for bot, share in zip(game.seating, win_shares(game), strict=True):
            self.seats[row, bot] += 1
            self.wins[row, bot] += share
        if not game.forfeited:
            self._add_points(row, game)
        self._add_pairs(row, game)

    def _add_points(self, row: int, game: PlayedGame) -> None:
        for bot, score, margin in zip(game.seating, game.scores, margins(game), strict=True):
            self.scored[row, bot] += 1
            self.score[row, bot] += score
            self.margin[row, bot] += margin

    def _add_pairs(self, row: int, game: PlayedGame) -> None:
        """Twins at one table say nothing about each other."""
        seats = zip(game.seating, ranks(game), strict=True)
        for (bot, rank), (other, other_rank) in permutations(seats, 2):
            result = ahead(rank, other_rank)
            if bot != other and result is not None:
                self.ahead[row, bot, other] += result
