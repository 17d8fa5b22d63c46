"""What can be wrong with a bot: before a game, and during one."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb


class UnknownBotError(ValueError):
    """No bot is made from that; the message says why, and what there is."""


class BudgetError(UnknownBotError):
    """No bot can think that much, or that bot takes no budget."""


class BotError(Exception):
    """A bot broke the rules while it played; the message says what it did: "it ..."."""


def one_line(text: str) -> str:
    """What a bot says, fit for any message: in one line, without control characters."""
    return "".join(filter(str.isprintable, " ".join(text.split())))


def format_error(error: Exception) -> str:
    """An error in a line, with the place in somebody's file where it arose."""
    place = _place(error)
    return f"{type(error).__name__}: {error}{f' ({place})' if place else ''}"


def _place(error: Exception) -> str:
    """Our own files, and what Python does to import one, are no help to anybody."""
    *_, (frame, line) = [(None, 0), *walk_tb(error.__traceback__)]
    path = Path(frame.f_code.co_filename if frame else "<nowhere>")
    if path.name.startswith("<") or Path(__file__).parent in path.parents:
        return ""
    return f"{path.name}, line {line}"
