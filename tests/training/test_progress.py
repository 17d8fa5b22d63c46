"""Test the lines of progress and the log of a run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from training.progress import Log, Progress

if TYPE_CHECKING:
    import pytest


def test_progress(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    monkeypatch.setattr("training.progress.time.monotonic", lambda: now[0])
    progress = Progress("2 players", total=100, per_part=10)
    for _ in range(10):
        now[0] += 8
        progress.advance()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 players: 20 of 100 games, 1.2 games/s, 1:04 left"
    assert lines[-1] == "2 players: 100 of 100 games, 1.2 games/s, 0:00 left"


def test_progress_of_a_match_that_is_continued(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]
    monkeypatch.setattr("training.progress.time.monotonic", lambda: now[0])
    progress = Progress("2 players", total=100, per_part=1, unit="deals", done=40)
    for _ in range(2):
        now[0] += 20
        progress.advance()
    assert capsys.readouterr().out.splitlines() == [
        "2 players: 41 of 100 deals",
        "2 players: 42 of 100 deals, 3.0 deals/min, 19:20 left",
    ]


def test_a_repeated_round_replaces_its_line_of_the_log(tmp_path: Path) -> None:
    log = Log(tmp_path / "log.jsonl")
    for mean in (80, 81):
        log.add({"players": 4, "round": 1, "mean": mean})
    assert [json.loads(line)["mean"] for line in log.file.read_text().splitlines()] == [81]
