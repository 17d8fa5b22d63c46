"""A bot in a program of its own, written from docs/protocol.md; it imports nothing of Tzolk'in."""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def answer(message: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """Return what to write after a message, if anything."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "Program"}
    if message["type"] == "new game":
        rng.seed(message["seed"])
    if message["type"] == "choose":
        legal = message["view"]["legal"]
        assert legal == message["legal"]
        return {"type": "action", "id": message["id"], "action": rng.choice(legal)}
    return None


def main() -> None:
    rng = random.Random()
    for line in sys.stdin:
        if (reply := answer(json.loads(line), rng)) is not None:
            print(json.dumps(reply), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
