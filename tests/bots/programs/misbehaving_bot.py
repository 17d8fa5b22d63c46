"""A bot for tests that plays well for a while, and then does something that it must not.

`misbehaving_bot.py WHAT [FILE]`: it does that at its third question, or at hello if WHAT begins
with "hello:". It writes its process id to the file.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

FOREVER = 1000


def say(*messages: object) -> None:
    for message in messages:
        write(json.dumps(message).encode() + b"\n")


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def whine(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def action(number: int, text: object, **more: object) -> dict[str, object]:
    return {"type": "action", "id": number, "action": text, **more}


def endlessly(data: bytes) -> None:
    while True:
        write(data)


def chatter(message: object) -> None:
    say(message)
    endlessly(b"{}\n" * 9999)


def leave(code: int, *last_words: str) -> None:
    for words in last_words:
        whine(words)
    sys.exit(code)


def close_output() -> None:
    os.close(1)
    time.sleep(FOREVER)


def start_a_child(file: Path) -> None:
    """Start a child process, which inherits our pipes."""
    child = subprocess.Popen(["sleep", str(FOREVER)])
    file.write_text(f"{os.getpid()} {child.pid}")
    time.sleep(FOREVER)


def run_away() -> None:
    """Leave a child with our pipes in its own session, so that it cannot be ended with us."""
    if os.fork() == 0:
        os.setsid()
        time.sleep(5)
    os._exit(0)


def whine_a_lot(number: int, text: str) -> None:
    for _ in range(500):
        whine("x" * 100_000)
    say(action(number, text))


def shoot_yourself() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def deeds(number: int, first: str) -> dict[str, Callable[[], object]]:
    """Return what it can do at a question, by name; `first` would be a legal answer."""
    return {
        "prose": lambda: write(b"I take gold!\n"),
        "binary": lambda: write(b"\xff\xfe\x00\x1b[2J\n"),
        "empty line": lambda: write(b"\n"),
        "nested": lambda: write(b"[" * 60_000 + b"\n"),
        "digits": lambda: write(b'{"type": "action", "id": ' + b"9" * 5000 + b"}\n"),
        "list": lambda: say([1, 2]),
        "no type": lambda: say({"action": first}),
        "odd type": lambda: say({"type": 7}),
        "wrong type": lambda: say({"type": "hello", "protocol": 1}),
        "no action": lambda: say({"type": "action", "id": number}),
        "null": lambda: say(action(number, None)),
        "number": lambda: say(action(number, 7)),
        "object": lambda: say(action(number, {"a": [1] * 999})),
        "misspelt": lambda: say(action(number, "plaec tikal")),
        "illegal": lambda: say(action(number, "days 2")),
        "novel": lambda: say(action(number, "x" * 60_000)),
        "stale": lambda: say(action(number - 1, first)),
        "no id": lambda: say({"type": "action", "action": first}),
        "carriage return": lambda: write(json.dumps(action(number, first)).encode() + b"\r\n"),
        "twice": lambda: say(action(number, first), action(number, first)),
        "long line": lambda: say(action(number, first, more="x" * 70_000)),
        "endless line": lambda: endlessly(b"x" * 65_536),
        "endless lines": lambda: chatter(action(number, first)),
        "error": lambda: say({"type": "error", "message": "my head\naches"}),
        "odd error": lambda: say({"type": "error"}),
        "silence": lambda: time.sleep(FOREVER),
        "closed": close_output,
        "exit": lambda: leave(3, "first", "", "\x1b[31mthe moon", "is in", "the wrong house\xe9"),
        "quiet exit": lambda: leave(0),
        "crash": shoot_yourself,
        "raise": lambda: 1 / 0,
        "listen": lambda: None,
        "child": lambda: start_a_child(Path(sys.argv[2])),
        "run away": run_away,
        "whine": lambda: whine_a_lot(number, first),
    }


GREETINGS: dict[str, Callable[[], object]] = {
    "hello:prose": lambda: write(b"Hello!\n"),
    "hello:old": lambda: say({"type": "hello", "protocol": 0}),
    "hello:none": lambda: say({"type": "hello"}),
    "hello:type": lambda: say(action(1, "done")),
    "hello:error": lambda: say({"type": "error", "message": "no licence found"}),
    "hello:silence": lambda: time.sleep(FOREVER),
    "hello:exit": lambda: leave(1, "bad option"),
    "hello:early": lambda: say(greeting("Early"), action(1, "done")),
    "hello:nameless": lambda: say({"type": "hello", "protocol": 1}),
    "hello:odd name": lambda: say(greeting("\x1b[31m\n Ann\t\u00e9" + "x" * 999)),
    "hello:odd wants": lambda: say({"type": "hello", "protocol": 1, "wants": {"board": 1}}),
}


def greeting(name: str) -> dict[str, object]:
    return {"type": "hello", "protocol": 1, "name": name}


def main() -> None:
    what = sys.argv[1]
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(str(os.getpid()))
    for line in sys.stdin:
        answer(what, json.loads(line))
    if what == "stay":
        time.sleep(FOREVER)


def answer(what: str, message: dict[str, object]) -> None:
    if message["type"] == "hello":
        GREETINGS.get(what, lambda: say(greeting("Rascal")))()
    if message["type"] == "choose":
        number, legal = message["id"], message["legal"]
        assert isinstance(number, int)
        assert isinstance(legal, list)
        usual = {what: lambda: say(action(number, legal[0]))}
        (deeds(number, legal[0]) if number >= 3 else usual).get(what, usual[what])()


if __name__ == "__main__":
    main()
