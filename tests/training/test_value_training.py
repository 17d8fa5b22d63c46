"""Test the regression, the learner, and small runs of training on self-play by value."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from training import learner, train_linear, train_network
from training.knots import KNOT_BASIS
from training.learner import Learner
from training.network_weights import NetworkWeights
from training.samples import Samples
from tzolkin.bots.builtin import weights
from tzolkin.bots.builtin.weights import KNOTS, NETWORK_PARTS
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES, STAGES

PHASE = train_linear.Phase(2, 4, perturbed_games=1.0, style_noise=0.3, step=0.6, window=2)
SCHEDULE = train_network.Schedule(0, 2, 4, 1e-3, 3e-5, 0.6, 0.01)


def test_linear_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seeds give the same weights."""
    monkeypatch.setattr(train_linear, "FROM_NOTHING", (PHASE,))
    monkeypatch.setattr(train_linear, "FROM_FOUR_PLAYERS", (PHASE._replace(rounds=1),))
    files = [folder / "weights.json" for folder in make_folders(tmp_path)]
    for file in files:
        train_linear.train([4, 2], file.parent)
    assert files[0].read_bytes() == files[1].read_bytes()
    tables = json.loads(files[0].read_text())["weights"]
    assert {players: np.shape(table) for players, table in tables.items()} == {
        "4": (len(KNOTS), FEATURES),
        "2": (len(KNOTS), FEATURES),
    }


def test_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seeds give the same networks, also when they are trained further."""
    monkeypatch.setattr(train_network, "FROM_LINEAR", SCHEDULE)
    monkeypatch.setattr(train_network, "FROM_FOUR_PLAYERS", SCHEDULE._replace(rounds=1))
    monkeypatch.setattr(train_network, "FURTHER", SCHEDULE._replace(first_seed=100, rounds=1))
    one, other = make_folders(tmp_path)
    for folder in (one, other):
        train_network.train([4, 2], folder)
        before = (folder / "network4.bin").read_bytes()
        train_network.train_further([4], folder)
        assert (folder / "network4.bin").read_bytes() != before
    names = sorted(file.name for file in one.iterdir())
    assert names == ["network2.bin", "network4.bin"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()


def make_folders(path: Path) -> list[Path]:
    folders = [path / "one", path / "other"]
    for folder in folders:
        folder.mkdir()
    return folders


def test_bots_read_saved_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    shapes = NETWORK_PARTS.values()
    saved = NetworkWeights(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))
    folder = tmp_path / "learned" / "1"
    saved.save(folder, 3)
    loaded = NetworkWeights.load(folder, 3)
    assert all(np.array_equal(*parts) for parts in zip(saved, loaded, strict=True))
    assert NetworkWeights.find(folder, 4) is None
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    linear_weights, network = weights.network_weights.__wrapped__(3, 2)
    assert linear_weights == pytest.approx((KNOT_BASIS @ saved.linear).ravel(), abs=1e-6)
    for part, expected in zip(network, saved.to_network(), strict=True):
        assert list(part) == pytest.approx(expected, abs=1e-6)


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
