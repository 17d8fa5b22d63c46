"""Totals of random games, which are added one by one and not kept."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from tzolkin import Game
from tzolkin.game.breakdown import SOURCES
from tzolkin.rules.engine import ENGINE


@dataclass(slots=True)
class SeatTotals:
    """What a seat achieved in all games."""

    scores: Counter[float] = field(default_factory=Counter)
    wins: float = 0
    points: dict[str, float] = field(default_factory=dict)

    def add(self, score: float, share: float, points: dict[str, float]) -> None:
        self.scores[score] += 1
        self.wins += share
        for source, amount in points.items():
            self.points[source] = self.points.get(source, 0) + amount

    def summary(self) -> dict[str, Any]:
        games = self.scores.total()
        return {
            "mean": sum(score * count for score, count in self.scores.items()) / games,
            "median": median(self.scores),
            "min": min(self.scores),
            "max": max(self.scores),
            "wins": self.wins / games,
            "points": {source: amount / games for source, amount in self.points.items()},
        }


class Totals:
    """The totals of all seats."""

    def __init__(self, players: int) -> None:
        self.games = self.decisions = 0
        self.seats = [SeatTotals() for _ in range(players)]

    def add(self, game: Game, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        scores, winners, breakdown = game.scores(), game.winners(), game.breakdown()
        for seat, totals in enumerate(self.seats):
            share = 1 / len(winners) if seat in winners else 0
            totals.add(scores[seat], share, _by_source(breakdown[seat]))

    def summary(self, seed: int, seconds: float) -> dict[str, Any]:
        return {
            "games": self.games,
            "players": len(self.seats),
            "seed": seed,
            "engine": ENGINE,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds),
            "decisions_per_second": round(self.decisions / seconds),
            "decisions_per_game": self.decisions / self.games,
            "seats": [seat.summary() for seat in self.seats],
        }


def _by_source(seat: dict[str, Any]) -> dict[str, float]:
    plain = {name: seat[name] for name in SOURCES if name != "earlier"}
    return plain | {"monuments": sum(seat["monuments"].values())}


def median(counts: Counter[float]) -> float:
    """Return the value in the middle, or the mean of the two in the middle."""
    values = sorted(counts)
    reached = list(accumulate(counts[value] for value in values))
    below, above = (reached[-1] + 1) // 2, reached[-1] // 2 + 1
    return (values[bisect_left(reached, below)] + values[bisect_left(reached, above)]) / 2
