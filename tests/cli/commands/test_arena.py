"""`tzolkin arena`: bots play each other, stop and go on."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.helpers import bot, folder_contents
from tests.cli.helpers import Answer, interruptible, refused, run, run_process, started_process
from tests.waiting import wait_until

LONG = ("arena", "--bots", "random", "--players", "2", "--deals", "100000", "--seed", "3")


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in an empty folder, since an arena creates folders."""
    monkeypatch.chdir(tmp_path)


def arena(*words: object) -> Answer:
    return run("arena", "--bots", "random", "--seed", 3, *words)


def test_a_table_for_people() -> None:
    answer = arena("--players", "2,3", "--deals", 4)
    assert answer.code == 0
    assert "2 players: 4 deals, 4 games, with 95 % intervals" in answer.out
    assert "3 players: 4 deals, 4 games" in answer.out
    assert "33.3%" in answer.prose
    assert "forfeits" not in answer.out
    assert "From fewer than 30 deals intervals are rough" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
    assert "8 games to play (4 deals, seed 3), kept in arena-1" in answer.err
    assert "report.html are in arena-1, all games in arena-1/records" in answer.err


def test_a_document_for_programs() -> None:
    answer = arena("--players", 2, "--deals", 3, "--json")
    assert answer.json() == json.loads(Path("arena-1/results.json").read_text())
    assert answer.json()["tables"][0]["games"] == 3


def test_enough_deals() -> None:
    assert "fewer than" not in arena("--players", 2, "--deals", 30).out


def test_folders_are_numbered() -> None:
    for _ in range(2):
        assert arena("--players", 2, "--deals", 1).code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["arena-1", "arena-2"]


def test_all_games_can_be_verified_and_replayed() -> None:
    assert arena("--players", 3, "--deals", 3, "--output", "here").code == 0
    files = sorted(Path("here/records").iterdir())
    assert len(files) == 3
    assert run("verify", *files).code == 0
    assert run("replay", files[0]).code == 0


def test_forfeits_and_the_rest_of_the_arena() -> None:
    broken = bot("Illegal")
    answer = run("arena", "--bots", f"random,{broken}", "--players", 2, "--deals", 2, "--seed", 1)
    assert answer.code == 0
    assert "Illegal forfeited 4 times, first in 2p-00001-0-1: it answered" in answer.out
    assert "100.0%" in answer.out


def test_a_lost_block_is_reported_and_sets_the_exit_code() -> None:
    killing = bot("KillsInSomeDeals")
    answer = run("arena", "--bots", f"random,{killing}", "--players", 2, "--deals", 4, "--seed", 3)
    assert answer.code == 1
    assert "players is lost, tried 3 times: its process was ended by SIGKILL" in answer.out


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("", ["--bots says who plays", "`tzolkin bots` lists ours"]),
        ("--bots nobody", ["--bots there is no bot 'nobody'; "]),
        ("--bots random,", ["--bots a name is missing; bots are separated by single commas: "]),
        ("--bots ,", ["--bots a name is missing; bots are separated by single commas: "]),
        ("--bots ,random,,random", ["--bots a name is missing"]),
        ("--bots none.py:MyBot", ["none.py: there is no such file"]),
        ("--bots random:5", ["random takes no budget"]),
        ("--bots random,random --players 3", ["random is named more than once"]),
        ("--bots random --players 5", ["a game has 2, 3 or 4 players, not 5"]),
        ("--bots random --players x", ["--players is 2, 3 or 4, or some of them as in 2,4, not x"]),
        ("--bots random --players 2,2", ["each once"]),
        ("--bots random --deals 0", ["--deals is a whole number from 1 to 1000000, not 0"]),
        ("--bots random --seed -1", ["--seed is a whole number from 0"]),
        ("--bots random --seatings few", ["seatings are even or all, not 'few'"]),
        ("--bots random --limit 0", ["--limit is a number of seconds"]),
        ("--bots random --processes 0", ["--processes is a whole number from 1 to 1024"]),
        ("--bots random --anchor planner", ["the anchor is one of the bots, random, not planner"]),
        ("--bots random --resume", ["--resume needs --output DIR"]),
        ("--bots random --resume --output gone", ["gone: holds no arena"]),
        ("--bots random --output file", ["file: is a file; name a folder"]),
        ("--bots random --output file/here", ["cannot be used: not a directory"]),
        ("--bots random --output full", ["full: is not empty; name a new folder"]),
    ],
)
def test_bad_input_is_refused_before_anything_is_begun(words: str, parts: list[str]) -> None:
    Path("file").touch()
    Path("full").mkdir()
    Path("full/letter").touch()
    before = sorted(Path().rglob("*"))
    refused(run("arena", *words.split()), *parts)
    assert sorted(Path().rglob("*")) == before


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--seed 4", "here: it was begun with the seed 3, not 4"),
        ("--bots random,random", "here: it was begun with the bots random, not random, random"),
        ("--players 2,3", "here: it was begun with the numbers of players 2, not 2, 3"),
        ("--deals 1", "here: it was begun with 2 deals; more can be asked for, but not 1"),
    ],
)
def test_what_does_not_fit_is_refused(words: str, part: str) -> None:
    arena("--players", 2, "--deals", 2, "--output", "here")
    before = folder_contents(Path("here"))
    refused(run("arena", "--resume", "--output", "here", *words.split()), part)
    refused(arena("--players", 2, "--output", "here"), "holds an arena already; --resume goes on")
    assert folder_contents(Path("here")) == before


