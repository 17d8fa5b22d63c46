"""Who plays: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from typing import Protocol, Self

from tzolkin.checking import shown

from .outcomes import Outcome
from .plan import Job
from .problems import ArenaError
from .processes import play_in_processes

MOST_PROCESSES = 1024


class Crew(Protocol):
    """Plays jobs, whoever does it; leave it with `with`."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def play(self, jobs: Iterable[Job]) -> Generator[Outcome]:
        """The outcomes as they come; nothing goes on when the generator is closed."""


class LocalCrew:
    """Processes of this machine, one for every core unless it is said."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or cores()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, jobs: Iterable[Job]) -> Generator[Outcome]:
        return play_in_processes(jobs, self._processes)


def make_crew(processes: int | None = None, ray: str | None = None) -> Crew:
    """Processes of this machine, or the Ray cluster at an address; ArenaError if it is missing."""
    _check(processes)
    if ray is None:
        return LocalCrew(processes)
    from .cluster import RayCrew

    return RayCrew(ray, processes)


def cores() -> int:
    """How many this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _check(processes: int | None) -> None:
    if processes is None:
        return
    if type(processes) is not int or not 1 <= processes <= MOST_PROCESSES:
        raise ArenaError(
            f"the number of processes is from 1 to {MOST_PROCESSES}, not {shown(processes)}"
        )
