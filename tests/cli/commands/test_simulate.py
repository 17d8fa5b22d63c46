"""`tzolkin simulate`: random games, summed up and recorded."""

from __future__ import annotations

import signal
import statistics
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run, run_process, started_process
from tzolkin.cli.commands.simulate_totals import median


def test_summary_for_people() -> None:
    answer = run("simulate", "--games", 20, "--players", 3, "--seed", 1)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("20 random games of 3 players, seeds from 1")
    assert "\n  unfed  " in answer.out


def test_summary_for_programs() -> None:
    summary = run("simulate", "--games", 30, "--players", 4, "--seed", 1, "--json").json()
    assert summary["games"] == 30
    assert len(summary["seats"]) == 4
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    for seat in summary["seats"]:
        assert seat["min"] <= seat["median"] <= seat["max"]
        assert sum(seat["points"].values()) == pytest.approx(seat["mean"])


def test_records_are_the_same_games(tmp_path: Path) -> None:
    words = ("simulate", "--games", 5, "--players", 2, "--seed", 2**64 - 2, "--json")
    folder = tmp_path / "new" / "games"
    quick, open_ = run(*words).json(), run(*words, "--records", folder).json()
    assert quick["seats"] == open_["seats"]
    assert quick["decisions_per_game"] == open_["decisions_per_game"]
    files = sorted(folder.iterdir())
    assert len(files) == 5
    assert all(file.name.endswith(".tzolkin.json") for file in files)
    verdicts = run("verify", *files, "--json").json()
    assert all(one["ok"] and one["over"] and one["seed_deals_start"] for one in verdicts)


def test_without_a_seed_it_reports_one() -> None:
    first = run("simulate", "--games", 2, "--json").json()
    again = run("simulate", "--games", 2, "--json", "--seed", first["seed"]).json()
    assert first["seats"] == again["seats"]


def test_pure_python_plays_the_same_games() -> None:
    words = ("simulate", "--games", "2", "--players", "2", "--seed", "3", "--json")
    pure = run_process(*words, TZOLKIN_PURE="1").json()
    assert pure["seats"] == run(*words).json()["seats"]


def test_one_game_is_singular() -> None:
    answer = run("simulate", "--games", 1, "--players", 2, "--seed", 4)
    assert answer.out.startswith("1 random game of 2 players, seed 4, ")


@pytest.mark.parametrize("values", [[3.0], [1.0, 2.5], [5.0, 1.0, 1.0], [1.0, 1.0, 2.0, 9.0]])
def test_median_of_counted_values(values: list[float]) -> None:
    assert median(Counter(values)) == statistics.median(values)


def test_an_interrupt_leaves_whole_records(tmp_path: Path) -> None:
    words = ("simulate", "--games", 1_000_000, "--players", 2, "--records", tmp_path)
    process = started_process(*words)
    while not any(tmp_path.glob("random-*.json")):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "tzolkin: stopped\n")
    left = list(tmp_path.iterdir())
    assert all(file.name.startswith("random-") for file in left)
    assert run("verify", *left).code == 0


def test_an_impossible_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    refused(run("simulate", "--games", 1, "--records", file / "games"), "file")
