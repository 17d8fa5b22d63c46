"""One turn of a person: tried on a copy, where it can be undone, until it is confirmed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin import Game
from tzolkin.drawing.text import choice_table, full_board, on_display, question
from tzolkin.drawing.text.seat_changes import change_text, in_brackets
from tzolkin.game.positions import Position
from tzolkin.game.previews import seat_changes
from tzolkin.locales.i18n import phrase, t

from ..choices import choices_of
from ..console import print_wrapped
from ..errors import CommandError
from . import help_topics
from .explain import explain_reason
from .game_log import same_turn
from .parse import Action, Command, InvalidLine, parse_line
from .save import SaveFile

if TYPE_CHECKING:
    from rich.console import Console

YES = ("", "y", "yes")


def ask(prompt: str) -> str:
    """Return a line that the person typed; raise EOFError if there are no more."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
    return line


class Turn:
    """The actions of a turn so far; `left` once the person wants to leave the game."""

    def __init__(self, game: Game, console: Console, save_file: SaveFile, names: list[str]) -> None:
        self.start = game
        self.game = game.copy()
        self.past: list[Game] = []
        self.chosen: str | None = None  # ends the turn, and is not confirmed yet
        self.finished = self.left = False
        self._console, self._save_file, self._names = console, save_file, names
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "restart": self._restart,
            "board": self._board,
            "tiles": self._tiles,
            "help": self._help,
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }

    @property
    def actions(self) -> list[str]:
        """Return what was played in this turn."""
        return self.game.actions[self.start.ply :]

    def take(self) -> None:
        """Ask until the turn is confirmed, or the person leaves."""
        self._show_question()
        while not (self.finished or self.left):
            self._handle_line(ask(self._prompt()).strip())

    def _view(self) -> Position:
        return self.game.view(self.start.seat)

    # Asking

    def _default(self) -> str | None:
        """Return what Enter plays: the action to be confirmed, or the only legal one."""
        legal = self.game.legal()
        return self.chosen or (legal[0] if len(legal) == 1 else None)

    def _prompt(self) -> str:
        default = self._default()
        if default is None:
            return "> "
        question = t("text-end-turn") if default == "done" else f"{default}?"
        undo = "/undo" if self.chosen or self.past else ""
        return f"{question} [Enter{undo}] > "

    def _show_question(self) -> None:
        if self.past or self.chosen:
            self._console.print(Text(""))
        self._show_so_far()
        if self._only_the_end_is_left():
            return
        self._console.print(question(self._view(), self._names))
        self._console.print(choice_table(choices_of(self.game)))

    def _only_the_end_is_left(self) -> bool:
        """Return whether only the confirmation of the turn is missing."""
        default = self._default()
        begun = self.chosen is not None or bool(self.past)
        return begun and default is not None and self._ends_turn(default)

    def _show_so_far(self) -> None:
        seat = self.start.seat
        actions = self.actions
        actions += [self.chosen] if self.chosen and self.chosen != "done" else []
        if not actions or seat is None:
            return
        change = change_text(seat_changes(self.start.position(), self.game.position())[seat])
        what = Text(", ".join(actions)) + in_brackets(change)
        self._console.print(phrase("text-this-turn", what=what))

    # Answering

    def _handle_line(self, line: str) -> None:
        yes = line.lower() in YES
        parsed = self._enter() if yes else parse_line(line, self.game, self._names)
        if isinstance(parsed, Action):
            self._choose(parsed.text, confirmed=yes or parsed.text == self.chosen)
        elif isinstance(parsed, Command):
            self._commands[parsed.name](parsed.rest)
        else:
            self._print(parsed.message)

    def _enter(self) -> Action | InvalidLine:
        default = self._default()
        if default is None:
            return InvalidLine(t("text-advice"))
        return Action(default)

    def _choose(self, text: str, confirmed: bool) -> None:
        if self._ends_turn(text) and not confirmed:
            self.chosen = text
        else:
            self.finished = self._ends_turn(text)
            self.past.append(self.game.copy())
            self.game.play(text)
            self.chosen = None
        if not self.finished:
            self._show_question()

    def _ends_turn(self, text: str) -> bool:
        trial = self.game.copy()
        trial.play(text)
        return not same_turn(self.game.position(), text, trial.position())

    def _print(self, message: str) -> None:
        print_wrapped(self._console, message, style="yellow")

    # Commands

    def _undo(self, _rest: str) -> None:
        if self.chosen is not None:
            self.chosen = None
        elif self.past:
            self.game = self.past.pop()
        else:
            return self._print(t("text-nothing-to-undo"))
        return self._show_question()

    def _restart(self, _rest: str) -> None:
        self.game, self.past, self.chosen = self.start.copy(), [], None
        self._show_question()

    def _board(self, _rest: str) -> None:
        self._console.print(full_board(self._view(), self._names, choices_of(self.game)))

    def _tiles(self, _rest: str) -> None:
        self._console.print(on_display(self._view()))

    def _help(self, rest: str) -> None:
        found = help_topics.topic(rest.lower()) if rest else help_topics.command_table()
        if found is None:
            return self._print(t("text-no-such-name", name=rest))
        return self._console.print(found)

    def _why(self, rest: str) -> None:
        text = " ".join(rest.lower().split())
        if not text:
            return self._print(t("text-which-action"))
        reason = self.game.explain(text)
        if reason is None:
            return self._print(t("text-possible", action=text))
        return self._print(explain_reason(reason, self._names))

    def _save(self, rest: str) -> None:
        if rest:
            self._try_to_save(rest)
        else:
            self._print(t("text-where-to"))

    def _quit(self, _rest: str) -> None:
        if self._save_file.record is None and not self._save_file.is_saved(self.game):
            name = ask(f"{t('text-save-first')} > ").strip()
            if name and not self._try_to_save(name):
                return
        self.left = True

    def _try_to_save(self, name: str) -> bool:
        try:
            self._save_file.save(self.game, Path(name).expanduser())
        except CommandError as error:
            self._print(error.message)
            return False
        self._print(t("text-saved", file=name))
        return True