def test_more_deals_later() -> None:
    arena("--players", 2, "--deals", 2, "--output", "here")
    answer = run("arena", "--resume", "--output", "here", "--deals", 5)
    assert "3 games to play (5 deals, seed 3), kept in here" in answer.err
    assert "2 players: 5 deals, 5 games" in answer.out
    again = run("arena", "--resume", "--output", "here")
    assert "0 games to play" in again.err
    assert again.out == answer.out


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_nothing_is_lost_when_it_is_stopped(sent: signal.Signals, code: int) -> None:
    process = started_process(*LONG, "--output", "here")
    wait_until(lambda: lines("here") >= 5 or process.poll() is not None)
    process.send_signal(sent)
    out, err = process.communicate(timeout=60)
    played = lines("here")
    assert process.returncode == code
    assert f"2 players: {played} deals, {played} games" in out
    assert f"tzolkin: stopped after {played} of 100,000 games, which are kept" in err
    assert "`tzolkin arena --resume --output here` goes on" in err
    assert "Traceback" not in err
    assert {"report.html", "results.csv", "results.json"} <= {
        p.name for p in Path("here").iterdir()
    }


def lines(folder: str) -> int:
    file = Path(folder, "blocks.jsonl")
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_an_arena_that_was_resumed_has_the_same_results() -> None:
    """Killed in the middle, in the hardest way."""
    words = ("--bots", "random", "--players", "4", "--deals", "60", "--seed", "3", "--output")
    process = subprocess.Popen([sys.executable, "-m", "tzolkin", "arena", *words, "killed"])
    wait_until(lambda: lines("killed") >= 5 or process.poll() is not None)
    process.kill()
    process.wait()
    assert run_process("arena", "--resume", "--output", "killed").code == 0
    assert run_process("arena", *words, "whole", "--processes", 1).code == 0
    assert folder_contents(Path("killed")) == folder_contents(Path("whole"))


def test_a_person_sees_how_far_it_is() -> None:
    terminal, program = pty.openpty()
    words = [sys.executable, "-m", "tzolkin", *LONG, "--output", "here"]
    surroundings = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    process = subprocess.Popen(
        words, stdout=program, stderr=program, env=surroundings, preexec_fn=interruptible
    )
    os.close(program)
    seen = read_until(terminal, b"left")
    process.send_signal(signal.SIGINT)
    while seen_more := read_some(terminal):
        seen += seen_more
    assert process.wait() == 130
    os.close(terminal)
    assert b"/100000" in seen
    assert b"gone," in seen


def read_until(terminal: int, wanted: bytes) -> bytes:
    seen = b""
    while wanted not in seen:
        some = read_some(terminal)
        assert some, seen
        seen += some
    return seen


def read_some(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how a terminal says that nobody writes to it any more
        return b""


def test_without_ray_the_way_to_install_it_is_named(tmp_path: Path) -> None:
    """A module that cannot be imported stands in the way of the real one."""
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "ray.py").write_text("raise ImportError('not here')")
    words = ("arena", "--bots", "random", "--ray", "local")
    answer = run_process(*words, PYTHONPATH=os.pathsep.join([str(hidden), *sys.path]))
    refused(answer, "Ray is not installed; `pip install '.[cluster]'`")
    assert not Path("arena-1").exists()
