"""What a typed line means: a command, an action, or something to be explained."""

from __future__ import annotations

from dataclasses import dataclass

from tzolkin import Game
from tzolkin.locales.i18n import t

from .explain import objection

COMMANDS = ("undo", "restart", "board", "tiles", "help", "why", "save", "quit")
SHORT = {"u": "undo", "n": "undo", "no": "undo", "q": "quit", "exit": "quit", "?": "help"}
MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Action:
    text: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A line that cannot be followed, and why."""

    message: str


def understand(line: str, game: Game, names: list[str]) -> Command | Action | Puzzle:
    """The meaning of a line that is not empty; seats are called by their names."""
    first, _, rest = line.strip().partition(" ")
    name = SHORT.get(first.lower(), first.lower())
    if name in COMMANDS:
        return Command(name, rest.strip())
    text = " ".join(line.lower().split())
    return _numbered(int(text), game) if _is_number(text) else _spelled(text, game, names)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def _numbered(number: int, game: Game) -> Action | Puzzle:
    legal = game.legal()
    if 1 <= number <= len(legal):
        return Action(legal[number - 1])
    return Puzzle(t("text-numbered", count=len(legal)))


def _spelled(text: str, game: Game, names: list[str]) -> Action | Puzzle:
    reason = game.explain(text)
    if reason is None:
        return Action(text)
    meant = [action for action in game.legal() if _begins(action, text)]
    if len(meant) == 1:
        return Action(meant[0])
    if meant:
        named = ", ".join([*meant[:MOST_NAMED], *(["…"] if meant[MOST_NAMED:] else [])])
        return Puzzle(t("text-could-be", text=text, actions=named))
    told = objection(reason, names)
    return Puzzle(f"{told} {t('text-advice')}" if reason.code == "malformed" else told)


def _begins(action: str, text: str) -> bool:
    """Is every typed word the beginning of the word in the action?"""
    typed, whole = text.split(), action.split()
    pairs = zip(typed, whole, strict=False)
    return len(typed) <= len(whole) and all(word.startswith(start) for start, word in pairs)
