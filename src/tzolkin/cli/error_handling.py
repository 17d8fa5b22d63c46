"""The group of commands: every error becomes a line or two on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from typer.core import TyperGroup

from .errors import BAD_INPUT, CommandError

BROKEN_PIPE = 1
INTERRUPTED = 130


class CommandGroup(TyperGroup):
    """Commands that never end in a traceback because of what a user did."""

    def main(self, *args: Any, **extra: Any) -> Any:
        given = args[0] if args else extra.pop("args", None)
        words = list(sys.argv[1:] if given is None else given) or ["--help"]
        extra["standalone_mode"] = False
        _open_missing_streams()
        sys.exit(self._exit_code(words, extra))

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise CommandError("stopped", INTERRUPTED) from None

    def _exit_code(self, words: list[str], extra: dict[str, Any]) -> int:
        try:
            answer = super().main(words, **extra)
            sys.stdout.flush()
        except CommandError as error:
            return _report(error.message, error.exit_code)
        except BrokenPipeError:
            _discard_output()
            return BROKEN_PIPE
        except OSError as error:
            _discard_output()
            return _report(f"the output cannot be written: {str(error.strerror).lower()}")
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            return _report(_usage_message(error))
        return answer if isinstance(answer, int) else 0


def _open_missing_streams() -> None:
    """Replace streams that the caller closed: input is empty, output is discarded."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _discard_output() -> None:
    """Keep Python from trying again, when it exits, to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _usage_message(error: Any) -> str:
    """Format an error of Typer about an option or a command, with the way to its help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "tzolkin"
    return f"{error.format_message()}\nTry '{path} --help'."


def _report(message: str, exit_code: int = BAD_INPUT) -> int:
    from .console import print_message

    with suppress(OSError):
        print_message(f"tzolkin: {message}")
    return exit_code
