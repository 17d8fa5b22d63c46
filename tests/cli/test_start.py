"""Version, help, wrong commands and options."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tzolkin import COMPILED, __version__

from .helpers import refused, run, run_process

COMMANDS = ("new", "show", "replay", "verify", "simulate", "bench", "play")


def test_version_names_the_engine() -> None:
    engine = "compiled" if COMPILED else "pure Python"
    assert run("--version").out == f"tzolkin {__version__} ({engine} engine)\n"


def test_module_is_the_same_command() -> None:
    answer = run_process("--version")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"tzolkin {__version__} (")


def test_pure_python_engine_is_told() -> None:
    assert "pure Python" in run_process("--version", TZOLKIN_PURE="1").out


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
        (("new", "--players", "5"), "--players"),
        (("new", "--players", "two"), "--players"),
        (("new", "--seed", "-1"), "--seed"),
        (("new", "--seed", str(2**64)), "--seed"),
        (("new", "extra"), "extra"),
        (("show",), "FILE"),
        (("simulate", "--games", "0"), "--games"),
        (("new", "--names", "a,b"), "4 names"),
        (("new", "--players", "2", "--names", "a,"), "2 names"),
        (("play", "--text", "--seat", "4"), "0 to 3"),
        (("play", "--text", "--seat", "-1"), "0 to 3"),
        (("play", "--text", "--players", "2", "--humans", "0,2"), "0 to 1"),
        (("play", "--text", "--humans", "x"), "--humans"),
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


def test_a_closed_pipe_is_no_trouble() -> None:
    command = f"'{sys.executable}' -m tzolkin new --seed 1 | head -c 10"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
