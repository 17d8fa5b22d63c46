"""`tzolkin play`: set the table as it is wished for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import typer

from tzolkin import Game

from .dealing import split_names
from .files import STANDARD_INPUT
from .opponents import Bots, deal_against, opponents
from .problems import Problem
from .saving import Shelf
from .scenes import read_record, replayed
from .screen import results, say
from .session import play_to_the_end, set_table

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of the command."""

    players: int | None
    seat: int | None
    humans: str | None
    bots: str
    names: str | None
    seed: int | None
    record: Path | None
    resume: Path | None
    limit: float | None


def play_in_terminal(text: bool, wishes: Wishes) -> None:
    with _seats_taken(wishes) as (game, bots):
        table = set_table(game, bots, results(), Shelf(wishes.record, wishes.resume))
        if not text:
            say("The browser table does not exist yet, so this game is played in the terminal.")
        _make_lines_editable()
        code = play_to_the_end(table)
    raise typer.Exit(code)


@contextmanager
def _seats_taken(wishes: Wishes) -> Iterator[tuple[Game, Bots]]:
    """The game and its bots, from the beginning or where it was left."""
    resumed = _resumed(wishes)
    players = resumed.players if resumed else wishes.players or PLAYERS
    empty = sorted(set(range(players)) - _humans(wishes, players))
    names = split_names(wishes.names, players)
    if resumed:
        with opponents(wishes.bots, empty, resumed.seed, wishes.limit) as bots:
            yield resumed, bots
    else:
        deal = deal_against(wishes.bots, empty, players, wishes.seed, names, wishes.limit)
        with deal as (game, bots):
            yield game, bots


def _resumed(wishes: Wishes) -> Game | None:
    """The saved game to go on with, if one is wished for."""
    if wishes.resume is None:
        return None
    for name in ("players", "names", "seed"):
        if getattr(wishes, name) is not None:
            raise Problem(f"--{name} cannot be combined with --resume: the saved game has its own")
    if wishes.resume == STANDARD_INPUT:
        raise Problem("--resume needs a file: from standard input your answers are read")
    return replayed(wishes.resume, read_record(wishes.resume))


def _humans(wishes: Wishes, players: int) -> set[int]:
    """The seats of people."""
    if wishes.humans is None:
        option, given = "--seat", str(wishes.seat or 0)
    elif wishes.seat is None:
        option, given = "--humans", wishes.humans
    else:
        raise Problem("--seat and --humans exclude each other; name all seats with --humans")
    found = {part.strip() for part in given.split(",")}
    if not found <= {str(seat) for seat in range(players)}:
        raise Problem(f"{option} {given}: {players} players have the seats 0 to {players - 1}")
    return {int(part) for part in found}


def _make_lines_editable() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
