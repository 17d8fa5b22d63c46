"""A bot for Tzolk'in in any language, here in Python: random, but it likes to build.

Try it: tzolkin watch --bot "run:python3 examples/protocol_bot.py". More is in docs/protocol.md.
"""

import json
import random
import sys

rng = random.Random()


def answer(message):
    """Return the reply to a message, or None."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "Example"}
    if message["type"] == "new game":
        rng.seed(message["seed"])
    if message["type"] == "choose":
        wanted = [action for action in message["legal"] if action.startswith("build")]
        action = rng.choice(wanted or message["legal"])
        return {"type": "action", "id": message["id"], "action": action}
    return None


for line in sys.stdin:
    if (reply := answer(json.loads(line))) is not None:
        print(json.dumps(reply), flush=True)
