"""`tzolkin play`: set the table as it is wished for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

from tzolkin import Game

from .dealing import split_names
from .opponents import random_chooser
from .problems import Problem
from .saving import Shelf
from .screen import results, say
from .session import play_to_the_end, set_table
from .sources import read_record, replayed

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of the command."""

    players: int | None
    seat: int
    humans: str | None
    names: str | None
    seed: int | None
    record: Path | None
    resume: Path | None


def play_in_terminal(text: bool, wishes: Wishes) -> None:
    if not text:
        say("The browser table does not exist yet, so this game is played in the terminal.")
    players = _players(wishes)
    humans = _humans(wishes, players)
    shelf = Shelf(wishes.record, wishes.resume)
    game = _game(wishes, players, humans)
    choosers = {seat: random_chooser(_seed(game, seat)) for seat in range(players)}
    table = set_table(
        game, {seat: choosers[seat] for seat in choosers if seat not in humans}, results(), shelf
    )
    _make_lines_editable()
    raise typer.Exit(play_to_the_end(table))


def _players(wishes: Wishes) -> int:
    if wishes.resume is None:
        return PLAYERS if wishes.players is None else wishes.players
    for name in ("players", "names", "seed"):
        if getattr(wishes, name) is not None:
            raise Problem(f"--{name} cannot be combined with --resume: the saved game has its own")
    return replayed(wishes.resume, read_record(wishes.resume)).players


def _humans(wishes: Wishes, players: int) -> set[int]:
    """The seats of people."""
    given = str(wishes.seat) if wishes.humans is None else wishes.humans
    found = [part.strip() for part in given.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) < players for part in found):
        option = "--seat" if wishes.humans is None else "--humans"
        raise Problem(f"{option} {given}: {players} players have the seats 0 to {players - 1}")
    return {int(part) for part in found}


def _game(wishes: Wishes, players: int, humans: set[int]) -> Game:
    if wishes.resume is not None:
        return replayed(wishes.resume, read_record(wishes.resume))
    names = split_names(wishes.names, players) or [
        f"{'Player' if seat in humans else 'Random'} {seat + 1}" for seat in range(players)
    ]
    return Game.new(players, wishes.seed, names)


def _seed(game: Game, seat: int) -> int | None:
    """Opponents that play the same game again from the same seed, each in its own way."""
    return None if game.seed is None else 4 * game.seed + seat


def _make_lines_editable() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
