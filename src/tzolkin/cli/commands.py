"""The group of commands: every problem becomes a line or two on stderr and an exit code."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from .problems import BAD_INPUT, Problem

INTERRUPTED = 130


class Commands(TyperGroup):
    """Commands that never end in a traceback for what a person did."""

    def main(self, *args: Any, **extra: Any) -> Any:
        given = args[0] if args else extra.pop("args", None)
        words = list(sys.argv[1:] if given is None else given) or ["--help"]
        extra["standalone_mode"] = False
        sys.exit(self._code(words, extra))

    def _code(self, words: list[str], extra: dict[str, Any]) -> int:
        try:
            answer = super().main(words, **extra)
        except Problem as problem:
            return _report(problem.message, problem.code)
        except (typer.Abort, KeyboardInterrupt):
            return _report("stopped", INTERRUPTED)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            return _report(_usage_message(error), BAD_INPUT)
        return answer if isinstance(answer, int) else 0


def _usage_message(error: Any) -> str:
    """A wrong option or command, and where to look the right ones up."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "tzolkin"
    return f"{error.format_message()}\nTry '{path} --help'."


def _report(message: str, code: int) -> int:
    from .screen import say

    say(f"tzolkin: {message}")
    return code
