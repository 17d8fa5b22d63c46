"""Who plays: processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol, Self

from tzolkin.bots.cores import cores
from tzolkin.game.validation import MOST_PROCESSES, short_repr

from .errors import ArenaError
from .outcomes import Outcome
from .plan import Job
from .processes import play_in_processes


class Crew(Protocol):
    """Plays jobs, whoever does it; leave it with `with`."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[Outcome]:
        """The outcomes as they come; nothing goes on when the generator is closed. `threads` is how
        many of them a game needs at once.
        """


class LocalCrew:
    """Processes of this machine; unless it is said, as many as have a core for every thread."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[Outcome]:
        return play_in_processes(jobs, self._processes or games_at_once(threads))


def make_crew(processes: int | None = None, ray: str | None = None) -> Crew:
    """Processes of this machine, or the Ray cluster at an address; ArenaError if it is missing."""
    _check(processes)
    if ray is None:
        return LocalCrew(processes)
    from .cluster import RayCrew

    return RayCrew(ray, processes)


def games_at_once(threads: int) -> int:
    """As many as have a core for each of their threads: bots are measured at their full speed."""
    return max(1, cores() // threads)


def _check(processes: int | None) -> None:
    if processes is None:
        return
    if type(processes) is not int or not 1 <= processes <= MOST_PROCESSES:
        raise ArenaError(
            f"the number of processes is from 1 to {MOST_PROCESSES}, not {short_repr(processes)}"
        )
