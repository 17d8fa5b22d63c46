"""An arena from its beginning to its results: what programs use."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

from tzolkin.bots.cores import threads_of

from .block_results import BlockResult
from .errors import ArenaError
from .executors import Executor, make_executor
from .folder import Folder, check_code, check_empty, read_blocks, read_plan
from .plan import Block, Plan
from .request import ArenaRequest, continue_plan, make_plan
from .results import Results, anchor_number, make_results


class Arena:
    """A plan and the blocks played so far, which a folder keeps if there is one."""

    def __init__(self, plan: Plan, anchor: str | None = None) -> None:
        """Use `Arena.begin` or `Arena.resume` instead."""
        anchor_number(plan, anchor)
        self.plan, self.anchor = plan, anchor
        self.folder: Folder | None = None
        self.block_results: dict[Block, BlockResult] = {}

    @classmethod
    def begin(
        cls, request: ArenaRequest, path: Path | None = None, anchor: str | None = None
    ) -> Self:
        """Validate the request and begin an arena, in a new or empty folder if a path is given."""
        if path is not None:
            check_empty(path)
        arena = cls(make_plan(request), anchor)
        if path is not None:
            arena.folder = Folder.begin(path, arena.plan)
        return arena

    @classmethod
    def resume(
        cls, path: Path, request: ArenaRequest | None = None, anchor: str | None = None
    ) -> Self:
        """Continue the arena in a folder; the request may ask for more deals."""
        arena = cls(continue_plan(read_plan(path), request or ArenaRequest(), str(path)), anchor)
        check_code(path, arena.plan)
        arena.block_results = read_blocks(path)
        arena.folder = Folder.reopen(path, arena.plan)
        return arena

    def open_blocks(self) -> list[Block]:
        """Return the blocks still to be played, including those that were lost."""
        return [block for block in self.plan.blocks() if not self._is_played(block)]

    def _is_played(self, block: Block) -> bool:
        return block in self.block_results and self.block_results[block].lost is None

    def play(self, executor: Executor) -> Generator[BlockResult]:
        """Play the open blocks and yield each result after it was saved."""
        jobs = (self.plan.job(block) for block in self.open_blocks())
        threads = max(map(threads_of, self.plan.different_bots))
        with closing(executor.play(jobs, threads)) as results:
            for result in results:
                self._save(result)
                yield result

    def _save(self, result: BlockResult) -> None:
        if self.folder is not None:
            self.folder.add(result)
        result.records.clear()
        self.block_results[result.block] = result

    def results(self) -> Results:
        """Return the figures of the blocks played so far."""
        return make_results(self.plan, self.block_results.values(), self.anchor)

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
    on_block: Callable[[BlockResult], object] | None = None,
) -> Results:
    """Let bots play each other and return the results; see docs/arena.md.

    The defaults are 100 deals for four players, a fresh seed and all cores. With a `folder` every
    block is saved when it was played, and `resume` continues what is there. Raise ArenaError or
    UnknownBotError before anything is played if the request cannot be fulfilled.
    """
    request = ArenaRequest(bots, players, deals, seed, seatings, limit)
    with (
        make_executor(processes, ray) as executor,
        _open_arena(request, folder, resume, anchor) as arena,
    ):
        with closing(arena.play(executor)) as results:
            for result in results:
                if on_block is not None:
                    on_block(result)
        return arena.results()


def read_results(folder: Path | str, anchor: str | None = None) -> Results:
    """Return the figures of what a folder holds so far, even while more is being played."""
    path = Path(folder)
    return make_results(read_plan(path), read_blocks(path).values(), anchor)


def _open_arena(
    request: ArenaRequest, folder: Path | str | None, resume: bool, anchor: str | None
) -> Arena:
    if not resume:
        return Arena.begin(request, None if folder is None else Path(folder), anchor)
    if folder is None:
        raise ArenaError("to resume, name the folder to go on with")
    return Arena.resume(Path(folder), request, anchor)
