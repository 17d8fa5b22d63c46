"""Processes that several threads give work to, until the time is up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from queue import SimpleQueue
from threading import Event, Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class StoppedError(Exception):
    """The time is up: what was not begun is not played."""


class Workers:
    """A pool of processes. What is asked first is done first, whichever thread asks."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")  # threads and a GPU do not survive a fork
        self._pool = ProcessPoolExecutor(processes, context)
        self._stopped, self._lock = Event(), Lock()
        self._stopping = Lock()  # a pool cannot be shut down by two threads at the same time

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def submit(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with self._lock:
            if self.stopped:
                raise StoppedError
            return self._pool.submit(task, *args, **kwargs)

    def stop(self) -> None:
        """Finish what is being done, and give up all that waits."""
        with self._lock:
            self._stopped.set()
        with self._stopping:
            self._pool.shutdown(cancel_futures=True)


def finished(futures: Collection[Future[R]]) -> Iterator[Future[R]]:
    """Yield the futures as they are finished; in the end StoppedError if some were given up.

    `as_completed` is of no use here: it waits forever for futures that a pool gives up.
    """
    reported = SimpleQueue[Future[R]]()
    for future in futures:
        future.add_done_callback(reported.put)
    given_up = 0
    for _ in futures:
        future = reported.get()
        if future.cancelled():
            given_up += 1
        else:
            yield future
    if given_up:
        raise StoppedError


def results(futures: list[Future[R]]) -> list[R]:
    """All results, in the order of the futures."""
    try:
        return [future.result() for future in futures]
    except CancelledError:
        raise StoppedError from None
