"""Parsing a line that a player typed: a command or an action."""

from __future__ import annotations

from dataclasses import dataclass

from tzolkin import Game
from tzolkin.locales.i18n import t

from .explain import explain_reason

COMMANDS = ("undo", "restart", "board", "tiles", "help", "why", "save", "quit")
SHORT = {"u": "undo", "n": "undo", "no": "undo", "q": "quit", "exit": "quit", "?": "help"}
MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action."""

    text: str


@dataclass(frozen=True, slots=True)
class InvalidLine:
    """A line that is neither; the message says why."""

    message: str


def parse_line(line: str, game: Game, names: list[str]) -> Command | Action | InvalidLine:
    """Parse a line that is not empty; messages call the seats by their names."""
    first, _, rest = line.strip().partition(" ")
    name = SHORT.get(first.lower(), first.lower())
    if name in COMMANDS:
        return Command(name, rest.strip())
    text = " ".join(line.lower().split())
    return _by_number(int(text), game) if _is_number(text) else _by_text(text, game, names)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def _by_number(number: int, game: Game) -> Action | InvalidLine:
    legal = game.legal()
    if 1 <= number <= len(legal):
        return Action(legal[number - 1])
    return InvalidLine(t("text-numbered", count=len(legal)))


def _by_text(text: str, game: Game, names: list[str]) -> Action | InvalidLine:
    """Find the action with this text, or the only one that it abbreviates."""
    reason = game.explain(text)
    if reason is None:
        return Action(text)
    meant = [action for action in game.legal() if _abbreviates(text, action)]
    if len(meant) == 1:
        return Action(meant[0])
    if meant:
        named = ", ".join([*meant[:MOST_NAMED], *(["…"] if meant[MOST_NAMED:] else [])])
        return InvalidLine(t("text-could-be", text=text, actions=named))
    message = explain_reason(reason, names)
    return InvalidLine(f"{message} {t('text-advice')}" if reason.code == "malformed" else message)


def _abbreviates(text: str, action: str) -> bool:
    """Return whether every typed word is the beginning of the word in the action."""
    typed, whole = text.split(), action.split()
    pairs = zip(typed, whole, strict=False)
    return len(typed) <= len(whole) and all(word.startswith(start) for start, word in pairs)
