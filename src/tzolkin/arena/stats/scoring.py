"""Wins, margins and ranks of the seats of a game, including forfeited games."""

from __future__ import annotations

from ..games import PlayedGame

Rank = tuple[bool, float]


def win_shares(game: PlayedGame) -> list[float]:
    """Return each seat's share of the win; a bot that forfeited gets nothing."""
    winners = _winners(game)
    return [1 / len(winners) if seat in winners else 0 for seat in range(len(game.scores))]


def _winners(game: PlayedGame) -> list[int]:
    """Return the winners that did not forfeit, or else the best of the others by points."""
    eligible = [seat for seat, fault in enumerate(game.faults) if fault is None]
    won = [seat for seat in game.winners if seat in eligible]
    best = max((game.scores[seat] for seat in eligible), default=0)
    return won or [seat for seat in eligible if game.scores[seat] == best]


def margins(game: PlayedGame) -> list[float]:
    """Return for every seat its points minus those of the best other seat."""
    return [
        score - max(other for place, other in enumerate(game.scores) if place != seat)
        for seat, score in enumerate(game.scores)
    ]


def ranks(game: PlayedGame) -> list[Rank | None]:
    """Return what decides who finished before whom, None for bots that forfeited.

    This is the points, but a tie for the win can be broken.
    """
    winners = _winners(game)
    return [
        (seat in winners, score) if fault is None else None
        for seat, (score, fault) in enumerate(zip(game.scores, game.faults, strict=True))
    ]


def ahead(one: Rank | None, other: Rank | None) -> float | None:
    """Return 1 if one finished before the other, 0 if behind, and 1/2 if level.

    Return None if both forfeited.
    """
    if one is None or other is None:
        return None if one == other else float(other is None)
    return 0.5 if one == other else float(one > other)
