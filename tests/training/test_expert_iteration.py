"""Games of the search: stored, played again, learned from, and gone on with after an end."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from training import commands, expert_iteration
from training.expert_iteration import Course
from training.fitting import Lesson, held_out, study
from training.matches import Match, play_deal, summary
from training.network_weights import Learned, packaged_networks
from training.positions import Positions, joined_positions, replay
from training.progress import Log, Progress
from training.search_selfplay import Habits, Thinker, play_games, play_job
from training.stored_games import FINENESS, Games, joined_games, stored_points
from tzolkin.encoding import LENGTH
from tzolkin.encoding.feature_ids import FEATURES

FIRST = packaged_networks(2, version=1)
QUICK = Habits(simulations=2, drawn=0.3, meddling=1.0)
LITTLE = Lesson(passes=2.0, torch=False)


@pytest.fixture(scope="module")
def games() -> Games:
    learned = Learned.loaded(FIRST, 2)
    return play_games(Thinker(learned, 2, 2), range(19, 22), QUICK)


@pytest.fixture(scope="module")
def positions(games: Games) -> Positions:
    return replay(games)


def same(one: tuple[np.ndarray, ...], other: tuple[np.ndarray, ...]) -> bool:
    return all(np.array_equal(*columns) for columns in zip(one, other, strict=True))


def test_files_of_games(games: Games, tmp_path: Path) -> None:
    games.save(tmp_path / "one.npz")
    assert same(Games.load(tmp_path / "one.npz"), games)
    parts = games.parts(2)
    assert [len(part.seeds) for part in parts] == [2, 1]
    assert same(joined_games(parts), games)
    joined_games(parts).save(tmp_path / "other.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "other.npz").read_bytes()


def test_games_are_played_again_to_the_same_end(games: Games, positions: Positions) -> None:
    """`replay` plays all actions, and the last position is worth nearly what came of it."""
    assert len(games.changes) >= 2 * len(games.seeds) - 1
    assert set(positions.seeds.tolist()) == set(games.seeds.tolist())
    assert set(positions.results.tolist()) <= set(games.points.ravel().tolist())
    last = positions.chosen(positions.turns <= 1)
    assert np.abs(last.values - last.results).mean() < 5
    assert positions.features.shape == (len(positions.turns), FEATURES)
    assert positions.views.shape == (len(positions.turns), LENGTH)
    assert same(joined_positions([replay(part) for part in games.parts(1)]), positions)


def test_targets_mix_results_with_what_was_expected(positions: Positions) -> None:
    assert positions.samples(0.0).points == pytest.approx(positions.results)
    expected = positions.samples(1.0).points
    assert positions.samples(0.25).points == pytest.approx(
        0.75 * positions.results + 0.25 * expected
    )
    for turns in set(positions.turns.tolist()):
        here = positions.turns == turns
        assert expected[here].mean() == pytest.approx(positions.results[here].mean())


def test_points_are_stored_finely_and_within_bounds() -> None:
    assert np.array(stored_points([1.5, -7.03])) / FINENESS == pytest.approx([1.5, -7.03], abs=0.04)
    assert np.array(stored_points([1e9, -1e9]), np.int16).tolist() == [32000, -32000]


def test_a_lesson(positions: Positions) -> None:
    before = Learned.loaded(FIRST, 2)
    assert 0 < held_out(positions).sum() < len(positions.turns)
    after, errors = study(before, positions, positions, LITTLE, seed=1)
    assert errors.after != errors.before
    assert not same(after, before)
    wider, _ = study(before, positions, positions, LITTLE._replace(units=40), seed=1)
    assert wider.units == 40


def test_wider_networks(positions: Positions, tmp_path: Path) -> None:
    """They value positions the same, and their files say how wide they are."""
    learned = Learned.loaded(FIRST, 2)
    wider = learned.widened(48, seed=1)
    wider.save(tmp_path, 2)
    assert same(Learned.loaded(tmp_path, 2), wider)
    nothing = LITTLE._replace(rate=0.0)
    errors = [study(each, positions, positions, nothing, 1)[1].before for each in (learned, wider)]
    assert errors[0] == pytest.approx(errors[1], rel=1e-5)
    with pytest.raises(FileNotFoundError):
        Learned.loaded(tmp_path, 3)


def course(folder: Path) -> Course:
    return Course(folder, {2: 2}, 2, 2, QUICK, LITTLE)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in the middle of a round, after one of its jobs, it ends with the same bytes."""
    monkeypatch.setattr(expert_iteration, "GAMES_A_JOB", {2: 1})
    one, other = tmp_path / "one", tmp_path / "other"
    commands.run(course(one), FIRST, 1)
    commands.run(course(other)._replace(rounds=1), FIRST, 1)
    first, _ = course(other).jobs(2, 2)
    play_job(first)
    (other / "games" / "2p-002" / "001.npz.part").write_bytes(b"killed")
    commands.run(course(other), FIRST, 1)
    names = ["games/2p-001.npz", "games/2p-002.npz", "networks/002/network2.bin"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()
    assert sorted(path.name for path in (one / "games").iterdir()) == ["2p-001.npz", "2p-002.npz"]
    rounds = [entry["round"] for entry in Log(one / "log.jsonl").entries()]
    assert rounds == [1, 2]


def test_nothing_is_begun_when_the_time_is_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.run(course(tmp_path), FIRST, 1, minutes=0.0)
    assert "stopped" in capsys.readouterr().out
    assert not (tmp_path / "networks" / "002").exists()


def test_a_network_is_level_with_itself() -> None:
    match = Match(FIRST, FIRST, 3, simulations=2, deals=2)
    outcomes = [play_deal(match, deal) for deal in (1, 2)]
    found = summary(match, outcomes)
    assert (found["deals"], found["games"]) == (2, 6)
    assert 0 <= found["win_share"][0] <= 1
    assert [game.scores for game in play_deal(match, 1).games] == [
        game.scores for game in outcomes[0].games
    ]


def test_progress(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    monkeypatch.setattr("training.progress.time.monotonic", lambda: now[0])
    progress = Progress("2 players", games=100, games_a_part=10)
    for _ in range(10):
        now[0] += 8
        progress.advance()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 players: 20 of 100 games, 1.2 games/s, 1:04 left"
    assert lines[-1] == "2 players: 100 of 100 games, 1.2 games/s, 0:00 left"


def test_a_line_of_the_log_is_replaced(tmp_path: Path) -> None:
    log = Log(tmp_path / "log.jsonl")
    for mean in (80, 81):
        log.add({"players": 4, "round": 1, "mean": mean})
    assert [json.loads(line)["mean"] for line in log.file.read_text().splitlines()] == [81]
