"""The server's end of the processes in which bots think."""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import cast

from tzolkin.bots.errors import BotError
from tzolkin.bots.external.line_process import describe_exit

from .bot_turns import Task, Turn, read_turn

START = "import sys; sys.path[:] = sys.argv[1:]; from tzolkin.server.thinking import main; main()"
GRACE = 2.0  # seconds to end in, for a process that has closed its output


class Thinker:
    """A process that plays a turn at a time, started when needed and again after a failure."""

    def __init__(self) -> None:
        self._begun: asyncio.Task[Process] | None = None
        self._failed = False

    async def think(self, task: Task, limit: float) -> Turn:
        """Return a turn; BotError if the process dies, answers nonsense, or exceeds the limit."""
        try:
            async with asyncio.timeout(limit):
                return await self._asked(task)
        except TimeoutError:
            raise BotError(f"it took more than {limit:g} seconds") from None
        except OSError as error:
            raise BotError(f"its process cannot be started: {error}") from None

    async def close(self) -> None:
        """End the process and release all that it holds."""
        if self._begun is None:
            return
        with suppress(OSError):  # it could not be started
            await _bury(await asyncio.shield(self._begun))
        self._begun, self._failed = None, False

    async def _asked(self, task: Task) -> Turn:
        process = await self._running()
        try:
            return await _answer(process, task)
        except BaseException:  # nobody waits any more, or who does has no use for this process
            self._failed = True
            _kill(process)
            raise

    async def _running(self) -> Process:
        """Return the process, started if needed. A start is not interrupted, or it would leak."""
        if self._is_spent():
            await self.close()
        if self._begun is None:
            self._begun = asyncio.create_task(_started())
        return await asyncio.shield(self._begun)

    def _is_spent(self) -> bool:
        if self._begun is None or not self._begun.done():
            return False
        if self._failed or self._begun.exception() is not None:
            return True
        process = self._begun.result()
        return process.returncode is not None or _pipes(process)[1].at_eof()


async def _started() -> Process:
    """Start a process with our import path, in its own session, where Ctrl-C does not reach it."""
    command = (sys.executable, "-P", "-c", START, *sys.path)
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, start_new_session=True
    )


async def _answer(process: Process, task: Task) -> Turn:
    writer, reader = _pipes(process)
    writer.write(task.line())  # it fits into any pipe; if that is broken, there is nothing to read
    try:
        line = await reader.readline()
        if line.endswith(b"\n"):
            return read_turn(line, task)
    except ValueError as error:
        raise BotError(f"its process answered nonsense: {error}") from None
    raise BotError(f"its process {await _ending(process)}")


async def _ending(process: Process) -> str:
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE):
            return describe_exit(await process.wait())
    return "closed its output"


def _kill(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()


async def _bury(process: Process) -> None:
    """Kill a process and read its output to the end: only then is its pipe closed."""
    _kill(process)
    writer, reader = _pipes(process)
    writer.close()
    await reader.read()
    await process.wait()
    with suppress(OSError):  # it was gone before it had read everything
        await writer.wait_closed()


def _pipes(process: Process) -> tuple[StreamWriter, StreamReader]:
    return cast("StreamWriter", process.stdin), cast("StreamReader", process.stdout)
