"""Play jobs in worker processes of this machine; one that dies does not stop the others.

This is the side of the arena; `worker` is the program in the processes.
"""

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

from .block_results import BlockResult, GameMessage, from_messages, lost_block
from .errors import ArenaError
from .folder import os_reason
from .plan import Job
from .worker import GRACE

ATTEMPTS = 3
PATIENCE = 2 * GRACE
START = "import sys; sys.path[:] = sys.argv[1:]; from tzolkin.arena.worker import main; main()"


class WorkerDiedError(Exception):
    """A worker process ended in the middle of a job; the message says how."""


class WorkerProcess:
    """A worker process that plays one job after the other, and is replaced when it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._complaints: IO[str] = tempfile.TemporaryFile(  # noqa: SIM115 (closed by `close`)
            "a+", encoding="utf-8", errors="replace"
        )
        self._lock = threading.Lock()
        self.ended = False

    def play(self, job: Job) -> list[GameMessage]:
        """Return the games of a job; raise WorkerDiedError if the process ends before that."""
        self._complaints.truncate(0)
        process = self._running()
        try:
            answer = _ask(process, job)
        except (OSError, ValueError):  # the process died, or another thread ended it
            answer = ""
        if not answer.endswith("\n"):
            raise WorkerDiedError(self._clean_up(process))
        games: list[GameMessage] = json.loads(answer)
        return games

    def end(self) -> None:
        """Make the process leave, whatever it is doing, by closing its input."""
        with self._lock:
            self.ended = True
            if self._process is not None and self._process.stdin is not None:
                with suppress(OSError):
                    self._process.stdin.close()

    def close(self) -> None:
        if self._process is not None:
            self._clean_up(self._process)
        self._complaints.close()

    def _running(self) -> subprocess.Popen[str]:
        with self._lock:
            if self.ended:
                raise WorkerDiedError("it was stopped")
            if self._process is None:
                self._process = _start_process(self._complaints)
            return self._process

    def _clean_up(self, process: subprocess.Popen[str]) -> str:
        """Wait for the process, kill it if necessary, and return how it ended."""
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                pipe and pipe.close()
        self._process = None
        return f"its process {_describe_exit(code)}{self._last_words(code)}"

    def _last_words(self, code: int) -> str:
        """Return the last line on standard error of a process that failed."""
        self._complaints.seek(0)
        lines = self._complaints.read().split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f" ({said[-1][:200]})" if code > 0 and said else ""


def _start_process(complaints: IO[str]) -> subprocess.Popen[str]:
    """Start a worker in a process group of its own, so that Ctrl-C does not reach it."""
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
        raise ArenaError(f"no process can be started: {os_reason(error)}; try fewer") from None


def _ask(process: subprocess.Popen[str], job: Job) -> str:
    if process.stdin is None or process.stdout is None:
        return ""
    process.stdin.write(f"{json.dumps(job.as_json())}\n")
    process.stdin.flush()
    return process.stdout.readline()


def _describe_exit(code: int) -> str:
    if code >= 0:
        return f"ended with code {code}"
    with suppress(ValueError):
        return f"was ended by {signal.Signals(-code).name}"
    return f"was ended by signal {-code}"


def play_in_processes(jobs: Iterable[Job], processes: int) -> Generator[BlockResult]:
    """Yield results as they come; all processes end with the generator."""
    workers = [WorkerProcess() for _ in range(processes)]
    done: queue.SimpleQueue[BlockResult | BaseException | None] = queue.SimpleQueue()
    threads = _start_threads(workers, _SharedJobs(jobs), done)
    try:
        yield from _collect(done, len(threads))
    finally:
        for worker in workers:
            worker.end()
        for thread in threads:
            thread.join()
        for worker in workers:
            worker.close()


class _SharedJobs:
    """An iterator of jobs that several threads share."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs, self._lock = iter(jobs), threading.Lock()

    def next(self) -> Job | None:
        with self._lock:
            return next(self._jobs, None)


def _start_threads(
    workers: list[WorkerProcess],
    jobs: _SharedJobs,
    done: queue.SimpleQueue[BlockResult | BaseException | None],
) -> list[threading.Thread]:
    """Start a thread for each worker process, which feeds it with jobs."""
    threads = [
        threading.Thread(target=_run_worker, args=(worker, jobs, done), daemon=True)
        for worker in workers
    ]
    for thread in threads:
        thread.start()
    return threads


def _run_worker(
    worker: WorkerProcess,
    jobs: _SharedJobs,
    done: queue.SimpleQueue[BlockResult | BaseException | None],
) -> None:
    try:
        while (job := jobs.next()) is not None and not worker.ended:
            done.put(_play_with_retries(worker, job))
    except BaseException as error:
        done.put(error)
    finally:
        done.put(None)


def _play_with_retries(worker: WorkerProcess, job: Job) -> BlockResult:
    """Play a block, and again if its process dies, at most twice."""
    reasons: list[str] = []
    while len(reasons) < ATTEMPTS and not worker.ended:
        try:
            return from_messages(job, worker.play(job))
        except WorkerDiedError as died:
            reasons.append(str(died))
    return lost_block(job, reasons)


def _collect(
    done: queue.SimpleQueue[BlockResult | BaseException | None], threads: int
) -> Iterator[BlockResult]:
    """Yield results until every thread has reported its end with None."""
    while threads:
        result = done.get()
        if isinstance(result, BaseException):
            raise result
        if result is None:
            threads -= 1
        else:
            yield result
