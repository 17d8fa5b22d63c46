"""Test the positions of stored games and the targets made from them."""

from __future__ import annotations

import numpy as np
import pytest

from training.positions import Positions, concatenate_positions, extract_positions
from training.stored_games import StoredGames
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES

from .small_runs import same_arrays


def test_positions_of_games(games: StoredGames, positions: Positions) -> None:
    """Results are the scores that were stored, and near the values of the last positions."""
    assert len(games.changes) >= 2 * len(games.seeds) - 1
    assert set(positions.seeds.tolist()) == set(games.seeds.tolist())
    assert set(positions.results.tolist()) <= set(games.points.ravel().tolist())
    last = positions.select(positions.turns_left <= 1)
    assert np.abs(last.values - last.results).mean() < 5
    assert positions.features.shape == (len(positions.turns_left), FEATURES)
    assert positions.views.shape == (len(positions.turns_left), LENGTH)
    assert same_arrays(
        concatenate_positions([extract_positions(part) for part in games.split(1)]), positions
    )


def test_targets_mix_results_with_values_of_the_search(positions: Positions) -> None:
    assert positions.to_samples(0.0).targets == pytest.approx(positions.results)
    values = positions.to_samples(1.0).targets
    assert positions.to_samples(0.25).targets == pytest.approx(
        0.75 * positions.results + 0.25 * values
    )
    for turns in set(positions.turns_left.tolist()):
        here = positions.turns_left == turns
        assert values[here].mean() == pytest.approx(positions.results[here].mean())
