"""`tzolkin arena`: bots play each other, on this machine or on a cluster."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
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

from tzolkin.arena import Arena, ArenaError, Results, Wishes, read_results
from tzolkin.arena.executors import Crew, make_crew
from tzolkin.arena.formatting import counted
from tzolkin.arena.provenance import write_results
from tzolkin.arena.results import games_planned, games_played
from tzolkin.bots import UnknownBotError, split_specs

from ..console import messages, print_json, printable, results, say
from ..errors import Problem
from ..group import INTERRUPTED
from .arena_results import print_results

TERMINATED = 143
INCOMPLETE = 1
SPEED_OVER = 3600  # seconds; a block may take minutes


@dataclass(frozen=True)
class Options:
    """What was asked for at the command line; what is None was not."""

    bots: str | None
    players: str | None
    deals: int | None
    seed: int | None
    seatings: str | None
    limit: float | None
    processes: int | None
    ray: str | None
    output: Path | None
    resume: bool
    anchor: str | None
    json: bool


class Terminated(KeyboardInterrupt):
    """SIGTERM, which is heeded like Ctrl-C."""


def run_arena(options: Options) -> None:
    try:
        code = _run(options)
    except ArenaError as error:
        raise Problem(str(error)) from None
    except UnknownBotError as error:
        raise Problem(f"--bots {error}") from None
    raise typer.Exit(code)


def _run(options: Options) -> int:
    folder = _folder(options)
    with make_crew(options.processes, options.ray) as crew, _opened(options, folder) as arena:
        _announce(arena, folder)
        stopped = _play(arena, crew)
    found = read_results(folder, options.anchor)  # an interrupt may come just before it is counted
    _show(found, folder, options.json)
    if stopped is not None:
        raise Problem(_how_to_go_on(found, folder), stopped)
    return 0 if found.complete else INCOMPLETE


def _folder(options: Options) -> Path:
    if options.output is not None:
        return options.output
    if options.resume:
        raise Problem("--resume needs --output DIR, the folder to go on with")
    number = 1
    while Path(f"arena-{number}").exists():
        number += 1
    return Path(f"arena-{number}")


def _opened(options: Options, folder: Path) -> Arena:
    wishes = Wishes(
        bots=_bots(options),
        players=None if options.players is None else _players(options.players),
        deals=options.deals,
        seed=options.seed,
        seatings=options.seatings,
        limit=options.limit,
    )
    if options.resume:
        return Arena.resume(folder, wishes, options.anchor)
    return Arena.begin(wishes, folder, options.anchor)


def _bots(options: Options) -> list[str] | None:
    if options.bots is not None:
        return split_specs(options.bots)
    if not options.resume:
        raise Problem(
            "--bots says who plays, e.g. --bots planner,random; `tzolkin bots` lists ours"
        )
    return None


def _players(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        shown = printable(text)[:40]
        raise Problem(f"--players is 2, 3 or 4, or some of them as in 2,4, not {shown}") from None


def _announce(arena: Arena, folder: Path) -> None:
    plan = arena.plan
    left = games_planned(plan) - games_played(arena.outcomes.values())
    told = f"{counted(left, 'game')} to play ({counted(plan.deals, 'deal')}, seed {plan.seed})"
    say(f"{told}, kept in {folder}; Ctrl-C stops and loses nothing.")


def _play(arena: Arena, crew: Crew) -> int | None:
    """None if all was played, otherwise the exit code of whatever stopped it."""
    try:
        with _heed_termination(), closing(_with_progress(arena, crew)) as blocks:
            for _ in blocks:
                pass
    except Terminated:
        return TERMINATED
    except KeyboardInterrupt:
        return INTERRUPTED
    return None


@contextmanager
def _heed_termination() -> Iterator[None]:
    """A cluster or a shutdown ends programs with SIGTERM; nothing is to be lost by it."""
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(*_: object) -> NoReturn:
    raise Terminated


def _with_progress(arena: Arena, crew: Crew) -> Generator[None]:
    """A bar on stderr where a person looks at it; games count, since blocks differ in length."""
    trouble = {"forfeits": 0, "lost blocks": 0}
    with _bar() as bar, closing(arena.play(crew)) as outcomes:
        games, played = games_planned(arena.plan), games_played(arena.outcomes.values())
        task = bar.add_task("Playing", total=games, completed=played, trouble="")
        for outcome in outcomes:
            trouble["forfeits"] += sum(game.forfeited for game in outcome.games)
            trouble["lost blocks"] += outcome.lost is not None
            bar.update(task, advance=len(outcome.games), trouble=_told(trouble))
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


def _told(trouble: dict[str, int]) -> str:
    return "".join(f", {count} {what}" for what, count in trouble.items() if count)


def _show(found: Results, folder: Path, as_json: bool) -> None:
    document = write_results(found, folder)
    if as_json:
        print_json(document)
    else:
        print_results(results(), found)
    say(
        f"results.csv, results.json and report.html are in {folder}, all games in {folder}/records."
    )


def _how_to_go_on(found: Results, folder: Path) -> str:
    done = f"stopped after {found.games:,} of {counted(found.planned, 'game')}"
    command = shlex.join(["tzolkin", "arena", "--resume", "--output", str(folder)])
    return f"{done}, which are kept; `{command}` goes on"
