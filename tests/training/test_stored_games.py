"""Test files of games, their parts, and the points in them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from training.stored_games import STEPS_PER_POINT, StoredGames, concatenate_games, encode_points

from .small_runs import same_arrays


def test_files_and_parts_of_games(games: StoredGames, tmp_path: Path) -> None:
    games.save(tmp_path / "one.npz")
    assert same_arrays(StoredGames.load(tmp_path / "one.npz"), games)
    parts = games.split(2)
    assert [len(part.seeds) for part in parts] == [2, 1]
    assert same_arrays(concatenate_games(parts), games)
    concatenate_games(parts).save(tmp_path / "other.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "other.npz").read_bytes()


def test_points_are_rounded_and_bounded() -> None:
    assert np.array(encode_points([1.5, -7.03])) / STEPS_PER_POINT == pytest.approx(
        [1.5, -7.03], abs=0.04
    )
    assert np.array(encode_points([1e9, -1e9]), np.int16).tolist() == [32000, -32000]
