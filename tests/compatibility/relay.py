"""A bot for a conversation to be looked at: it keeps all that is said between a game and a bot.

    relay.py FILE COMMAND ...

starts the command, which is the bot, and passes lines on in both directions. They are written to
the file as JSON lines `[speaker, message]`.
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
