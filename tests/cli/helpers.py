"""Running the command line, inside this process and in one of its own."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tzolkin import Game
from tzolkin.cli.app import app

PLAIN = {"COLUMNS": "80", "LINES": "24", "TERM": "dumb", "NO_COLOR": "1", "LANGUAGE": "en"}
UNWANTED = (
    *("FORCE_COLOR", "PY_COLORS", "CLICOLOR_FORCE", "COLORTERM", "TERMINAL_WIDTH"),
    *("TTY_COMPATIBLE", "TTY_INTERACTIVE"),
)


class Answer:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def prose(self) -> str:
        """What was printed, as if it were one long line."""
        return " ".join(self.out.split())

    def json(self) -> Any:
        return json.loads(self.out)


def run(*words: object, typed: str = "", columns: int = 80) -> Answer:
    """Run a command inside this process; unexpected errors are raised."""
    result = CliRunner(env={"COLUMNS": str(columns)}).invoke(
        app, [str(word) for word in words], input=typed, prog_name="tzolkin"
    )
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def run_process(*words: object, typed: str = "", **environment: str) -> Answer:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tzolkin", *(str(word) for word in words)],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=60,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def started_process(*words: object) -> subprocess.Popen[str]:
    """Start a command and return while it runs; its output is not buffered."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "tzolkin", *(str(word) for word in words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=interruptible,
    )


def refused(answer: Answer, *parts: str) -> None:
    """Assert a message of a line or two on stderr, exit code 2, and nothing on stdout."""
    assert answer.code == 2
    assert answer.out == ""
    assert 1 <= len(answer.err.splitlines()) <= 2
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in answer.err


def random_game(players: int, seed: int, most: int = 10_000) -> Game:
    game, dice = Game.new(players, seed), random.Random(seed)
    while not game.over and len(game.actions) < most:
        game.play(dice.choice(game.legal()))
    return game


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def interruptible() -> None:
    """Let a new process react to Ctrl-C, even if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
