"""Conversations in the protocol of docs/protocol.md, with programs and with bots of ours."""

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
WHOLE = 12  # messages of a conversation that are kept whole; of others, hashes
OWN = HERE / "own_bots.py"
OWN_SPECS = (f"{OWN}:Builder", f"{OWN}:Thrifty:1000", f"{OWN}:Thrifty:200ms:2", f"{OWN}:Richest")
NONSENSE = (
    *("what?", "[]", '{"type": "choose", "id": 1}', '{"type": "weather"}'),
    '{"type": "hello", "protocol": 1, "name": "a game"}',
    '{"type": "bye"}',
)

Message = dict[str, Any]


def conversations() -> dict[str, Any]:
    """A game between a program and a bot of ours, which is asked like a program."""
    with TemporaryDirectory() as folder:
        program, planner = Path(folder) / "program", Path(folder) / "planner"
        game, titles = played(
            relayed(program, HERE / "programs.py"),
            relayed(planner, "-m", "tzolkin", "bot", "planner"),
        )
        said = {log.name: shortened(log) for log in (program, planner)}
    return {"titles": titles, "actions": game.actions, "said": said}


def relayed(log: Path, *words: object) -> str:
    """A Python program as a bot; the conversation with it is kept."""
    command = [sys.executable, HERE / "relay.py", log, sys.executable, *words]
    return f"run:{shlex.join(map(str, command))}"


def played(*specs: str) -> tuple[Game, list[str]]:
    """A whole game, and what its bots are called."""
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


def shortened(log: Path) -> list[Any]:
    """The messages of a conversation, the first and last ones whole."""
    said = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = [[speaker, _masked(message)] for speaker, message in said]
    return [
        each if number < WHOLE or number > len(told) - 4 else digest(each)
        for number, each in enumerate(told)
    ]


def _masked(message: Message) -> Message:
    """Boards are for programs of the same version; names may have the version in them."""
    masks = {"board": "a board"} if message["type"] == "choose" else {}
    if message["type"] == "hello":
        masks["name"] = message["name"].split()[0]
    return {name: masks.get(name, value) for name, value in message.items()}


def own_bots() -> dict[str, Any]:
    """A game of bots in a file of somebody."""
    game, titles = played(*OWN_SPECS)
    return {"titles": titles, "actions": game.actions, "scores": game.scores()}


def complaints() -> list[Message]:
    """What a bot of ours answers to nonsense."""
    words = [sys.executable, "-m", "tzolkin", "bot", "random", "--seed", "3"]
    typed = "\n".join(NONSENSE)
    done = subprocess.run(words, input=typed, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


PARTS: Parts = {
    "conversations": conversations,
    "bots in a file": own_bots,
    "complaints": complaints,
}
