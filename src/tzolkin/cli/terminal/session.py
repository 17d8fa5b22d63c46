"""A game at the terminal: people and bots take their turns until it is over or left."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.drawing.text import compact_board, headline, marks, on_display, result
from tzolkin.locales.i18n import t

from ..console import print_message, print_wrapped, shown_name
from ..error_handling import INTERRUPTED
from .game_log import GameLog
from .save import SaveFile
from .turn import Turn, ask

if TYPE_CHECKING:
    from rich.console import Console

TALL = 40


@dataclass(slots=True)
class Session:
    """A game, the bots that play in it, and where it is shown and saved."""

    game: Game
    bots: dict[int, SeatedBot]
    console: Console
    save_file: SaveFile
    log: GameLog
    names: list[str]

    @classmethod
    def begin(
        cls, game: Game, bots: dict[int, SeatedBot], console: Console, save_file: SaveFile
    ) -> Session:
        names = [shown_name(name) for name in game.names]
        return cls(game, bots, console, save_file, GameLog(names), names)

    @property
    def is_shared(self) -> bool:
        """Return whether several people share the terminal."""
        return len(self.bots) < self.game.players - 1

    def play(self, action: str) -> None:
        """Play an action, and add it to the log."""
        before = self.game.position()
        self.game.play(action)
        self.log.add(before, action, self.game.position())


def play_session(session: Session) -> int:
    """Play until the game is over or left, and save it; return 130 after Ctrl-C, otherwise 0."""
    code = 0
    session.console.print(t("text-welcome"))
    try:
        stopped = "" if _play(session) else "text-stopped"
    except EOFError:
        stopped = "text-stopped"
    except KeyboardInterrupt:
        stopped, code = "text-broken-off", INTERRUPTED
    if stopped:
        session.console.print(f"\n{t(stopped, count=session.game.ply)}")
    saved = session.save_file.save_at_end(session.game)
    if saved:
        print_wrapped(session.console, saved)
    return code


def _play(session: Session) -> bool:
    """Play to the end of the game; return False if a person leaves it."""
    while (seat := session.game.seat) is not None:
        if seat in session.bots:
            let_bot_play(session)
        elif not _let_person_play(session, seat):
            return False
    show_end(session)
    return True


def let_bot_play(session: Session) -> None:
    """Play an action of the bot whose decision it is; if it forfeits now, say so."""
    seat = session.game.seat
    if seat is None:
        return
    bot = session.bots[seat]
    fine = bot.fault is None
    session.play(bot.answer(session.game))
    if fine and bot.fault is not None:
        name = marks.plain_name(seat, session.names)
        print_message(t("text-forfeits", name=name, why=str(bot.fault)))


def _let_person_play(session: Session, seat: int) -> bool:
    """Play a turn of a person; return False if they leave the game."""
    secret = session.is_shared and session.game.decision == "wealth"
    if secret:
        ask(f"{t('text-only-you', name=marks.plain_name(seat, session.names))} ")
    _show_news(session, seat)
    turn = Turn(session.game, session.console, session.save_file, session.names)
    try:
        turn.take()
    finally:
        for action in turn.actions:
            session.play(action)
    if secret and sys.stdin.isatty():
        session.console.clear()
    return not turn.left


def _show_news(session: Session, seat: int) -> None:
    console, view = session.console, session.game.view(seat)
    console.rule(marks.coloured_name(seat, session.names), style="dim")
    if console.height >= TALL and console.is_terminal:
        console.print(on_display(view))
        console.print(Text(""))
    console.print(compact_board(view, session.names))
    console.print(Text(""))
    for line in session.log.unread(seat):
        console.print(line)
    console.print(headline(view))


def show_end(session: Session) -> None:
    """Print the log that no person has read, and the result."""
    game = session.game
    people = [seat for seat in range(game.players) if seat not in session.bots]
    for line in min((session.log.unread(seat) for seat in people), key=len, default=[]):
        session.console.print(line)
    session.console.rule(Text(t("text-end")), style="dim")
    result_text = result(game.scores(), game.winners(), game.breakdown(), session.names)
    session.console.print(result_text)
