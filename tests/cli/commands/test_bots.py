"""Bots at the command line: listed, played against, and stopped when they go wrong."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from tests.bots.helpers import EXAMPLES, is_gone, misbehaving, program
from tests.cli.helpers import refused, run, run_process, started_process
from tzolkin.bots import BOTS

EXAMPLE = program(EXAMPLES / "protocol_bot.py")


def test_ours_are_listed() -> None:
    lines = run("bots").out.splitlines()
    assert [line.split()[0] for line in lines] == ["bot", *BOTS]
    listed = run("bots", "--json").json()
    assert [row["name"] for row in listed] == [*BOTS]
    assert listed[0]["about"] == BOTS["random"].about
    assert listed[0]["takes_budget"] is False
    versions = {row["name"]: row["versions"] for row in listed}
    assert versions["random"] == []
    assert versions["search"][0] == versions["planner"][0] == 1


def test_a_game_against_a_program(tmp_path: Path) -> None:
    file = tmp_path / "game.tzolkin.json"
    answer = run_process(
        *("play", "--text", "--players", 2, "--seed", 5, "--bot", EXAMPLE, "--record", file),
        typed="1\n\n" * 2000,
    )
    assert (answer.code, answer.err) == (0, "")
    assert "B Example 2" in answer.out
    assert run("verify", file).code == 0


def test_the_same_seed_watches_the_same_game() -> None:
    words = ("watch", "--players", 2, "--seed", 5, "--bot", f"{EXAMPLE},random")
    first, second = run(*words), run(*words)
    assert first.out == second.out
    assert (first.code, first.err) == (0, "")


def test_a_bot_that_hangs_forfeits_and_the_game_goes_on(tmp_path: Path) -> None:
    spec = misbehaving("silence", tmp_path / "pid")
    answer = run("watch", "--players", 2, "--seed", 1, "--limit", 1, "--bot", f"{spec},random")
    assert answer.code == 0
    message = "forfeits, and random actions are played for it: it did not answer within 1 s"
    assert answer.err == f"A Rascal 1 {message}\n"
    assert "The end" in answer.out
    assert is_gone(int((tmp_path / "pid").read_text()))


@pytest.mark.parametrize("command", [("play", "--text"), ("watch",)])
@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("run:no-such-program", "--bot run:no-such-program: no-such-program cannot be started: no"),
        ("run:", "--bot run:: there is no command"),
        ("random:5", "--bot random takes no budget; write random alone"),
        ("randon", "--bot there is no bot 'randon'; did you mean random? there are random, "),
        (misbehaving("hello:exit"), "it ended with exit code 1; its last words: bad option"),
        (misbehaving("hello:error"), "no licence found"),
        ("{file}:Mine", "mine.py: cannot be loaded: SyntaxError: "),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_the_game(
    command: tuple[str, ...], spec: str, words: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text("def (")
    answer = run(*command, "--bot", f"random,{spec.replace('{file}', str(tmp_path / 'mine.py'))}")
    refused(answer, "tzolkin: --bot ", words)


def test_an_interrupt_ends_the_bots(tmp_path: Path) -> None:
    spec = misbehaving("listen", tmp_path / "pid")
    process = started_process(*("watch", "--players", 2, "--seed", 1, "--pause", 60, "--bot", spec))
    assert process.stdout is not None
    assert process.stdout.readline() != ""
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=30)[1] == "tzolkin: stopped\n"
    assert process.returncode == 130
    assert is_gone(int((tmp_path / "pid").read_text()))


@pytest.mark.parametrize("thinker", ["search:1000s", "search:1000s:2"])
def test_an_interrupt_ends_the_thinking(thinker: str) -> None:
    """In one thread or two; left alone, it would go on until the memory is full."""
    process = started_process("watch", "--players", 4, "--seed", 1, "--bot", f"greedy,{thinker}")
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("A Greedy")
        time.sleep(1)  # now it thinks
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=8)[1] == "tzolkin: stopped\n"
        assert process.returncode == 130
    finally:
        process.kill()
        process.wait()
