"""Test expert iteration: stored games, their positions, fitting, runs that continue, matches."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from training import commands, expert_iteration
from training.expert_iteration import Run
from training.fitting import LearningOptions, fit_network
from training.holdout import held_out
from training.network_weights import NetworkWeights, packaged_networks
from training.positions import Positions, concatenate_positions, extract_positions
from training.progress import Log, Progress
from training.search_selfplay import SearchPlayer, SelfPlayOptions, play_games, play_job
from training.stored_games import STEPS_PER_POINT, StoredGames, concatenate_games, encode_points
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES

FIRST = packaged_networks(2, version=1)
SELFPLAY = SelfPlayOptions(simulations=2, sampled_turns=0.3, perturbed_games=1.0)
LEARNING = LearningOptions(epochs=2.0, torch=False)


@pytest.fixture(scope="module")
def games() -> StoredGames:
    weights = NetworkWeights.load(FIRST, 2)
    return play_games(SearchPlayer(weights, 2, 2), range(19, 22), SELFPLAY)


@pytest.fixture(scope="module")
def positions(games: StoredGames) -> Positions:
    return extract_positions(games)


def same(one: tuple[np.ndarray, ...], other: tuple[np.ndarray, ...]) -> bool:
    return all(np.array_equal(*columns) for columns in zip(one, other, strict=True))


def test_files_and_parts_of_games(games: StoredGames, tmp_path: Path) -> None:
    games.save(tmp_path / "one.npz")
    assert same(StoredGames.load(tmp_path / "one.npz"), games)
    parts = games.split(2)
    assert [len(part.seeds) for part in parts] == [2, 1]
    assert same(concatenate_games(parts), games)
    concatenate_games(parts).save(tmp_path / "other.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "other.npz").read_bytes()


def test_positions_of_games(games: StoredGames, positions: Positions) -> None:
    """Results are the scores that were stored, and near the values of the last positions."""
    assert len(games.changes) >= 2 * len(games.seeds) - 1
    assert set(positions.seeds.tolist()) == set(games.seeds.tolist())
    assert set(positions.results.tolist()) <= set(games.points.ravel().tolist())
    last = positions.select(positions.turns_left <= 1)
    assert np.abs(last.values - last.results).mean() < 5
    assert positions.features.shape == (len(positions.turns_left), FEATURES)
    assert positions.views.shape == (len(positions.turns_left), LENGTH)
    assert same(
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


def test_points_are_rounded_and_bounded() -> None:
    assert np.array(encode_points([1.5, -7.03])) / STEPS_PER_POINT == pytest.approx(
        [1.5, -7.03], abs=0.04
    )
    assert np.array(encode_points([1e9, -1e9]), np.int16).tolist() == [32000, -32000]


def test_fitting_changes_a_network(positions: Positions) -> None:
    before = NetworkWeights.load(FIRST, 2)
    assert 0 < held_out(positions).sum() < len(positions.turns_left)
    after, errors = fit_network(before, positions, positions, LEARNING, seed=1)
    assert errors.after != errors.before
    assert not same(after, before)
    wider, _ = fit_network(before, positions, positions, LEARNING._replace(units=40), seed=1)
    assert wider.units == 40


def test_wider_networks(positions: Positions, tmp_path: Path) -> None:
    """They value positions as before, and files with any number of units are loaded."""
    weights = NetworkWeights.load(FIRST, 2)
    wider = weights.widen(48, seed=1)
    wider.save(tmp_path, 2)
    assert same(NetworkWeights.load(tmp_path, 2), wider)
    frozen = LEARNING._replace(learning_rate=0.0)
    errors = [
        fit_network(each, positions, positions, frozen, 1)[1].before for each in (weights, wider)
    ]
    assert errors[0] == pytest.approx(errors[1], rel=1e-5)
    with pytest.raises(FileNotFoundError):
        NetworkWeights.load(tmp_path, 3)


def small_run(folder: Path) -> Run:
    return Run(folder, {2: 2}, 2, 2, SELFPLAY, LEARNING)


def test_a_killed_run_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in a round, after one of its jobs, a run ends with the same bytes as another one."""
    monkeypatch.setattr(expert_iteration, "GAMES_PER_JOB", {2: 1})
    one, other = tmp_path / "one", tmp_path / "other"
    commands.train(small_run(one), FIRST, 1)
    commands.train(small_run(other)._replace(rounds=1), FIRST, 1)
    first, _ = small_run(other).jobs(2, 2)
    play_job(first)
    (other / "games" / "2p-002" / "001.npz.part").write_bytes(b"killed")
    commands.train(small_run(other), FIRST, 1)
    names = ["games/2p-001.npz", "games/2p-002.npz", "networks/002/network2.bin"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()
    assert sorted(path.name for path in (one / "games").iterdir()) == ["2p-001.npz", "2p-002.npz"]
    rounds = [entry["round"] for entry in Log(one / "log.jsonl").entries()]
    assert rounds == [1, 2]


def test_no_round_starts_after_the_time_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.train(small_run(tmp_path), FIRST, 1, minutes=0.0)
    assert "stopped" in capsys.readouterr().out
    assert not (tmp_path / "networks" / "002").exists()


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
