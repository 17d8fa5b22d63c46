"""Worker processes that take tasks from several threads, until a time limit."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Event, Lock, Timer
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class StoppedError(Exception):
    """The workers were stopped: tasks that had not started were cancelled."""


class Workers:
    """A pool of processes. Tasks start in the order in which threads submit them."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")  # threads and a GPU do not survive a fork
        self._pool = ProcessPoolExecutor(processes, context)
        self._stopped, self._lock = Event(), Lock()
        self._stopping = Lock()  # a pool cannot be shut down by two threads at the same time

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def submit(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit a task, or raise StoppedError after `stop`."""
        with self._lock:
            if self.stopped:
                raise StoppedError
            return self._pool.submit(task, *args, **kwargs)

    def stop(self) -> None:
        """Cancel the tasks that have not started, and wait for the others."""
        with self._lock:
            self._stopped.set()
        with self._stopping:
            self._pool.shutdown(cancel_futures=True)


@contextmanager
def start_workers(processes: int, minutes: float | None = None) -> Iterator[Workers]:
    """Start workers for a block, and stop them at its end or after some minutes."""
    workers = Workers(processes)
    timer = Timer(60 * minutes, workers.stop) if minutes is not None else None
    try:
        if timer:
            timer.start()
        yield workers
    finally:
        if timer:
            timer.cancel()
        workers.stop()


def iterate_finished(futures: Collection[Future[R]]) -> Iterator[Future[R]]:
    """Yield futures as they finish; at the end raise StoppedError if some were cancelled.

    `as_completed` would wait forever for futures that a pool cancels when it is shut down.
    """
    done = SimpleQueue[Future[R]]()
    for future in futures:
        future.add_done_callback(done.put)
    cancelled = 0
    for _ in futures:
        future = done.get()
        if future.cancelled():
            cancelled += 1
        else:
            yield future
    if cancelled:
        raise StoppedError


def collect_results(futures: list[Future[R]]) -> list[R]:
    """Return all results in the order of the futures; raise StoppedError if some were cancelled."""
    try:
        return [future.result() for future in futures]
    except CancelledError:
        raise StoppedError from None
