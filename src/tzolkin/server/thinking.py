"""What runs in a process of its own: tasks come in as lines, turns of bots go out as lines."""

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
    """The bot's turn. It is made for this turn alone, so that nothing before it matters."""
    with SeatedBot.named(task.spec, task.seed) as bot:
        return Turn(whole_turn(task, bot.answer), bot.fault)


def main() -> None:
    """Whoever stops the server, perhaps with a signal to all its processes, does not mean us: it
    sends us away itself, or our input ends.
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
    """When input ends nobody waits for what is being thought about."""
    for line in read_lines(source):
        tasks.put(line)
    os._exit(0)
