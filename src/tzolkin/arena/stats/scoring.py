"""What a game is worth to its seats, also where somebody forfeited it."""

from __future__ import annotations

from ..playing import PlayedGame

Rank = tuple[bool, float]


def win_shares(game: PlayedGame) -> list[float]:
    """The win, divided among those who share it. Who forfeited gets nothing."""
    winners = _winners(game)
    return [1 / len(winners) if seat in winners else 0 for seat in range(len(game.scores))]


def _winners(game: PlayedGame) -> list[int]:
    """Of those who kept the rules, the winners by the game or else the best by points."""
    honest = [seat for seat, fault in enumerate(game.faults) if fault is None]
    won = [seat for seat in game.winners if seat in honest]
    best = max((game.scores[seat] for seat in honest), default=0)
    return won or [seat for seat in honest if game.scores[seat] == best]


def margins(game: PlayedGame) -> list[float]:
    """For every seat its points less those of the best other one."""
    return [
        score - max(other for place, other in enumerate(game.scores) if place != seat)
        for seat, score in enumerate(game.scores)
    ]


def ranks(game: PlayedGame) -> list[Rank | None]:
    """What decides who finished before whom: points, but a tie for the win can be broken. None is
    who forfeited, and behind all others.
    """
    winners = _winners(game)
    return [
        (seat in winners, score) if fault is None else None
        for seat, (score, fault) in enumerate(zip(game.scores, game.faults, strict=True))
    ]


def ahead(one: Rank | None, other: Rank | None) -> float | None:
    """1 if one finished before the other, 0 if behind, 1/2 if level; None if both forfeited."""
    if one is None or other is None:
        return None if one == other else float(other is None)
    return 0.5 if one == other else float(one > other)
