"""Executors of jobs: processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol, Self

from tzolkin.bots.cores import cores
from tzolkin.game.value_checks import MOST_PROCESSES, short_repr

from .block_results import BlockResult
from .errors import ArenaError
from .plan import Job
from .process_pool import play_in_processes


class Executor(Protocol):
    """Plays jobs; a context manager."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[BlockResult]:
        """Yield results as they come; closing the generator stops all games.

        `threads` is how many threads a game needs at once.
        """


class ProcessExecutor:
    """Plays in processes of this machine, by default as many as have a core for every thread."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[BlockResult]:
        return play_in_processes(jobs, self._processes or games_at_once(threads))


def make_executor(processes: int | None = None, ray: str | None = None) -> Executor:
    """Return the executor; raise ArenaError if there is no Ray cluster at that address."""
    _check_processes(processes)
    if ray is None:
        return ProcessExecutor(processes)
    from .cluster import RayExecutor

    return RayExecutor(ray, processes)


def games_at_once(threads: int) -> int:
    """Return how many games have a core for each thread, so that bots are timed at full speed."""
    return max(1, cores() // threads)


def _check_processes(processes: int | None) -> None:
    if processes is None:
        return
    if type(processes) is not int or not 1 <= processes <= MOST_PROCESSES:
        raise ArenaError(
            f"the number of processes is from 1 to {MOST_PROCESSES}, not {short_repr(processes)}"
        )
