"""A bot for tests that writes everything it reads to a file and plays the first legal action.

`logging_bot.py FILE [WANT ...]`; it says in its hello that it wants WANT.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    with Path(sys.argv[1]).open("wb") as log:
        for line in sys.stdin.buffer:
            log.write(line)
            log.flush()
            answer(json.loads(line))


def answer(message: dict[str, object]) -> None:
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "Talker", "wants": sys.argv[2:]})
    if message["type"] == "choose":
        legal = message["legal"]
        assert isinstance(legal, list)
        say({"type": "action", "id": message["id"], "action": legal[0]})


def say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
