"""Playing jobs in processes of this machine; one that dies does not stop the others."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from typing import IO

from .errors import ArenaError
from .folder import told
from .outcomes import Outcome, Sent, lost, received
from .plan import Job
from .worker import GRACE

ATTEMPTS = 3
PATIENCE = 2 * GRACE
START = "import sys; sys.path[:] = sys.argv[1:]; from tzolkin.arena.worker import main; main()"


class Died(Exception):  # noqa: N818 (it is what happened)
    """A process ended in the middle of a job; the message says how."""


class Worker:
    """A process that plays one job after the other; begun anew when it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._complaints: IO[str] = tempfile.TemporaryFile(  # noqa: SIM115 (closed by `close`)
            "a+", encoding="utf-8", errors="replace"
        )
        self._lock = threading.Lock()
        self.ended = False

    def play(self, job: Job) -> list[Sent]:
        """The games of a job; Died if the process does not live to tell."""
        self._complaints.truncate(0)
        process = self._running()
        try:
            answer = _asked(process, job)
        except (OSError, ValueError):  # it died, or was ended by another thread
            answer = ""
        if not answer.endswith("\n"):
            raise Died(self._buried(process))
        games: list[Sent] = json.loads(answer)
        return games

    def end(self) -> None:
        """Whatever it is doing: it finds its input closed, and leaves."""
        with self._lock:
            self.ended = True
            if self._process is not None and self._process.stdin is not None:
                with suppress(OSError):
                    self._process.stdin.close()

    def close(self) -> None:
        if self._process is not None:
            self._buried(self._process)
        self._complaints.close()

    def _running(self) -> subprocess.Popen[str]:
        with self._lock:
            if self.ended:
                raise Died("it was stopped")
            if self._process is None:
                self._process = _started(self._complaints)
            return self._process

    def _buried(self, process: subprocess.Popen[str]) -> str:
        """How it ended; nothing of it is left."""
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                pipe and pipe.close()
        self._process = None
        return f"its process {_end_told(code)}{self._last_words(code)}"

    def _last_words(self, code: int) -> str:
        """Python's own complaint, where it is the reason."""
        self._complaints.seek(0)
        lines = self._complaints.read().split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f" ({said[-1][:200]})" if code > 0 and said else ""


def _started(complaints: IO[str]) -> subprocess.Popen[str]:
    """In a group of its own, so that Ctrl-C does not reach it."""
    try:
        return subprocess.Popen(  # noqa: S603 (our own interpreter)
            [sys.executable, "-P", "-c", START, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            encoding="utf-8",
            process_group=None if sys.platform == "win32" else 0,
        )
    except OSError as error:
        raise ArenaError(f"no process can be started: {told(error)}; try fewer") from None


def _asked(process: subprocess.Popen[str], job: Job) -> str:
    if process.stdin is None or process.stdout is None:
        return ""
    process.stdin.write(f"{json.dumps(job.as_json())}\n")
    process.stdin.flush()
    return process.stdout.readline()


def _end_told(code: int) -> str:
    if code >= 0:
        return f"ended with code {code}"
    with suppress(ValueError):
        return f"was ended by {signal.Signals(-code).name}"
    return f"was ended by signal {-code}"


def play_in_processes(jobs: Iterable[Job], processes: int) -> Generator[Outcome]:
    """The outcomes as they come; all processes end with the iterator."""
    workers = [Worker() for _ in range(processes)]
    done: queue.SimpleQueue[Outcome | BaseException | None] = queue.SimpleQueue()
    threads = _threads(workers, _Shared(jobs), done)
    try:
        yield from _collected(done, len(threads))
    finally:
        for worker in workers:
            worker.end()
        for thread in threads:
            thread.join()
        for worker in workers:
            worker.close()


class _Shared:
    """Jobs that several threads take from."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs, self._lock = iter(jobs), threading.Lock()

    def next(self) -> Job | None:
        with self._lock:
            return next(self._jobs, None)


def _threads(
    workers: list[Worker], jobs: _Shared, done: queue.SimpleQueue[Outcome | BaseException | None]
) -> list[threading.Thread]:
    """One for every worker, which waits for it."""
    threads = [
        threading.Thread(target=_attend, args=(worker, jobs, done), daemon=True)
        for worker in workers
    ]
    for thread in threads:
        thread.start()
    return threads


def _attend(
    worker: Worker, jobs: _Shared, done: queue.SimpleQueue[Outcome | BaseException | None]
) -> None:
    try:
        while (job := jobs.next()) is not None and not worker.ended:
            done.put(_played(worker, job))
    except BaseException as error:
        done.put(error)
    finally:
        done.put(None)


def _played(worker: Worker, job: Job) -> Outcome:
    """A block whose process dies is played again, at most twice."""
    reasons: list[str] = []
    while len(reasons) < ATTEMPTS and not worker.ended:
        try:
            return received(job, worker.play(job))
        except Died as died:
            reasons.append(str(died))
    return lost(job, reasons)


def _collected(
    done: queue.SimpleQueue[Outcome | BaseException | None], threads: int
) -> Iterator[Outcome]:
    """Until every thread has said that nothing is left."""
    while threads:
        outcome = done.get()
        if isinstance(outcome, BaseException):
            raise outcome
        if outcome is None:
            threads -= 1
        else:
            yield outcome
