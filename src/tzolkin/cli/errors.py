"""What goes wrong outside of the program: said in a line or two, never as a traceback."""

from __future__ import annotations

BAD_INPUT = 2


class Problem(Exception):  # noqa: N818 (it is not the program's error)
    """Something a person can put right; the message says what is wrong and what would be right."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
