"""A bot as any program could be one, from what docs/protocol.md says; it uses nothing of ours."""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def answer(message: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """What to write after a message, or nothing."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "A program"}
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
