"""Test fitting networks to positions, and widening them."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.fitting import fit_network
from training.holdout import held_out
from training.network_weights import NetworkWeights
from training.positions import Positions

from .small_runs import FIRST, LEARNING, same_arrays


def test_fitting_changes_a_network(positions: Positions) -> None:
    before = NetworkWeights.load(FIRST, 2)
    assert 0 < held_out(positions).sum() < len(positions.turns_left)
    after, errors = fit_network(before, positions, positions, LEARNING, seed=1)
    assert errors.after != errors.before
    assert not same_arrays(after, before)
    wider, _ = fit_network(before, positions, positions, LEARNING._replace(units=40), seed=1)
    assert wider.units == 40


def test_wider_networks(positions: Positions, tmp_path: Path) -> None:
    """They value positions as before, and files with any number of units are loaded."""
    weights = NetworkWeights.load(FIRST, 2)
    wider = weights.widen(48, seed=1)
    wider.save(tmp_path, 2)
    assert same_arrays(NetworkWeights.load(tmp_path, 2), wider)
    frozen = LEARNING._replace(learning_rate=0.0)
    errors = [
        fit_network(each, positions, positions, frozen, 1)[1].before for each in (weights, wider)
    ]
    assert errors[0] == pytest.approx(errors[1], rel=1e-5)
    with pytest.raises(FileNotFoundError):
        NetworkWeights.load(tmp_path, 3)
