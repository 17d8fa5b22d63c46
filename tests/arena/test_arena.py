"""Whole arenas give the same results with any number of processes and after interruptions."""

from __future__ import annotations

import json
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from tzolkin import Game
from tzolkin.arena import Arena, ArenaError, ArenaRequest, Estimate, play_arena, read_results
from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.executors import make_executor
from tzolkin.bots import UnknownBotError

from .helpers import bot, folder_contents
from .sample_bots import MARK

BOTS = ["random", bot("Last")]


def figures(folder: Path) -> list[list[tuple[object, ...]]]:
    """Return all figures except times."""
    return [
        [(one.bot, one.win_share, one.score, one.margin, one.rating) for one in table.bots]
        for table in read_results(folder).tables
    ]


def played(arena: Arena, blocks: int, processes: int) -> None:
    """Play a number of blocks of an arena, or all that are left."""
    with arena, closing(arena.play(make_executor(processes))) as block_results:
        for _ in islice(block_results, blocks):
            pass


def test_a_whole_arena() -> None:
    seen: list[BlockResult] = []
    results = play_arena(BOTS, (2, 3), 2, seed=1, processes=2, on_block=seen.append)
    assert results.complete
    assert [(table.players, table.deals, table.games) for table in results.tables] == [
        (2, 2, 4),
        (3, 2, 12),
    ]
    assert len(seen) == 6
    for table in results.tables:
        assert [one.bot for one in table.bots] == BOTS
        shares = [one.win_share.value * one.seats for one in table.bots if one.win_share.value]
        assert sum(shares) == pytest.approx(table.games)
        for one in table.bots:
            assert one.seats == table.games * table.players / 2
            assert sum(one.points.values()) == pytest.approx(one.score.value)
            assert len(one.scores) == one.seats
            assert one.seconds_per_turn is not None
            assert one.seconds_per_turn > 0
            assert one.forfeits == 0


def test_the_better_bot_is_told_to_be_better() -> None:
    (table,) = play_arena(BOTS, 2, 16, seed=1, anchor="random").tables
    weak, strong = table.bots
    assert table.ranked() == [strong, weak]
    assert weak.rating == Estimate(0, 0, 0)
    assert strong.rating.low is not None
    assert strong.rating.low > 0
    assert strong.win_share.low is not None
    assert strong.win_share.low > 0.5
    assert table.ahead[1][0] == strong.win_share.value
    assert table.ahead[0][0] is None


def test_the_same_however_it_is_played(tmp_path: Path) -> None:
    """At once or interrupted, by one process or three, games are the same to the last action."""
    request = ArenaRequest(["random", bot("Raises")], 2, 4, 9)
    played(Arena.begin(request, tmp_path / "at once"), 4, processes=1)
    played(Arena.begin(request, tmp_path / "bit by bit"), 1, processes=3)
    for blocks, processes in ((1, 2), (100, 2)):
        played(Arena.resume(tmp_path / "bit by bit"), blocks, processes)
    assert read_results(tmp_path / "at once").complete
    assert folder_contents(tmp_path / "at once") == folder_contents(tmp_path / "bit by bit")
    assert figures(tmp_path / "at once") == figures(tmp_path / "bit by bit")


def test_more_deals_are_added_to_those_there_are(tmp_path: Path) -> None:
    play_arena(["random"], 2, 6, seed=1, folder=tmp_path / "six")
    play_arena(["random"], 2, 2, seed=1, folder=tmp_path / "grown")
    seen: list[BlockResult] = []
    play_arena(deals=6, folder=tmp_path / "grown", resume=True, on_block=seen.append)
    assert len(seen) == 4
    assert folder_contents(tmp_path / "six") == folder_contents(tmp_path / "grown")
    assert read_results(tmp_path / "grown").complete


def test_all_games_are_kept_as_records(tmp_path: Path) -> None:
    results = play_arena(BOTS, 2, 2, seed=1, folder=tmp_path)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 4
    games = [Game.replay(json.loads(file.read_text())) for file in files]
    scores = [
        score
        for game in games
        for score, name in zip(game.scores(), game.names, strict=True)
        if name == "random"
    ]
    assert sorted(scores) == results.tables[0].bots[0].scores


def test_forfeits_are_told(tmp_path: Path) -> None:
    results = play_arena([bot("Illegal"), "random"], 3, 1, seed=1, folder=tmp_path)
    (table,) = results.tables
    broken, honest = table.bots
    assert broken.forfeits == broken.seats == len(results.forfeits) == 9
    assert broken.win_share.value == 0
    assert broken.score.value is None
    assert honest.win_share.value == pytest.approx(table.games / honest.seats)
    first = results.forfeits[0]
    assert (first.bot, first.seat) == (bot("Illegal"), 0)
    assert (tmp_path / "records" / f"{first.game}.tzolkin.json").exists()
    assert first.fault.startswith("it answered 'place atlantis'")


def test_a_lost_block_is_told_and_tried_again(tmp_path: Path) -> None:
    dying = [bot("KillsInSomeDeals"), "random"]
    results = play_arena(dying, 2, 4, seed=3, folder=tmp_path)
    assert 0 < len(results.lost) < 4
    assert not results.complete
    assert "its process was ended by SIGKILL" in results.lost[0].reason
    with Arena.resume(tmp_path) as arena:
        assert arena.open_blocks() == [loss.block for loss in results.lost]


def test_nothing_is_begun_with_a_bad_request(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    with pytest.raises(UnknownBotError):
        play_arena(["nobody"], folder=folder)
    with pytest.raises(ArenaError, match="the anchor is one of the bots, random, not nobody"):
        play_arena(["random"], folder=folder, anchor="nobody")
    with pytest.raises(ArenaError, match="the number of processes is from 1 to 1024, not 0"):
        play_arena(["random"], folder=folder, processes=0)
    with pytest.raises(ArenaError, match="name the folder to go on with"):
        play_arena(["random"], resume=True)
    assert not folder.exists()


def test_an_arena_without_a_folder_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play_arena(["random"], 2, 2, seed=1)
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_once_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    for name in ("first", "second"):
        play_arena([bot("KillsOnce"), "random"], 2, 2, seed=1, folder=tmp_path / name)
    assert folder_contents(tmp_path / "first") == folder_contents(tmp_path / "second")
