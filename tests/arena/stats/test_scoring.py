"""Wins, margins and ranks of the seats of a game."""

from __future__ import annotations

import pytest

from tests.arena.helpers import game
from tzolkin.arena.games import PlayedGame
from tzolkin.arena.stats.scoring import ahead, margins, ranks, win_shares

FORFEIT = {0: "it failed"}


@pytest.mark.parametrize(
    ("played", "shares"),
    [
        (game([50, 40]), [1, 0]),
        (game([50, 50]), [0.5, 0.5]),
        (game([50, 50], winners=[1]), [0, 1]),
        (game([9, 30, 30, 30]), [0, 1 / 3, 1 / 3, 1 / 3]),
        (game([50, 40, 40, 20], faults=FORFEIT), [0, 0.5, 0.5, 0]),
        (game([50, 50, 40], winners=[0, 1], faults=FORFEIT), [0, 1, 0]),
        (game([20, 40, 30], faults=FORFEIT), [0, 1, 0]),
        (game([50, 40, 30], faults={0: "a", 1: "b"}), [0, 0, 1]),
        (game([50, 40], faults={0: "a", 1: "b"}), [0, 0]),
    ],
)
def test_the_win_is_shared(played: PlayedGame, shares: list[float]) -> None:
    assert win_shares(played) == shares


def test_margins_are_to_the_best_other() -> None:
    assert margins(game([50, 44.5, 30])) == [5.5, -5.5, -20]
    assert margins(game([50, 50])) == [0, 0]


def test_who_finished_before_whom() -> None:
    first, second, third = ranks(game([50, 30, 30]))
    assert (ahead(first, second), ahead(second, first)) == (1, 0)
    assert ahead(second, third) == 0.5


def test_a_broken_tie() -> None:
    first, second = ranks(game([50, 50], winners=[1]))
    assert (ahead(first, second), ahead(second, first)) == (0, 1)


def test_who_forfeits_is_behind_everybody_else() -> None:
    first, second, third = ranks(game([50, -40, 30], faults={0: "a", 2: "b"}))
    assert (ahead(first, second), ahead(second, first)) == (0, 1)
    assert ahead(first, third) is None
