"""Test small runs of training on self-play by value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from training import train_linear, train_network
from tzolkin.bots.builtin.weights import KNOTS
from tzolkin.encoding.feature_ids import FEATURES

if TYPE_CHECKING:
    import pytest

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
