"""One turn of a person: tried out on a copy, free to undo, played when it is confirmed."""

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
from tzolkin.game.previews import changes
from tzolkin.locales.i18n import phrase, t

from ..choices import choices_of
from ..console import print_wrapped
from ..errors import Problem
from . import help_topics
from .explain import objection
from .journal import same_turn
from .parse import Action, Command, Puzzle, understand
from .save import Shelf

if TYPE_CHECKING:
    from rich.console import Console

YES = ("", "y", "yes")


def ask(prompt: str) -> str:
    """A line from the person; EOFError where there are no more."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
    return line


class Turn:
    """The actions of a turn so far; `left` once the person wants to leave the game."""

    def __init__(self, game: Game, console: Console, shelf: Shelf, names: list[str]) -> None:
        self.start = game
        self.game = game.copy()
        self.past: list[Game] = []
        self.chosen: str | None = None  # ends the turn, and is not confirmed yet
        self.finished = self.left = False
        self._console, self._shelf, self._names = console, shelf, names
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
        """What was played in this turn."""
        return self.game.actions[self.start.ply :]

    def take(self) -> None:
        """Ask until the turn is confirmed, or the person leaves."""
        self._show_question()
        while not (self.finished or self.left):
            self._obey(ask(self._prompt()).strip())

    def _view(self) -> Position:
        return self.game.view(self.start.seat)

    # Asking

    def _default(self) -> str | None:
        """What Enter plays: the action to be confirmed, or the only one there is."""
        legal = self.game.legal()
        return self.chosen or (legal[0] if len(legal) == 1 else None)

    def _prompt(self) -> str:
        default = self._default()
        if default is None:
            return "> "
        asked = t("text-end-turn") if default == "done" else f"{default}?"
        undo = "/undo" if self.chosen or self.past else ""
        return f"{asked} [Enter{undo}] > "

    def _show_question(self) -> None:
        if self.past or self.chosen:
            self._console.print(Text(""))
        self._show_so_far()
        if self._only_the_end_is_left():
            return
        self._console.print(question(self._view(), self._names))
        self._console.print(choice_table(choices_of(self.game)))

    def _only_the_end_is_left(self) -> bool:
        """Is nothing but the confirmation of the turn to be asked?"""
        default = self._default()
        begun = self.chosen is not None or bool(self.past)
        return begun and default is not None and self._ends_turn(default)

    def _show_so_far(self) -> None:
        seat = self.start.seat
        doings = self.actions
        doings += [self.chosen] if self.chosen and self.chosen != "done" else []
        if not doings or seat is None:
            return
        change = change_text(changes(self.start.position(), self.game.position())[seat])
        what = Text(", ".join(doings)) + in_brackets(change)
        self._console.print(phrase("text-this-turn", what=what))

    # Answering

    def _obey(self, line: str) -> None:
        yes = line.lower() in YES
        meaning = self._enter() if yes else understand(line, self.game, self._names)
        if isinstance(meaning, Action):
            self._choose(meaning.text, confirmed=yes or meaning.text == self.chosen)
        elif isinstance(meaning, Command):
            self._commands[meaning.name](meaning.rest)
        else:
            self._say(meaning.message)

    def _enter(self) -> Action | Puzzle:
        default = self._default()
        if default is None:
            return Puzzle(t("text-advice"))
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

    def _say(self, message: str) -> None:
        print_wrapped(self._console, message, style="yellow")

    # Commands

    def _undo(self, _rest: str) -> None:
        if self.chosen is not None:
            self.chosen = None
        elif self.past:
            self.game = self.past.pop()
        else:
            return self._say(t("text-nothing-to-undo"))
        return self._show_question()

    def _restart(self, _rest: str) -> None:
        self.game, self.past, self.chosen = self.start.copy(), [], None
        self._show_question()

    def _board(self, _rest: str) -> None:
        self._console.print(full_board(self._view(), self._names, choices_of(self.game)))

    def _tiles(self, _rest: str) -> None:
        self._console.print(on_display(self._view()))

    def _help(self, rest: str) -> None:
        found = help_topics.topic(rest.lower()) if rest else help_topics.commands()
        if found is None:
            return self._say(t("text-no-such-name", name=rest))
        return self._console.print(found)

    def _why(self, rest: str) -> None:
        text = " ".join(rest.lower().split())
        if not text:
            return self._say(t("text-which-action"))
        reason = self.game.explain(text)
        if reason is None:
            return self._say(t("text-possible", action=text))
        return self._say(objection(reason, self._names))

    def _save(self, rest: str) -> None:
        if rest:
            self._saved(rest)
        else:
            self._say(t("text-where-to"))

    def _quit(self, _rest: str) -> None:
        if self._shelf.record is None and not self._shelf.holds(self.game):
            name = ask(f"{t('text-save-first')} > ").strip()
            if name and not self._saved(name):
                return
        self.left = True

    def _saved(self, name: str) -> bool:
        try:
            self._shelf.save(self.game, Path(name).expanduser())
        except Problem as problem:
            self._say(problem.message)
            return False
        self._say(t("text-saved", file=name))
        return True
