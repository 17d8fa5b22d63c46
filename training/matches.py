"""Matches between two networks: one has a single seat, the other one all other seats.

A match has a file with a line for every finished deal, so that one that was stopped continues.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.fingerprint import fingerprint
from tzolkin.arena.games import PlayedGame
from tzolkin.arena.plan import Block, bot_seed, deal_seed
from tzolkin.arena.seatings import Seating, seatings
from tzolkin.arena.stats.deal_sums import DealSums
from tzolkin.arena.stats.estimates import Estimate, estimates
from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from .network_weights import NetworkWeights, network_file
from .progress import Progress
from .search_selfplay import SearchPlayer
from .workers import StoppedError, Workers, iterate_finished


class Match(NamedTuple):
    """Two networks, and how they play against each other."""

    challenger: Path  # the folder of the network that has a single seat
    champion: Path
    players: int
    simulations: int
    deals: int
    seed: int = 1


class StoredDeals:
    """The finished deals of a match, in a file of a folder.

    The name of the file depends on both networks and on the code, so that results never mix.
    """

    def __init__(self, folder: Path, match: Match) -> None:
        self.match = match
        name = f"{match.players}p-{match.simulations}-{match.seed}-{_digest(match)}.jsonl"
        self.file = folder / name
        self._results = {result.block.deal: result for result in self._read()}

    def _read(self) -> Iterator[BlockResult]:
        """Yield the results of complete lines, and cut off a last line that is incomplete."""
        if not self.file.exists():
            return
        text = self.file.read_text(encoding="utf-8")
        complete = text[: text.rfind("\n") + 1]
        if complete != text:
            self.file.write_text(complete, encoding="utf-8")
        for line in complete.splitlines():
            yield BlockResult.from_json(json.loads(line))

    def add(self, result: BlockResult) -> None:
        """Append the result of a deal to the file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(result.as_json()) + "\n")
        self._results[result.block.deal] = result

    def missing(self) -> list[int]:
        """Return the deals of the match that are not finished."""
        return [deal for deal in range(1, self.match.deals + 1) if deal not in self._results]

    def results(self) -> list[BlockResult]:
        """Return the results of the match so far, in the order of deals."""
        return [each for deal, each in sorted(self._results.items()) if deal <= self.match.deals]


def _digest(match: Match) -> str:
    """Return a digest of the code and both networks."""
    digest = blake2b(fingerprint(()).encode(), digest_size=4)
    for folder in (match.challenger, match.champion):
        digest.update(network_file(folder, match.players).read_bytes())
    return digest.hexdigest()


def play_match(workers: Workers, deals: StoredDeals) -> dict[str, Any]:
    """Play the deals that are missing, and return a summary of the match.

    When the time is up, the summary is about the finished deals; raise StoppedError without any.
    """
    match, done = deals.match, len(deals.results())
    progress = Progress(f"{match.players} players, match", match.deals, 1, "deals", done)
    try:
        futures = [workers.submit(play_deal, match, deal) for deal in deals.missing()]
        for future in iterate_finished(futures):
            deals.add(future.result())
            progress.advance()
    except StoppedError:
        if not deals.results():
            raise
    return summarize(match, deals.results())


def summarize(match: Match, results: list[BlockResult]) -> dict[str, Any]:
    """Return the figures of the challenger, with 95 % intervals over deals."""
    sums = DealSums(results, bots=2)
    figures = estimates(sums, match.seed)
    return {
        "players": match.players,
        "simulations": match.simulations,
        "deals": sums.deals,
        "games": sums.games,
        "margin": _round(figures.margin[0]),
        "win_share": _round(figures.win_share[0]),
        "score": _round(figures.score[0]),
        "score_champion": _round(figures.score[1]),
    }


def play_deal(match: Match, deal: int) -> BlockResult:
    """Play a deal in all seatings."""
    block = Block(match.players, deal, (0, *[1] * (match.players - 1)))
    games = [_play_game(match, block, seating) for seating in seatings(block.lineup, deal)]
    return BlockResult(block, games)


def _play_game(match: Match, block: Block, seating: Seating) -> PlayedGame:
    board = Board.deal(match.players, deal_seed(match.seed, match.players, block.deal))
    folders = (match.challenger, match.champion)
    players = [_make_player(folders[bot], match.players, match.simulations) for bot in seating]
    rngs = [
        random.Random(bot_seed(match.seed, block, seating, seat)) for seat in range(match.players)
    ]
    while board.decision != ids.OVER:
        seed = rngs[board.seat].getrandbits(64)
        for action in players[board.seat].best_turn(board, seed):
            board.play(action)
    return _played_game(board, seating)


def _played_game(board: Board, seating: Seating) -> PlayedGame:
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
def _make_player(folder: Path, players: int, simulations: int) -> SearchPlayer:
    return SearchPlayer(NetworkWeights.load(folder, players), players, simulations)


def _round(estimate: Estimate) -> list[float | None]:
    return [None if number is None else round(number, 4) for number in estimate]
