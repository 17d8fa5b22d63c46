"""Processes that several threads give work to, until the time is up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, as_completed
from threading import Event, Lock
from typing import Any, ParamSpec, TypeVar

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
        self._pool.shutdown(cancel_futures=True)


def finished(futures: Iterable[Future[Any]]) -> Iterator[Future[Any]]:
    """The futures as they are finished; StoppedError at the first that was given up."""
    for future in as_completed(futures):
        if future.cancelled():
            raise StoppedError
        yield future


def results(futures: list[Future[R]]) -> list[R]:
    """All results, in the order of the futures."""
    try:
        return [future.result() for future in futures]
    except CancelledError:
        raise StoppedError from None
