"""Errors that a command ends with: a message of a line or two and an exit code."""

from __future__ import annotations

BAD_INPUT = 2


class CommandError(Exception):
    """An error that the user can fix; the message says what is wrong and what would be right."""

    def __init__(self, message: str, exit_code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code
