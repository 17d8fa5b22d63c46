"""The errors of bots, before a game and during one, and how to format them."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb


class UnknownBotError(ValueError):
    """A spec of which no bot can be made; the message says why, and which bots there are."""


class BudgetError(UnknownBotError):
    """A budget that is out of range, or for a bot that takes none."""


class BotError(Exception):
    """A bot broke the rules during a game; the message says what it did: "it ..."."""


def one_line(text: str) -> str:
    """Return a text in one line, without control characters."""
    return "".join(filter(str.isprintable, " ".join(text.split())))


def format_error(error: Exception) -> str:
    """Return an error in one line, with the place in the bot's file where it was raised."""
    place = _place(error)
    return f"{type(error).__name__}: {error}{f' ({place})' if place else ''}"


def _place(error: Exception) -> str:
    """Return the place of an error, unless it is in our own files or in the import system."""
    *_, (frame, line) = [(None, 0), *walk_tb(error.__traceback__)]
    path = Path(frame.f_code.co_filename if frame else "<nowhere>")
    if path.name.startswith("<") or Path(__file__).parent in path.parents:
        return ""
    return f"{path.name}, line {line}"
