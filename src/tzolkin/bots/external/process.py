"""A program that we speak with line by line, and that can neither block nor outlive us.

Three threads move what is written, so that nobody waits for a program longer than they want to.
They own the pipes, and close them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from ..errors import one_line
from .messages import CHUNK, lines, write

GRACE = 2.0  # seconds to leave after the end of input
MOST_UNREAD = 8  # lines; who writes more without being asked is not listened to
MOST_WORDS = 4096  # bytes kept of the standard error
QUOTED_LINES, QUOTED = 3, 300

# A group of its own: Ctrl-C in the terminal is for us, and whatever it starts can be ended with it.
if sys.platform == "win32":
    _FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _FLAGS = 0


class Process:
    """A running program."""

    def __init__(self, command: list[str]) -> None:
        """OSError if it cannot be started."""
        self._process = subprocess.Popen(  # noqa: S603 (the user asked for this program)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            creationflags=_FLAGS,
        )
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._inbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._end = weakref.finalize(self, _end, self._process, self._outbox, os.getpid())
        self._words = bytearray()
        _start(_write, self._process.stdin, self._outbox)
        self._reader = _start(_read, self._process.stdout, self._inbox, self._process.wait)
        self._listener = _start(_listen, self._process.stderr, self._words)

    def send(self, line: bytes) -> None:
        self._outbox.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line; TimeoutError if none comes in time, EOFError if none will come."""
        try:
            line = self._inbox.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            raise EOFError
        return line

    @property
    def spoke(self) -> bool:
        """Has it written a line that nobody received?"""
        return not self._inbox.empty()

    def close(self, grace: float = GRACE) -> None:
        """End the input, and after some grace the program with all that it started."""
        self._outbox.put(None)
        self._reader.join(grace)
        self._end()
        self._listener.join(GRACE)

    def ending(self) -> str:
        """How it ended, for a program that has closed its output."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it {ended(code)}"

    def last_words(self) -> str:
        """The last lines on its standard error, in one line."""
        found = bytes(self._words).decode(errors="replace").splitlines()
        said = [words for line in found if (words := one_line(line))]
        return " | ".join(said[-QUOTED_LINES:])[-QUOTED:]


def ended(code: int) -> str:
    """How a process ended, from its exit code."""
    if code < 0:
        return f"was ended by signal {_signal_name(-code)}"
    return f"ended with exit code {code}"


def _start(work: Any, *arguments: Any) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(stream: IO[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), stream:
        while line := outbox.get():
            write(stream.fileno(), line)


def _read(stream: IO[bytes], inbox: SimpleQueue[bytes | None], ended: Callable[[], int]) -> None:
    """Its output stays open until it ended: a program must not break where we stop listening."""
    with stream:
        with suppress(OSError):
            _fill(inbox, lines(stream.fileno()))
        inbox.put(None)
        ended()


def _fill(inbox: SimpleQueue[bytes | None], found: Iterator[bytes]) -> None:
    for line in found:
        inbox.put(line)
        if inbox.qsize() > MOST_UNREAD:
            return


def _listen(stream: IO[bytes], words: bytearray) -> None:
    with suppress(OSError), stream:
        while chunk := os.read(stream.fileno(), CHUNK):
            words += chunk
            del words[:-MOST_WORDS]


def _end(process: subprocess.Popen[bytes], outbox: SimpleQueue[bytes | None], owner: int) -> None:
    if os.getpid() != owner:  # a fork of ours ends; the program is not its own
        return
    outbox.put(None)
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
