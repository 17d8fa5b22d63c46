"""Bots for the seats of all tables: they think in a few processes and always answer."""

from __future__ import annotations

import asyncio

from tzolkin.bots import BOTS, UnknownBotError, bot_class
from tzolkin.bots.cores import cores
from tzolkin.bots.errors import BotError
from tzolkin.bots.external.timeouts import DECISION_LIMIT, checked_limit
from tzolkin.bots.specs import Kind, parse_spec
from tzolkin.game.value_checks import MOST_PROCESSES, check_integer, short_repr

from .bot_turns import Task, Turn, made_up
from .thinkers import Thinker

__all__ = ["Opponents", "Task", "Turn", "check_opponent"]


def check_opponent(text: str) -> None:
    """Raise UnknownBotError unless it is one of ours: no other program runs on a server."""
    spec = parse_spec(text)
    if spec.kind is not Kind.BUILTIN or spec.name not in BOTS:
        raise UnknownBotError(f"{short_repr(text)} is none of our bots: {', '.join(BOTS)}")
    bot_class(text)  # objects to a budget that cannot be


class Opponents:
    """Plays turns in several processes, by default one for every core.

    A turn is given up after `limit` seconds. That includes the start of a process, but not the wait
    for a free one. Bots should have much less time: now and then one thinks twice in a turn.
    """

    def __init__(self, processes: int | None = None, limit: float = DECISION_LIMIT) -> None:
        count = cores() if processes is None else processes
        check_integer(count, "the number of processes", 1, MOST_PROCESSES)
        self._limit = checked_limit(limit)
        self._idle = [Thinker() for _ in range(count)]
        self._turnstile = asyncio.Semaphore(count)  # first come, first served
        self._pending: set[asyncio.Task[Turn]] = set()
        self._closed = False

    async def turn(self, task: Task) -> Turn:
        """Return the bot's turn, or one made up for it if it has none.

        ValueError if there is no such bot, or the game is over.
        """
        check_opponent(task.spec)
        if task.game().over:
            raise ValueError("the game is over; there is no turn to play")
        if self._closed:
            raise RuntimeError("the opponents have left")
        pending = asyncio.create_task(self._played(task))
        self._pending.add(pending)
        pending.add_done_callback(self._pending.discard)
        return await pending

    async def close(self) -> None:
        """Cancel all turns, and end all processes."""
        self._closed = True
        pending = list(self._pending)
        for turn in pending:
            turn.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        await asyncio.gather(*(thinker.close() for thinker in self._idle))

    async def _played(self, task: Task) -> Turn:
        async with self._turnstile:
            thinker = self._idle.pop()  # the one used last, so that no more are started than needed
            try:
                return await thinker.think(task, self._limit)
            except BotError as fault:
                return made_up(task, str(fault))
            finally:
                self._idle.append(thinker)
