"""A game at the terminal: people and opponents take their turns."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.drawing.text import compact_board, headline, marks, on_display
from tzolkin.locales.i18n import t

from ..commands.replay import print_result
from ..console import print_wrapped, say, shown_name
from .journal import Journal
from .save import Shelf
from .turn import Turn, ask

if TYPE_CHECKING:
    from rich.console import Console

TALL = 40


class Left(Exception):  # noqa: N818 (nothing went wrong)
    """A person ends the session."""


@dataclass(slots=True)
class Table:
    """The game, who plays it, and where it is shown and saved."""

    game: Game
    bots: dict[int, SeatedBot]
    console: Console
    shelf: Shelf
    journal: Journal
    names: list[str]

    @property
    def several(self) -> bool:
        """Do several people share the terminal?"""
        return len(self.bots) < self.game.players - 1

    def perform(self, action: str) -> None:
        before = self.game.position()
        self.game.play(action)
        self.journal.add(before, action, self.game.position())


def set_table(game: Game, bots: dict[int, SeatedBot], console: Console, shelf: Shelf) -> Table:
    names = [shown_name(name) for name in game.names]
    return Table(game, bots, console, shelf, Journal(names), names)


def play_to_the_end(table: Table) -> int:
    """0 at the end of the game or where a person leaves it, 130 where one breaks it off."""
    code = 0
    table.console.print(t("text-welcome"))
    try:
        _play(table)
    except (Left, EOFError):
        table.console.print(f"\n{t('text-stopped', count=table.game.ply)}")
    except KeyboardInterrupt:
        table.console.print(f"\n{t('text-broken-off', count=table.game.ply)}")
        code = 130
    saved = table.shelf.save_at_the_end(table.game)
    if saved:
        print_wrapped(table.console, saved)
    return code


def _play(table: Table) -> None:
    while not table.game.over:
        seat = table.game.seat
        if seat in table.bots:
            bots_play(table)
        elif seat is not None:
            _let_person_play(table, seat)
    show_end(table)


def bots_play(table: Table) -> None:
    """The bot whose decision it is decides; if it forfeits now, that is told once."""
    seat = table.game.seat
    if seat is None:
        return
    bot = table.bots[seat]
    fine = bot.fault is None
    table.perform(bot.answer(table.game))
    if fine and bot.fault is not None:
        say(t("text-forfeits", name=marks.plain_name(seat, table.names), why=str(bot.fault)))


def _let_person_play(table: Table, seat: int) -> None:
    secret = table.several and table.game.decision == "wealth"
    if secret:
        ask(f"{t('text-only-you', name=marks.plain_name(seat, table.names))} ")
    _show_news(table, seat)
    turn = Turn(table.game, table.console, table.shelf, table.names)
    try:
        turn.take()
    finally:
        for action in turn.actions:
            table.perform(action)
    if secret and sys.stdin.isatty():
        table.console.clear()
    if turn.left:
        raise Left


def _show_news(table: Table, seat: int) -> None:
    console, view = table.console, table.game.view(seat)
    console.rule(marks.coloured_name(seat, table.names), style="dim")
    if console.height >= TALL and console.is_terminal:
        console.print(on_display(view))
        console.print(Text(""))
    console.print(compact_board(view, table.names))
    console.print(Text(""))
    for line in table.journal.unread(seat):
        console.print(line)
    console.print(headline(view))


def show_end(table: Table) -> None:
    people = [seat for seat in range(table.game.players) if seat not in table.bots]
    for line in min((table.journal.unread(seat) for seat in people), key=len, default=[]):
        table.console.print(line)
    table.console.rule(Text(t("text-end")), style="dim")
    print_result(table.console, table.game, table.names)
