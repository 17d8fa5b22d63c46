"""Test gradients, and that learners reduce their error."""

from __future__ import annotations

import numpy as np
import pytest

from training import learner
from training.learner import Learner
from training.samples import Samples
from tzolkin.bots.builtin.weights import KNOTS
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES, STAGES


def make_samples(count: int, seed: int) -> Samples:
    """Return samples whose targets depend on two features, one not linearly, and on a view."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(count, FEATURES)).astype(np.float32)
    views = rng.integers(0, 2, (count, LENGTH), dtype=np.uint8)
    targets = 3 * features[:, 5] + 8 * views[:, 30] + 6 * np.maximum(features[:, 7], 0)
    return Samples(features, views, rng.integers(0, STAGES, count), targets, targets[:, None])


def test_a_learner_reduces_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "BATCH", 256)
    started = Learner.from_linear(np.zeros((len(KNOTS), FEATURES)), make_samples(5000, 1), seed=1)
    held_out = make_samples(2000, 2)
    before = started.error(held_out)
    started.fit(make_samples(10_000, 3), 300, 3e-3)
    assert started.error(held_out) < before / 3


def test_a_learner_continues_with_a_network() -> None:
    samples = make_samples(3000, 1)
    first = Learner.from_linear(np.zeros((len(KNOTS), FEATURES)), samples, seed=1)
    first.fit(samples, 5, 1e-3)
    second = Learner.from_network(first.to_weights(), make_samples(2000, 4), seed=2)
    assert second.error(samples) == pytest.approx(first.error(samples), rel=1e-3)


def test_gradients_agree_with_differences() -> None:
    samples, step = make_samples(200, 1), 1e-2
    started = Learner.from_linear(np.ones((len(KNOTS), FEATURES)), samples, seed=1)
    rows = np.arange(200)
    gradients = started._gradients(samples, rows)
    places = {"linear": (2, 5), "mixing": (7, 3), "lift": (3, 1), "worth": (4, 2)}
    for name, place in places.items():
        losses = []
        for sign in (1, -1):
            started.weights[name][place] += sign * step
            errors = started._forward(samples, rows).errors
            losses.append(float((errors.astype(float) ** 2).mean()))
            started.weights[name][place] -= sign * step
        expected = (losses[0] - losses[1]) / (2 * step)
        assert gradients[name][place] == pytest.approx(expected, rel=0.05, abs=1e-3)
