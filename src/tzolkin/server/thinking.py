"""The program of a process that thinks: it reads tasks as lines and writes turns as lines."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from tzolkin.bots import SeatedBot
from tzolkin.bots.external.child import private_streams
from tzolkin.bots.external.messages import read_lines, write_all

from .bot_turns import Task, Turn, whole_turn


def thought(task: Task) -> Turn:
    """Return the bot's turn. The bot is made for it alone, so that nothing before it matters."""
    with SeatedBot.named(task.spec, task.seed) as bot:
        return Turn(whole_turn(task, bot.answer), bot.fault)


def main() -> None:
    """Answer tasks until the input ends.

    Signals that stop the server, perhaps sent to all its processes, are ignored: the server ends
    this process itself, or its input ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    source, sink = private_streams()
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(source, tasks), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            write_all(sink, thought(Task.read(tasks.get())).line())


def _read(source: int, tasks: SimpleQueue[bytes]) -> None:
    """Read tasks; when the input ends, exit at once, since nobody waits for an answer."""
    for line in read_lines(source):
        tasks.put(line)
    os._exit(0)
