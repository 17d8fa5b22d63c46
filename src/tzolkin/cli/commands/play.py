"""`tzolkin play`: set the table as it is wished for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

import typer

from tzolkin import Game

from ..console import results, say
from ..errors import Problem
from ..files import STANDARD_INPUT
from ..scenes import read_record, replayed
from ..terminal.opponents import Bots, deal_against, opponents
from ..terminal.save import Shelf
from ..terminal.session import play_to_the_end, set_table
from .new import split_names

PLAYERS = 4
BOT = "merchant"
NOT_BUILT = "the page is not built; in a clone scripts/build builds it"


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of the command."""

    players: int | None
    seat: int | None
    humans: str | None
    bot: str | None
    names: str | None
    seed: int | None
    record: Path | None
    resume: Path | None
    limit: float | None

    def first_given(self) -> str | None:
        """An option about the game, if there is any: in the browser games are set up there."""
        given = (each.name for each in fields(self) if getattr(self, each.name) is not None)
        return next((f"--{name}" for name in given), None)


def play_somewhere(text: bool, no_browser: bool, wishes: Wishes) -> None:
    """In the browser, unless something speaks for the terminal."""
    given = "--text" if text else wishes.first_given()
    if given is None and _page_is_built():
        from .play_in_browser import play_in_browser

        play_in_browser(open_it=not no_browser)
    elif no_browser:
        raise Problem(_no_page(given))
    else:
        play_in_terminal(None if text else _why_here(given), wishes)


def _page_is_built() -> bool:
    from tzolkin.server.static import PageFiles  # the terminal does without the server

    return PageFiles().is_built()


def _no_page(given: str | None) -> str:
    if given is None:
        return f"there is no table in the browser: {NOT_BUILT}"
    return f"--no-browser and {given} exclude each other: {given} is for games in the terminal"


def _why_here(given: str | None) -> str:
    if given is None:
        return f"This game is played in the terminal: {NOT_BUILT}."
    return f"With {given} games are played in the terminal; without it, in the browser."


def play_in_terminal(why: str | None, wishes: Wishes) -> None:
    """`why` it is played here, where nobody asked for it."""
    with _seats_taken(wishes) as (game, bots):
        table = set_table(game, bots, results(), Shelf(wishes.record, wishes.resume))
        if why:
            say(why)
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
    wanted = BOT if wishes.bot is None else wishes.bot
    if resumed:
        with opponents(wanted, empty, resumed.seed, wishes.limit) as bots:
            yield resumed, bots
    else:
        deal = deal_against(wanted, empty, players, wishes.seed, names, wishes.limit)
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
