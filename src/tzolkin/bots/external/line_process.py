"""A process to exchange lines with, which can neither block nor outlive this one.

Three threads move what is written, so that a program never blocks its caller. They own the pipes
and close them.
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
from .messages import CHUNK, read_lines, write_all

GRACE = 2.0  # seconds in which a program should leave after the end of input
MOST_UNREAD = 8  # lines; a program that writes more without being asked is no longer read
MOST_ERROR_BYTES = 4096  # kept of the standard error
QUOTED_LINES, QUOTED = 3, 300

# In its own group, Ctrl-C in the terminal does not reach the program, and everything that it starts
# can be ended with it.
if sys.platform == "win32":
    _FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _FLAGS = 0


class LineProcess:
    """A running program, with queues for the lines to and from it."""

    def __init__(self, command: list[str]) -> None:
        """Start the program; raise OSError if that fails."""
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
        self._end = weakref.finalize(self, _kill, self._process, self._outbox, os.getpid())
        self._error_output = bytearray()
        _start_thread(_write_input, self._process.stdin, self._outbox)
        self._reader = _start_thread(
            _read_output, self._process.stdout, self._inbox, self._process.wait
        )
        self._listener = _start_thread(_read_errors, self._process.stderr, self._error_output)

    def send(self, line: bytes) -> None:
        self._outbox.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line; raise TimeoutError if none comes in time, EOFError at the end."""
        try:
            line = self._inbox.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            raise EOFError
        return line

    @property
    def has_unread_line(self) -> bool:
        """Whether the program has written a line that was not received."""
        return not self._inbox.empty()

    def close(self, grace: float = GRACE) -> None:
        """End the input and, after a grace period, the program and everything that it started."""
        self._outbox.put(None)
        self._reader.join(grace)
        self._end()
        self._listener.join(GRACE)

    def describe_end(self) -> str:
        """Return how a program ended that has closed its output."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it {describe_exit(code)}"

    def last_words(self) -> str:
        """Return the last lines on standard error, joined into one."""
        found = bytes(self._error_output).decode(errors="replace").splitlines()
        said = [words for line in found if (words := one_line(line))]
        return " | ".join(said[-QUOTED_LINES:])[-QUOTED:]


def describe_exit(code: int) -> str:
    """Return how a process ended, from its exit code."""
    if code < 0:
        return f"was ended by signal {_signal_name(-code)}"
    return f"ended with exit code {code}"


def _start_thread(work: Any, *arguments: Any) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write_input(stream: IO[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), stream:
        while line := outbox.get():
            write_all(stream.fileno(), line)


def _read_output(
    stream: IO[bytes], inbox: SimpleQueue[bytes | None], wait: Callable[[], int]
) -> None:
    """Read lines, and keep the output open until the program ends, so that it can go on writing."""
    with stream:
        with suppress(OSError):
            _collect(inbox, read_lines(stream.fileno()))
        inbox.put(None)
        wait()


def _collect(inbox: SimpleQueue[bytes | None], found: Iterator[bytes]) -> None:
    for line in found:
        inbox.put(line)
        if inbox.qsize() > MOST_UNREAD:
            return


def _read_errors(stream: IO[bytes], output: bytearray) -> None:
    with suppress(OSError), stream:
        while chunk := os.read(stream.fileno(), CHUNK):
            output += chunk
            del output[:-MOST_ERROR_BYTES]


def _kill(process: subprocess.Popen[bytes], outbox: SimpleQueue[bytes | None], owner: int) -> None:
    if os.getpid() != owner:  # a fork of this process ends, which does not own the program
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
