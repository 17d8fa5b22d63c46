"""A small training run gives the same result for the same seeds, and learns something."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from training import learner, train_linear, train_network
from training.learner import Learner
from training.network_weights import Learned
from training.regression import HATS
from training.value_selfplay import Samples
from tzolkin.bots.builtin import weights
from tzolkin.bots.builtin.weights import KNOTS, NETWORK_PARTS
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES, STAGES

SMALL_PHASE = train_linear.Phase(2, 4, meddling=1.0, tastes=0.3, rate=0.6, memory=2)
SMALL = train_network.Schedule(0, 2, 4, 1e-3, 3e-5, 0.6, 0.01)


def test_linear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_linear, "FROM_NOTHING", (SMALL_PHASE,))
    monkeypatch.setattr(train_linear, "FROM_FOUR_PLAYERS", (SMALL_PHASE._replace(rounds=1),))
    files = [folder / "weights.json" for folder in folders(tmp_path)]
    for file in files:
        train_linear.tune([4, 2], file.parent)
    assert files[0].read_bytes() == files[1].read_bytes()
    made = json.loads(files[0].read_text())["weights"]
    assert {players: np.shape(table) for players, table in made.items()} == {
        "4": (len(KNOTS), FEATURES),
        "2": (len(KNOTS), FEATURES),
    }


def test_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_network, "FROM_NOTHING", SMALL)
    monkeypatch.setattr(train_network, "FROM_FOUR_PLAYERS", SMALL._replace(rounds=1))
    monkeypatch.setattr(train_network, "FURTHER", SMALL._replace(first=100, rounds=1))
    one, other = folders(tmp_path)
    for folder in (one, other):
        train_network.tune([4, 2], folder)
        before = (folder / "network4.bin").read_bytes()
        train_network.tune_further([4], folder)
        assert (folder / "network4.bin").read_bytes() != before
    names = sorted(file.name for file in one.iterdir())
    assert names == ["network2.bin", "network4.bin"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()


def folders(path: Path) -> list[Path]:
    found = [path / "one", path / "other"]
    for folder in found:
        folder.mkdir()
    return found


def test_bots_read_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    one = Learned(*(rng.normal(size=shape).astype(np.float32) for shape in NETWORK_PARTS.values()))
    one.save(tmp_path / "learned" / "1", 3)
    again = Learned.load(tmp_path / "learned" / "1", 3)
    assert again is not None
    assert all(np.array_equal(*parts) for parts in zip(one, again, strict=True))
    assert Learned.load(tmp_path, 4) is None
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    linear_weights, found = weights.network_weights.__wrapped__(3, 2)
    assert linear_weights == pytest.approx((HATS @ one.linear).ravel(), abs=1e-6)
    for part, expected in zip(found, one.network(), strict=True):
        assert list(part) == pytest.approx(expected, abs=1e-6)


def samples(count: int, seed: int) -> Samples:
    """Points that depend on one feature, one entry of the view, and bent on another."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(count, FEATURES)).astype(np.float32)
    views = rng.integers(0, 2, (count, LENGTH), dtype=np.uint8)
    points = 3 * features[:, 5] + 8 * views[:, 30] + 6 * np.maximum(features[:, 7], 0)
    return Samples(features, views, rng.integers(0, STAGES, count), points, points[:, None])


def test_a_learner_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "BATCH", 256)
    started = Learner.beginner(np.zeros((len(KNOTS), FEATURES)), samples(5000, 1), seed=1)
    unseen = samples(2000, 2)
    before = started.error(unseen)
    started.learn(samples(10_000, 3), 300, 3e-3)
    assert started.error(unseen) < before / 3


def test_who_follows_begins_where_the_other_stopped() -> None:
    seen = samples(3000, 1)
    learner = Learner.beginner(np.zeros((len(KNOTS), FEATURES)), seen, seed=1)
    learner.learn(seen, 5, 1e-3)
    follower = Learner.follower(learner.learned(), samples(2000, 4), seed=2)
    assert follower.error(seen) == pytest.approx(learner.error(seen), rel=1e-3)


def test_slopes_are_slopes() -> None:
    """Against small steps in every direction of some weights."""
    seen, step = samples(200, 1), 1e-2
    learner = Learner.beginner(np.ones((len(KNOTS), FEATURES)), seen, seed=1)
    rows = np.arange(200)
    slopes = learner._slopes(seen, rows)
    places = {"linear": (2, 5), "mixing": (7, 3), "lift": (3, 1), "worth": (4, 2)}
    for name, place in places.items():
        losses = []
        for way in (1, -1):
            learner.weights[name][place] += way * step
            losses.append(float((learner._forward(seen, rows)[-1].astype(float) ** 2).mean()))
            learner.weights[name][place] -= way * step
        expected = (losses[0] - losses[1]) / (2 * step)
        assert slopes[name][place] == pytest.approx(expected, rel=0.05, abs=1e-3)
