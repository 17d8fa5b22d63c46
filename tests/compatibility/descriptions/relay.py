"""A bot that passes messages on to another bot and keeps a log of the conversation.

    relay.py FILE COMMAND ...

starts the command, which is the other bot, and passes lines on in both directions. The log is a
file of JSON lines `[sender, message]`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ASKING = ("hello", "choose")


def main() -> None:
    bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert bot.stdin
    assert bot.stdout
    with bot, Path(sys.argv[1]).open("w", encoding="utf-8") as log:
        for line in sys.stdin.buffer:
            message = json.loads(line)
            log.write(json.dumps(["game", message]) + "\n")
            bot.stdin.write(line)
            bot.stdin.flush()
            if message["type"] in ASKING:
                reply = bot.stdout.readline()
                log.write(json.dumps(["bot", json.loads(reply)]) + "\n")
                sys.stdout.buffer.write(reply)
                sys.stdout.flush()


if __name__ == "__main__":
    main()
