"""Who plays: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable

from tzolkin.checking import shown

from .outcomes import Outcome
from .plan import Job
from .problems import ArenaError
from .processes import play_in_processes

MOST_PROCESSES = 1024
Crew = Callable[[Iterable[Job]], Generator[Outcome]]


def make_crew(processes: int | None = None, ray: str | None = None) -> Crew:
    """Processes, one for every core unless it is said; or the Ray cluster at an address."""
    _check(processes)
    if ray is None:
        return lambda jobs: play_in_processes(jobs, processes or cores())
    from .cluster import check_ray, play_on_ray

    check_ray()
    return lambda jobs: play_on_ray(jobs, ray, processes)


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
