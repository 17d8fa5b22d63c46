"""Version, help, wrong commands and options."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tzolkin import __version__
from tzolkin.rules.engine import ENGINE

from .helpers import refused, run, run_process

COMMANDS = (
    *("new", "show", "replay", "verify", "simulate", "bench", "play", "watch", "bots", "bot"),
)


def test_version_names_the_engine() -> None:
    assert run("--version").out == f"tzolkin {__version__} ({ENGINE} engine)\n"


def test_module_is_the_same_command() -> None:
    answer = run_process("--version")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"tzolkin {__version__} (")


def test_version_names_the_plain_engine() -> None:
    assert "plain Python" in run_process("--version", TZOLKIN_PURE="1").out


def test_help_lists_every_command() -> None:
    for words in (("--help",), ("-h",), ()):
        answer = run(*words)
        assert answer.code == 0
        assert all(f"\n  {command} " in answer.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"Usage: tzolkin {command} ")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("draw",), "draw"),
        (("--fast",), "--fast"),
        (("new", "--players", "5"), "--players is 2, 3 or 4, not 5"),
        (("play", "--players", "two"), "--players is 2, 3 or 4, not two"),
        (("new", "--seed", "-1"), f"--seed is a whole number from 0 to {2**64 - 1}, not -1"),
        (("new", "--seed", str(2**64)), f"not {2**64}"),
        (("new", "--seed", "9" * 5000), "99..."),
        (("simulate", "--seed", "1.5"), "--seed is a whole number"),
        (("new", "extra"), "extra"),
        (("show",), "FILE"),
        (("show", "file", "--seat", "A"), "--seat is a whole number, not A"),
        (("show", "file", "--at", "end"), "--at is a whole number, not end"),
        (("simulate", "--games", "0"), "--games is a whole number from 1 to 1000000, not 0"),
        (("new", "--names", "a,b"), "4 names"),
        (("new", "--players", "2", "--names", "a,"), "2 names"),
        (("play", "--text", "--seat", "4"), "0 to 3"),
        (("play", "--text", "--seat", "-1"), "0 to 3"),
        (("play", "--text", "--players", "2", "--humans", "0,2"), "0 to 1"),
        (("play", "--text", "--humans", "x"), "--humans"),
        (("play", "--text", "--humans", "9" * 5000), "0 to 3"),
        (("play", "--text", "--humans", "0", "--seat", "3"), "--seat and --humans exclude"),
        (("play", "--humans", "9"), "tzolkin: --humans 9: 4 players have the seats 0 to 3"),
        (("play", "--resume", "-"), "--resume needs a file"),
        (("play", "--limit", "0"), "--limit is a number of seconds, more than 0 and at most 86400"),
        (("watch", "--limit", "nan"), "and at most 86400, not nan"),
        (("watch", "--limit", "soon"), "and at most 86400, not soon"),
        (("watch", "--pause", "inf"), "--pause is a number of seconds, from 0 to 86400, not inf"),
        (("watch", "--pause", "nan"), "from 0 to 86400, not nan"),
        (("watch", "--pause", "-1"), "from 0 to 86400, not -1"),
        (("watch", "--pause", "1e99"), "from 0 to 86400, not 1e99"),
        (("watch", "--bot", ","), "--bot a name is missing; bots are separated by single commas"),
        (("play", "--text", "--bot", ""), "--bot a name is missing"),
        (("bot",), "BOT"),
    ],
)
def test_impossible_options_are_refused(words: tuple[str, ...], part: str) -> None:
    refused(run(*words), part)


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['tzolkin', '--help']\n"
        "try:\n    from tzolkin.cli import main; main()\n"
        "except SystemExit: pass\n"
        "print('LOADED', [m for m in ('numpy', 'rich.progress', 'rich.table') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("LOADED []\n")


EMPTY = "is empty; a position or a record in JSON is expected"
OUTPUTS = (
    ("--help",),
    ("new", "--seed", "1"),
    ("show", "-"),
    ("verify", "-"),
    ("replay", "-", "--steps"),
    ("replay", "-", "--steps", "--json"),
    ("simulate", "--games", "2"),
)


def in_shell(words: tuple[str, ...], end: str, file: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that reads a file, in a shell that redirects its output."""
    command = f"'{sys.executable}' -m tzolkin {' '.join(words)} < '{file}' {end}"
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", OUTPUTS, ids=" ".join)
def test_a_closed_pipe_is_no_trouble(words: tuple[str, ...], finished: Path) -> None:
    assert in_shell(words, "| head -1", finished).stderr == ""
    assert in_shell(words, "| true", finished).stderr == ""


@pytest.mark.parametrize("words", OUTPUTS, ids=" ".join)
def test_a_full_disk_is_reported_in_a_line(words: tuple[str, ...], finished: Path) -> None:
    done = in_shell(words, "> /dev/full", finished)
    message = "tzolkin: the output cannot be written: no space left on device\n"
    assert (done.returncode, done.stderr) == (2, message)


def test_closed_streams_are_no_trouble(finished: Path) -> None:
    assert in_shell(("verify", str(finished)), ">&-", finished).returncode == 0
    done = in_shell(("show", "-"), "<&-", finished)
    assert (done.returncode, done.stderr) == (2, f"tzolkin: standard input: {EMPTY}\n")
    assert in_shell(("show", "nothing"), "2> /dev/full", finished).returncode == 2


@pytest.mark.parametrize(
    ("words", "interrupted"),
    [
        (("bench",), "tzolkin.cli.commands.bench.measurements"),
        (("simulate",), "tzolkin.cli.commands.simulate.play_fast"),
        (("replay", "FILE"), "tzolkin.cli.commands.replay.replay_record"),
    ],
)
def test_an_interrupt_is_reported_in_a_line(
    words: tuple[str, ...], interrupted: str, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(interrupted, interrupt)
    answer = run(*(str(finished) if word == "FILE" else word for word in words))
    assert (answer.code, answer.out, answer.err) == (130, "", "tzolkin: stopped\n")
