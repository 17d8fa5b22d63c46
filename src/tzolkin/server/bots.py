"""Bots at tables: they are asked when it is their turn, and their turns committed like others."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial
from logging import ERROR, WARNING

from tzolkin.game import random_seed
from tzolkin.tables.errors import TableError
from tzolkin.tables.table import Phase, Table
from tzolkin.tables.turns import Commit, commit

from .db.repository import tables_with_bot_next
from .db.writer import UnavailableError
from .errors import ApiError
from .logging import log
from .opponents import Opponents, Task
from .table_registry import TableRegistry

BREATH = 0.1  # seconds, so that an error that repeats cannot keep the server busy
PAUSE = 2.0  # seconds, while the database cannot be reached
LATE = 5.0  # seconds after its limit; a bot that has not moved by then has no process


class BotPlayers:
    """Plays the turns of bots, one table after the other, for as long as a bot is to move."""

    def __init__(self, registry: TableRegistry, opponents: Opponents, limit: float) -> None:
        self._registry = registry
        self._opponents = opponents
        self._limit = limit
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Begin to play at a table if a bot is to move there."""
        if self._next_bot(table) is not None and table.table_id not in self._tasks:
            self._begin(table.table_id)

    def _begin(self, table_id: str) -> None:
        task = self._tasks[table_id] = asyncio.create_task(self._play(table_id))
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def resume(self) -> None:
        """Go on where bots were thinking when the server stopped; other games are not loaded."""
        for table_id in await self._registry.database.read(tables_with_bot_next):
            self._begin(table_id)

    async def watch(self) -> None:
        """Go on where another process was thinking and is gone.

        If it is still thinking, the first answer counts.
        """
        while True:
            await asyncio.sleep(self._limit)
            late = time.time() - self._limit - LATE
            with suppress(UnavailableError):
                for table_id in await self._registry.database.read(
                    partial(tables_with_bot_next, before=late)
                ):
                    if table_id not in self._tasks:
                        self._begin(table_id)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next_bot(self, table: Table) -> int | None:
        if table.phase is not Phase.RUNNING:
            return None
        bots = (seat for seat in table.waiting_for if table.is_bot(seat))
        return next(bots, None)

    async def _play(self, table_id: str) -> None:
        """Play until no bot is to move; another process, or a taking back, may be faster."""
        while True:
            try:
                if not await self._played(table_id):
                    return
            except (ApiError, TableError) as error:
                if error.code == "no_such_table":
                    return
                log("a bot's turn was overtaken", table=table_id, code=error.code)
                await asyncio.sleep(BREATH)
            except UnavailableError:
                await asyncio.sleep(PAUSE)
            except Exception as error:
                log("a bot could not move", level=ERROR, error=error, table=table_id)
                await asyncio.sleep(PAUSE)

    async def _played(self, table_id: str) -> bool:
        table = await self._registry.table(table_id)
        seat = self._next_bot(table)
        if seat is not None:
            await self._take_turn(table, seat)
        return seat is not None

    async def _take_turn(self, table: Table, seat: int) -> None:
        """Play a turn. While the bot thinks the table is not locked: people may chat or look."""
        game, ply, turns = table.game_for(seat), table.ply, len(table.turns)
        spec = table.seats[seat].bot or "planner"
        with self._registry.metrics.bots_thinking.track_inprogress():
            turn = await self._opponents.turn(Task(spec, random_seed(), game.board.to_bytes()))
        if turn.fault:
            self._registry.metrics.bot_faults.inc()
            log("a bot failed", level=WARNING, table=table.table_id, bot=spec, fault=turn.fault)
        wanted = Commit(seat, ply, turn.actions, f"bot-{secrets.token_urlsafe(9)}", turns=turns)
        await self._registry.change(table.table_id, partial(commit, wanted=wanted))
