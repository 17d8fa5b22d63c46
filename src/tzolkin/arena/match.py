"""An arena from its beginning to its results: the programming face."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

from tzolkin.bots.cores import threads_of

from .errors import ArenaError
from .executors import Crew, make_crew
from .folder import Folder, check_code, check_empty, read_outcomes, read_plan
from .outcomes import Outcome
from .plan import Block, Plan
from .request import Wishes, continue_plan, make_plan
from .results import Results, anchor_number, make_results


class Arena:
    """A plan, and what is known of it so far; with a folder nothing of that is lost."""

    def __init__(self, plan: Plan, anchor: str | None = None) -> None:
        """Use `Arena.begin` or `Arena.resume` instead."""
        anchor_number(plan, anchor)
        self.plan, self.anchor = plan, anchor
        self.folder: Folder | None = None
        self.outcomes: dict[Block, Outcome] = {}

    @classmethod
    def begin(cls, wishes: Wishes, path: Path | None = None, anchor: str | None = None) -> Self:
        """A new arena, kept in a new or empty folder, or nowhere. All wishes are checked first."""
        if path is not None:
            check_empty(path)
        arena = cls(make_plan(wishes), anchor)
        if path is not None:
            arena.folder = Folder.begin(path, arena.plan)
        return arena

    @classmethod
    def resume(cls, path: Path, wishes: Wishes | None = None, anchor: str | None = None) -> Self:
        """Go on with the arena of a folder; of the wishes, the number of deals may have grown."""
        arena = cls(continue_plan(read_plan(path), wishes or Wishes(), str(path)), anchor)
        check_code(path, arena.plan)
        arena.outcomes = read_outcomes(path)
        arena.folder = Folder.reopen(path, arena.plan)
        return arena

    def open_blocks(self) -> list[Block]:
        """What is still to be played; a block that was lost gets another chance."""
        return [block for block in self.plan.blocks() if not self._is_played(block)]

    def _is_played(self, block: Block) -> bool:
        return block in self.outcomes and self.outcomes[block].lost is None

    def play(self, crew: Crew) -> Generator[Outcome]:
        """Play what is open. A block is told when it is kept, so it may be the last."""
        jobs = (self.plan.job(block) for block in self.open_blocks())
        threads = max(map(threads_of, self.plan.different_bots))
        with closing(crew.play(jobs, threads)) as outcomes:
            for outcome in outcomes:
                self._keep(outcome)
                yield outcome

    def _keep(self, outcome: Outcome) -> None:
        if self.folder is not None:
            self.folder.add(outcome)
        outcome.records.clear()
        self.outcomes[outcome.block] = outcome

    def results(self) -> Results:
        """The figures of what was played so far."""
        return make_results(self.plan, self.outcomes.values(), self.anchor)

    def close(self) -> None:
        if self.folder is not None:
            self.folder.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_arena(
    bots: Sequence[str] | None = None,
    players: int | Sequence[int] | None = None,
    deals: int | None = None,
    seed: int | None = None,
    *,
    seatings: str | None = None,
    limit: float | None = None,
    processes: int | None = None,
    ray: str | None = None,
    folder: Path | str | None = None,
    resume: bool = False,
    anchor: str | None = None,
    on_block: Callable[[Outcome], object] | None = None,
) -> Results:
    """Let bots play each other, and sum it up; see docs/arena.md.

    By default 100 deals for four players from a fresh seed, on all cores. With a `folder` every
    block is kept there when it is played, and `resume` goes on with it. Raise ArenaError or
    UnknownBotError before anything is played if the request cannot be fulfilled.
    """
    wishes = Wishes(bots, players, deals, seed, seatings, limit)
    with make_crew(processes, ray) as crew, _opened(wishes, folder, resume, anchor) as arena:
        with closing(arena.play(crew)) as outcomes:
            for outcome in outcomes:
                if on_block is not None:
                    on_block(outcome)
        return arena.results()


def read_results(folder: Path | str, anchor: str | None = None) -> Results:
    """The figures of what was played so far in a folder, also while it is being played."""
    path = Path(folder)
    return make_results(read_plan(path), read_outcomes(path).values(), anchor)


def _opened(wishes: Wishes, folder: Path | str | None, resume: bool, anchor: str | None) -> Arena:
    if not resume:
        return Arena.begin(wishes, None if folder is None else Path(folder), anchor)
    if folder is None:
        raise ArenaError("to resume, name the folder to go on with")
    return Arena.resume(Path(folder), wishes, anchor)
