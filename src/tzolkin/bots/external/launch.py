"""Start bots in their own processes: programs by their command, Python files with `child`."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from ..errors import UnknownBotError
from ..specs import Kind, Spec
from .remote_bot import RemoteBot


def start_bot(spec: Spec, seed: int, limit: float | None = None) -> RemoteBot:
    """Start a bot without greeting it; raise UnknownBotError if there is no such program."""
    command = _program_command(spec) if spec.kind is Kind.PROGRAM else _python_command(spec, seed)
    try:
        return RemoteBot(command, seed, spec.budget, limit)
    except OSError as error:
        reason = str(error.strerror or error).lower()
        raise UnknownBotError(f"{spec.text}: {command[0]} cannot be started: {reason}") from error


def _program_command(spec: Spec) -> list[str]:
    try:
        words = shlex.split(spec.name, posix=os.name != "nt")
    except ValueError as error:
        raise UnknownBotError(
            f"{spec.text}: this is no command line: {str(error).lower()}"
        ) from None
    if not words:
        raise UnknownBotError(f"{spec.text}: there is no command; write for example run:./my-bot")
    return [str(Path(words[0]).expanduser()) if words[0][0] == "~" else words[0], *words[1:]]


def _python_command(spec: Spec, seed: int) -> list[str]:
    """Return the command of a bot in a Python file, with the module path of this process."""
    path = [entry for entry in sys.path if isinstance(entry, str)]
    script = (
        f"import sys; sys.path[:] = {path!r}; from tzolkin.bots.external.child import main; main()"
    )
    return [sys.executable, "-c", script, spec.text, str(seed)]
