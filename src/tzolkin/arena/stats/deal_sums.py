"""Games summed up deal by deal, from which intervals are estimated."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import numpy as np

from ..block_results import BlockResult
from ..games import PlayedGame
from .rating import Floats
from .scoring import ahead, margins, ranks, win_shares


class DealSums:
    """Sums for every deal and bot, for one number of players.

    Forfeited games count for wins and ratings, but not for scores and margins.
    """

    def __init__(self, blocks: Iterable[BlockResult], bots: int) -> None:
        played = [result for result in blocks if result.games]
        deals = sorted({result.block.deal for result in played})
        rows = {deal: row for row, deal in enumerate(deals)}
        self.deals, self.games = len(deals), sum(len(result.games) for result in played)
        shape = (len(deals), bots)
        self.tables, self.seats, self.wins = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        self.scored, self.score, self.margin = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        self.ahead: Floats = np.zeros((*shape, bots))
        for result in played:
            for game in result.games:
                self._add(rows[result.block.deal], game)

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
        """Add who finished before whom, except between seats of the same bot."""
        seats = zip(game.seating, ranks(game), strict=True)
        for (bot, rank), (other, other_rank) in permutations(seats, 2):
            result = ahead(rank, other_rank)
            if bot != other and result is not None:
                self.ahead[row, bot, other] += result
