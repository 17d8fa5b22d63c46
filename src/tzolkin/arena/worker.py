"""What runs in a process of its own: jobs come in as lines, games go out as lines."""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any, NoReturn

from .outcomes import Sent, sent
from .plan import Job
from .playing import play_job

GRACE = 3.0  # seconds for bots to be sent away


def play(job: dict[str, Any]) -> list[Sent]:
    """The games of a job and their records, as JSON all the way."""
    return [sent(game, record) for game, record in play_job(Job.from_json(job))]


def main() -> None:
    """Ctrl-C is for the arena, which ends its workers by closing their input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _stop)
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()
    while True:
        sys.stdout.write(f"{json.dumps(play(json.loads(jobs.get())))}\n")
        sys.stdout.flush()


def _stop(*_: object) -> NoReturn:
    sys.exit()


def _read(jobs: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        jobs.put(line)
    _leave()


def _leave() -> None:
    """Nobody asks any more: the game stops, and its bots are sent away unless it takes too long."""
    if sys.platform != "win32":
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
        time.sleep(GRACE)
    os._exit(0)
