"""Test small runs: one that was killed, and one that was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from training import expert_iteration
from training.expert_iteration import Run, train
from training.progress import Log
from training.search_selfplay import play_job

from .small_runs import FIRST, LEARNING, SELFPLAY

if TYPE_CHECKING:
    import pytest


def small_run(folder: Path) -> Run:
    return Run(folder, {2: 2}, 2, 2, SELFPLAY, LEARNING)


def test_a_killed_run_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in a round, after one of its jobs, a run ends with the same bytes as another one."""
    monkeypatch.setattr(expert_iteration, "GAMES_PER_JOB", {2: 1})
    one, other = tmp_path / "one", tmp_path / "other"
    train(small_run(one), FIRST, 1)
    train(small_run(other)._replace(rounds=1), FIRST, 1)
    first, _ = small_run(other).jobs(2, 2)
    play_job(first)
    (other / "games" / "2p-002" / "001.npz.part").write_bytes(b"killed")
    train(small_run(other), FIRST, 1)
    names = ["games/2p-001.npz", "games/2p-002.npz", "networks/002/network2.bin"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()
    assert sorted(path.name for path in (one / "games").iterdir()) == ["2p-001.npz", "2p-002.npz"]
    rounds = [entry["round"] for entry in Log(one / "log.jsonl").entries()]
    assert rounds == [1, 2]


def test_no_round_starts_after_the_time_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train(small_run(tmp_path), FIRST, 1, minutes=0.0)
    assert "stopped" in capsys.readouterr().out
    assert not (tmp_path / "networks" / "002").exists()
