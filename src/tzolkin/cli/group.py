"""The group of commands: every problem becomes a line or two on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from typer.core import TyperGroup

from .errors import BAD_INPUT, Problem

NOBODY_READS = 1
INTERRUPTED = 130


class Commands(TyperGroup):
    """Commands that never end in a traceback for what a person did."""

    def main(self, *args: Any, **extra: Any) -> Any:
        given = args[0] if args else extra.pop("args", None)
        words = list(sys.argv[1:] if given is None else given) or ["--help"]
        extra["standalone_mode"] = False
        _open_missing_streams()
        sys.exit(self._code(words, extra))

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Problem("stopped", INTERRUPTED) from None

    def _code(self, words: list[str], extra: dict[str, Any]) -> int:
        try:
            answer = super().main(words, **extra)
            sys.stdout.flush()
        except Problem as problem:
            return _report(problem.message, problem.code)
        except BrokenPipeError:
            _forget_output()
            return NOBODY_READS
        except OSError as error:
            _forget_output()
            return _report(f"the output cannot be written: {str(error.strerror).lower()}")
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            return _report(_usage_message(error))
        return answer if isinstance(answer, int) else 0


def _open_missing_streams() -> None:
    """Where a stream was closed by the caller, nothing is read and what is written is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _forget_output() -> None:
    """Python tries once more at its end to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _usage_message(error: Any) -> str:
    """A wrong option or command, and where to look the right ones up."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "tzolkin"
    return f"{error.format_message()}\nTry '{path} --help'."


def _report(message: str, code: int = BAD_INPUT) -> int:
    from .console import say

    with suppress(OSError):
        say(f"tzolkin: {message}")
    return code
