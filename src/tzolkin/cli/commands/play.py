"""`tzolkin play`: play in the browser, or in the terminal as the options say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

import typer

from tzolkin import Game

from ..console import print_message, results
from ..errors import CommandError
from ..files import STANDARD_INPUT
from ..records import read_record, replay_record
from ..terminal.opponents import Bots, deal_with_bots, seated_bots
from ..terminal.save import SaveFile
from ..terminal.session import Session, play_session
from .new import split_names

PLAYERS = 4
BOT = "merchant"
NOT_BUILT = "the page is not built; in a clone scripts/build builds it"


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options about a game in the terminal; what is None was not given."""

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
        """Return an option that was given; in the browser games are set up there."""
        given = (each.name for each in fields(self) if getattr(self, each.name) is not None)
        return next((f"--{name}" for name in given), None)


def play_somewhere(text: bool, no_browser: bool, options: PlayOptions) -> None:
    """Play in the browser, unless the options or a missing page speak for the terminal."""
    given = "--text" if text else options.first_given()
    if given is None and _page_is_built():
        from .play_in_browser import play_in_browser

        play_in_browser(open_it=not no_browser)
    elif no_browser:
        raise CommandError(_no_page(given))
    else:
        play_in_terminal(None if text else _why_here(given), options)


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


def play_in_terminal(why: str | None, options: PlayOptions) -> None:
    """Play in the terminal; `why` explains it if nobody asked for it."""
    with _game_with_bots(options) as (game, bots):
        save_file = SaveFile(options.record, options.resume)
        session = Session.begin(game, bots, results(), save_file)
        if why:
            print_message(why)
        _make_lines_editable()
        code = play_session(session)
    raise typer.Exit(code)


@contextmanager
def _game_with_bots(options: PlayOptions) -> Iterator[tuple[Game, Bots]]:
    """Deal a game, or resume one, and start its bots."""
    resumed = _resumed(options)
    players = resumed.players if resumed else options.players or PLAYERS
    empty = sorted(set(range(players)) - _humans(options, players))
    names = split_names(options.names, players)
    names_of_bots = BOT if options.bot is None else options.bot
    if resumed:
        with seated_bots(names_of_bots, empty, resumed.seed, options.limit) as bots:
            yield resumed, bots
    else:
        dealt = deal_with_bots(names_of_bots, empty, players, options.seed, names, options.limit)
        with dealt as (game, bots):
            yield game, bots


def _resumed(options: PlayOptions) -> Game | None:
    """Return the saved game to go on with, if there is one."""
    if options.resume is None:
        return None
    for name in ("players", "names", "seed"):
        if getattr(options, name) is not None:
            raise CommandError(
                f"--{name} cannot be combined with --resume: the saved game has its own"
            )
    if options.resume == STANDARD_INPUT:
        raise CommandError("--resume needs a file: from standard input your answers are read")
    return replay_record(options.resume, read_record(options.resume))


def _humans(options: PlayOptions, players: int) -> set[int]:
    """Return the seats of people."""
    if options.humans is None:
        option, given = "--seat", str(options.seat or 0)
    elif options.seat is None:
        option, given = "--humans", options.humans
    else:
        raise CommandError("--seat and --humans exclude each other; name all seats with --humans")
    found = {part.strip() for part in given.split(",")}
    if not found <= {str(seat) for seat in range(players)}:
        raise CommandError(f"{option} {given}: {players} players have the seats 0 to {players - 1}")
    return {int(part) for part in found}


def _make_lines_editable() -> None:
    """Enable arrow keys and history if the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
