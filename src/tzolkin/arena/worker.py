"""The program of a worker process: it reads jobs as lines and writes their games as lines."""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any, NoReturn

from .block_results import GameMessage, to_message
from .games import play_job
from .plan import Job

GRACE = 3.0  # seconds to close the bots


def play(job: dict[str, Any]) -> list[GameMessage]:
    """Play a job, given as JSON, and return its games and records as JSON."""
    return [to_message(game, record) for game, record in play_job(Job.from_json(job))]


def main() -> None:
    """Play jobs until the input ends; the arena handles Ctrl-C and then closes the input."""
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
    """Stop the game after the end of input, and close its bots unless that takes too long."""
    if sys.platform != "win32":
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
        time.sleep(GRACE)
    os._exit(0)
