"""Ratings from pairs."""

from __future__ import annotations

import numpy as np
import pytest

from tzolkin.arena.stats.rating import ratings


def test_two_bots_by_the_formula() -> None:
    """Three wins of four are 400 log10(3) points."""
    high, low = ratings(np.array([[0.0, 30], [10, 0]]))
    assert high - low == pytest.approx(400 * np.log10(3))
    assert high + low == pytest.approx(0)


def test_elo_is_found_again() -> None:
    """The expected results of known ratings give the same ratings."""
    true = np.array([250.0, 40, -90, -200])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    met = np.array([[0, 10, 7, 5], [10, 0, 3, 9], [7, 3, 0, 8], [5, 9, 8, 0]])
    assert ratings(met * chance) == pytest.approx(true)


def test_who_beats_strong_ones_is_stronger() -> None:
    """Two bots with equal shares of wins, one of them against a better field."""
    ahead = np.array(
        [[0, 50, 0, 0], [50, 0, 90, 0], [0, 10, 0, 50], [0, 0, 50, 0]], dtype=np.float64
    )
    found = ratings(ahead)
    assert found[0] == pytest.approx(found[1])
    assert found[0] - found[3] == pytest.approx(400 * np.log10(9))


def test_very_unequal_bots() -> None:
    high, low = ratings(np.array([[0.0, 1e6], [0.5, 0]]))
    assert high - low == pytest.approx(400 * np.log10(2e6))


def test_many_at_once_are_the_same_as_one_by_one() -> None:
    ahead = np.random.RandomState(1).uniform(1, 20, (5, 3, 3)) * (1 - np.eye(3))
    for one, together in zip(ahead, ratings(ahead), strict=True):
        assert together == pytest.approx(ratings(one))


def test_a_bot_alone() -> None:
    assert ratings(np.zeros((1, 1))) == [0]
