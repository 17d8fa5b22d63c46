"""Conversations in the protocol of docs/protocol.md, and bots in files."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.compatibility.fixtures import Parts, digest
from tzolkin import Game
from tzolkin.bots import SeatedBot

HERE = Path(__file__).parent
KEPT = 12  # messages at the start of a conversation; of later ones hashes are kept
FILE = HERE / "custom_bots.py"
CUSTOM = (f"{FILE}:Builder", f"{FILE}:Thrifty:1000", f"{FILE}:Thrifty:200ms:2", f"{FILE}:Richest")
LINES = (
    *("what?", "[]", '{"type": "choose", "id": 1}', '{"type": "weather"}'),
    '{"type": "hello", "protocol": 1, "name": "a game"}',
    '{"type": "bye"}',
)

Message = dict[str, Any]


def conversations() -> dict[str, Any]:
    """Describe a game between a program and the planner, which is run as a program, too."""
    with TemporaryDirectory() as folder:
        program, planner = Path(folder) / "program", Path(folder) / "planner"
        game, titles = _played(
            _relayed(program, HERE / "protocol_bot.py"),
            _relayed(planner, "-m", "tzolkin", "bot", "planner"),
        )
        messages = {log.name: _shortened(log) for log in (program, planner)}
    return {"titles": titles, "actions": game.actions, "messages": messages}


def _relayed(log: Path, *words: object) -> str:
    """Name a Python program as a bot whose conversation is logged."""
    command = [sys.executable, HERE / "relay.py", log, sys.executable, *words]
    return f"run:{shlex.join(map(str, command))}"


def _played(*specs: str) -> tuple[Game, list[str]]:
    """Play a whole game; return it with the titles of its bots."""
    game = Game.new(len(specs), 2012)
    with ExitStack() as stack:
        seats = [
            stack.enter_context(SeatedBot.named(spec, 100 + seat))
            for seat, spec in enumerate(specs)
        ]
        while not game.over:
            assert game.seat is not None
            game.play(seats[game.seat].answer(game))
        assert [seat.fault for seat in seats] == [None] * len(seats)
        return game, [seat.title for seat in seats]


def _shortened(log: Path) -> list[Any]:
    """Return the messages of a conversation, most of them as hashes."""
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    masked = [[sender, _masked(message)] for sender, message in messages]
    return [
        each if number < KEPT or number > len(masked) - 4 else digest(each)
        for number, each in enumerate(masked)
    ]


def _masked(message: Message) -> Message:
    """Leave out boards, which are for programs of the same version, and versions in names."""
    masks = {"board": "a board"} if message["type"] == "choose" else {}
    if message["type"] == "hello":
        masks["name"] = message["name"].split()[0]
    return {name: masks.get(name, value) for name, value in message.items()}


def custom_bots() -> dict[str, Any]:
    """Describe a game of bots in a file."""
    game, titles = _played(*CUSTOM)
    return {"titles": titles, "actions": game.actions, "scores": game.scores()}


def errors() -> list[Message]:
    """Return what `tzolkin bot` answers to lines that it does not understand."""
    words = [sys.executable, "-m", "tzolkin", "bot", "random", "--seed", "3"]
    typed = "\n".join(LINES)
    done = subprocess.run(words, input=typed, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


PARTS: Parts = {"conversations": conversations, "bots in a file": custom_bots, "errors": errors}
