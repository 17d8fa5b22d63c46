"""Matches between what was learned: one seat for one network, all others for the other."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.games import PlayedGame
from tzolkin.arena.plan import Block, bot_seed, deal_seed
from tzolkin.arena.seatings import Seating, seatings
from tzolkin.arena.stats.deal_sums import DealSums
from tzolkin.arena.stats.estimates import Estimate, estimates
from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from .network_weights import NetworkWeights
from .search_selfplay import SearchPlayer
from .workers import StoppedError, Workers, finished


class Match(NamedTuple):
    """Two networks, and how they meet."""

    challenger: Path  # the folders of the networks
    champion: Path
    players: int
    simulations: int
    deals: int
    seed: int = 1


def measure(workers: Workers, match: Match) -> dict[str, Any]:
    """What became of a match, for the challenger: figures with 95 % intervals over deals.

    When the time is up, those deals count that are finished.
    """
    futures = [workers.submit(play_deal, match, deal) for deal in range(1, match.deals + 1)]
    outcomes = []
    try:
        outcomes += [future.result() for future in finished(futures)]
    except StoppedError:
        outcomes = [each.result() for each in futures if each.done() and not each.cancelled()]
        if not outcomes:
            raise
    return summary(match, outcomes)


def summary(match: Match, outcomes: list[BlockResult]) -> dict[str, Any]:
    tally = DealSums(outcomes, bots=2)
    found = estimates(tally, match.seed)
    return {
        "players": match.players,
        "simulations": match.simulations,
        "deals": tally.deals,
        "games": tally.games,
        "margin": _rounded(found.margin[0]),
        "win_share": _rounded(found.win_share[0]),
        "score": _rounded(found.score[0]),
        "score_champion": _rounded(found.score[1]),
    }


def play_deal(match: Match, deal: int) -> BlockResult:
    """A deal in all seatings."""
    block = Block(match.players, deal, (0, *[1] * (match.players - 1)))
    games = [_play(match, block, seating) for seating in seatings(block.lineup, deal)]
    return BlockResult(block, games)


def _play(match: Match, block: Block, seating: Seating) -> PlayedGame:
    board = Board.deal(match.players, deal_seed(match.seed, match.players, block.deal))
    folders = (match.challenger, match.champion)
    players = [_player(folders[bot], match.players, match.simulations) for bot in seating]
    chances = [
        random.Random(bot_seed(match.seed, block, seating, seat)) for seat in range(match.players)
    ]
    while board.decision != ids.OVER:
        seed = chances[board.seat].getrandbits(64)
        for action in players[board.seat].best_turn(board, seed):
            board.play(action)
    return _played(board, seating)


def _played(board: Board, seating: Seating) -> PlayedGame:
    seats, won = range(board.players), board.winners()
    return PlayedGame(
        seating=seating,
        scores=[board.quarters(seat) / 4 for seat in seats],
        winners=[seat for seat in seats if won >> seat & 1],
        points=[{} for _ in seats],
        faults=[None for _ in seats],
        turns=[0 for _ in seats],
        seconds=[0.0 for _ in seats],
    )


@lru_cache(4)
def _player(folder: Path, players: int, simulations: int) -> SearchPlayer:
    return SearchPlayer(NetworkWeights.load(folder, players), players, simulations)


def _rounded(found: Estimate) -> list[float | None]:
    return [None if number is None else round(number, 4) for number in found]
