"""`tzolkin arena`: bots play each other, on this machine or on a cluster."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NoReturn

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tzolkin.arena import Arena, ArenaError, ArenaRequest, Results, read_results
from tzolkin.arena.executors import Executor, make_executor
from tzolkin.arena.exports import write_results
from tzolkin.arena.formatting import counted
from tzolkin.arena.provenance import pinned_bots
from tzolkin.arena.results import games_planned, games_played
from tzolkin.bots import UnknownBotError, split_specs

from ..console import messages, print_json, print_message, printable, results
from ..error_handling import INTERRUPTED
from ..errors import CommandError
from .arena_results import print_results

TERMINATED = 143
INCOMPLETE = 1
SPEED_OVER = 3600  # seconds; a block may take minutes


class TerminatedError(KeyboardInterrupt):
    """SIGTERM, by which a cluster or a shutdown ends programs; it stops an arena like Ctrl-C."""


def parse_request(
    bots: str | None,
    players: str | None,
    deals: int | None,
    seed: int | None,
    seatings: str | None,
    limit: float | None,
) -> ArenaRequest:
    """Return what the options of the command line ask to be played."""
    return ArenaRequest(
        bots=None if bots is None else split_specs(bots),
        players=None if players is None else _players(players),
        deals=deals,
        seed=seed,
        seatings=seatings,
        limit=limit,
    )


def _players(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        shown = printable(text)[:40]
        raise CommandError(
            f"--players is 2, 3 or 4, or some of them as in 2,4, not {shown}"
        ) from None


def run_arena(
    request: ArenaRequest,
    *,
    processes: int | None,
    ray: str | None,
    folder: Path | None,
    resume: bool,
    anchor: str | None,
    as_json: bool,
) -> None:
    """Play an arena, or go on with one, and show and store its results."""
    try:
        folder = _folder(folder, resume)
        with (
            make_executor(processes, ray) as executor,
            _opened(request, folder, resume, anchor) as arena,
        ):
            _announce(arena, folder)
            stopped = _play(arena, executor)
        code = _finish(folder, anchor, as_json, stopped)
    except ArenaError as error:
        raise CommandError(str(error)) from None
    except UnknownBotError as error:
        raise CommandError(f"--bots {error}") from None
    raise typer.Exit(code)


def _folder(given: Path | None, resume: bool) -> Path:
    if given is not None:
        return given
    if resume:
        raise CommandError("--resume needs --output DIR, the folder to go on with")
    number = 1
    while Path(f"arena-{number}").exists():
        number += 1
    return Path(f"arena-{number}")


def _opened(request: ArenaRequest, folder: Path, resume: bool, anchor: str | None) -> Arena:
    if resume:
        return Arena.resume(folder, request, anchor)
    if request.bots is None:
        raise CommandError(
            "--bots says who plays, e.g. --bots planner,random; `tzolkin bots` lists ours"
        )
    return Arena.begin(request, folder, anchor)


def _finish(folder: Path, anchor: str | None, as_json: bool, stopped: int | None) -> int:
    """Show the results and return the exit code; `stopped` is that of an interrupt."""
    found = read_results(folder, anchor)  # an interrupt may come before a block is counted
    _show(found, folder, as_json)
    if stopped is not None:
        raise CommandError(_how_to_go_on(found, folder), stopped)
    return 0 if found.complete else INCOMPLETE


def _announce(arena: Arena, folder: Path) -> None:
    plan = arena.plan
    left = games_planned(plan) - games_played(arena.block_results.values())
    games = f"{counted(left, 'game')} to play ({counted(plan.deals, 'deal')}, seed {plan.seed})"
    print_message(f"{games}, kept in {folder}; Ctrl-C stops and loses nothing.")
    if pinned := pinned_bots(plan):
        print_message(f"Versions: {', '.join(pinned.values())}.")


def _play(arena: Arena, executor: Executor) -> int | None:
    """Play, and return the exit code of an interrupt; None if all was played."""
    try:
        with _stopped_by_sigterm(), closing(_with_progress(arena, executor)) as blocks:
            for _ in blocks:
                pass
    except TerminatedError:
        return TERMINATED
    except KeyboardInterrupt:
        return INTERRUPTED
    return None


@contextmanager
def _stopped_by_sigterm() -> Iterator[None]:
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(*_: object) -> NoReturn:
    raise TerminatedError


def _with_progress(arena: Arena, executor: Executor) -> Generator[None]:
    """Play with a bar on a terminal; it counts games, since blocks differ in length."""
    trouble = {"forfeits": 0, "lost blocks": 0}
    with _bar() as bar, closing(arena.play(executor)) as blocks:
        games, played = games_planned(arena.plan), games_played(arena.block_results.values())
        task = bar.add_task("Playing", total=games, completed=played, trouble="")
        for block in blocks:
            trouble["forfeits"] += sum(game.forfeited for game in block.games)
            trouble["lost blocks"] += block.lost is not None
            bar.update(task, advance=len(block.games), trouble=_format(trouble))
            yield


def _bar() -> Progress:
    console = messages()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games,"),
        TimeElapsedColumn(),
        TextColumn("gone,"),
        TimeRemainingColumn(),
        TextColumn("left{task.fields[trouble]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=SPEED_OVER,
    )


def _format(counts: dict[str, int]) -> str:
    return "".join(f", {count} {what}" for what, count in counts.items() if count)


def _show(found: Results, folder: Path, as_json: bool) -> None:
    document = write_results(found, folder)
    if as_json:
        print_json(document)
    else:
        print_results(results(), found)
    print_message(
        f"results.csv, results.json and report.html are in {folder}, all games in {folder}/records."
    )


def _how_to_go_on(found: Results, folder: Path) -> str:
    done = f"stopped after {found.games:,} of {counted(found.planned, 'game')}"
    command = shlex.join(["tzolkin", "arena", "--resume", "--output", str(folder)])
    return f"{done}, which are kept; `{command}` goes on"
