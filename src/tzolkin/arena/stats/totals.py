"""Totals of a bot over all its seats: turns, times, forfeits, scores and points by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from ..block_results import BlockResult
from ..games import PlayedGame


@dataclass
class BotTotals:
    """The totals of a bot at tables of one size."""

    seats: int = 0
    turns: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    scores: list[float] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)

    def add(self, game: PlayedGame, seat: int) -> None:
        self.seats += 1
        self.turns += game.turns[seat]
        self.seconds += game.seconds[seat]
        self.forfeits += game.faults[seat] is not None
        if not game.forfeited:
            self.scores.append(game.scores[seat])
            self.points.update(game.points[seat])

    @property
    def seconds_per_turn(self) -> float | None:
        return self.seconds / self.turns if self.turns else None

    def mean_points(self) -> dict[str, float]:
        return {source: amount / len(self.scores) for source, amount in self.points.items()}


def bot_totals(blocks: Iterable[BlockResult], bots: int) -> list[BotTotals]:
    """Return the totals of each bot."""
    found = [BotTotals() for _ in range(bots)]
    for game in (game for block in blocks for game in block.games):
        for seat, bot in enumerate(game.seating):
            found[bot].add(game, seat)
    return found
