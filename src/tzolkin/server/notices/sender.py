"""Carries notices from the outbox to their receivers, for as long as the server runs."""

from __future__ import annotations

import asyncio
import enum
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import httpx
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from . import outbox, push, webhooks
from .addresses import BadAddressError
from .http import PATIENCE, Poster, ReceiverFailedError, ReceiverGoneError
from .outbox import Notice
from .push import PushSettings, PushUnavailableError

PAUSES = (5.0, 30.0, 120.0, 600.0, 3600.0)  # seconds after each failure; then it is given up
AT_ONCE = 32
FOR_ONE_HOST = 8  # of these: one that is slow must not hold up the others
HOST_PAUSE = 0.5  # seconds until a host that has as many is thought of again
CLAIM_MARGIN = 30.0  # seconds that a notice stays ours after it should have been sent
LONGEST_SLEEP = 30.0  # seconds until notices are seen of which nobody told us
DATABASE_PAUSE = 1.0  # seconds until a database that is away is asked again
GRACE = 5.0  # seconds for what is under way when the courier is closed

Result = TypeVar("Result")
OnGone = Callable[[Connection, Notice], None]
EXPECTED = (
    BadAddressError,
    ReceiverFailedError,
    ReceiverGoneError,
    PushUnavailableError,
    httpx.HTTPError,
    OSError,
)
logger = logging.getLogger(__name__)


class Fate(enum.Enum):
    """What becomes of a notice."""

    SENT = "sent"
    AGAIN = "will be tried again"
    GONE = "has no receiver any more"
    GIVEN_UP = "is given up"


class Courier:
    """One task that sends what is due; several couriers may share a database.

    `on_gone` is called, in a transaction, after a receiver said that it is gone for good: the
    place to forget its address. `on_fate` is told what became of every try.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        allow_private: bool,
        push: PushSettings | None = None,
        pauses: Sequence[float] = PAUSES,
        patience: float = PATIENCE,
        on_gone: OnGone | None = None,
        on_fate: Callable[[Fate], None] = lambda _: None,
    ) -> None:
        self.sent = self.failed = self.given_up = 0
        self._on_fate = on_fate
        self._engine, self._push, self._on_gone = engine, push, on_gone
        self._pauses, self._claim_lasts = pauses, patience + CLAIM_MARGIN
        self._poster = Poster(allow_private, patience)
        self._in_hand: dict[str, tuple[Notice, asyncio.Task[None]]] = {}
        self._woken, self._closing, self._database_away = asyncio.Event(), False, False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """In the event loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    def wake(self) -> None:
        """Something was put into the outbox; can be called from any thread."""
        if self._loop is not None and not self._closing:
            self._loop.call_soon_threadsafe(self._woken.set)

    async def close(self, grace: float = GRACE) -> None:
        """What is under way may end; what was not sent stays in the outbox, and is due at once."""
        self._closing = True
        self._woken.set()
        if self._task is not None:
            await _ended([self._task], grace)
            await self._put_back(await self._left(grace), grace)
        await self._poster.close()

    async def _left(self, grace: float) -> list[Notice]:
        """Notices whose sending did not end in time."""
        in_hand = list(self._in_hand.values())
        await _ended([task for _, task in in_hand], grace)
        return [notice for notice, task in in_hand if task.cancelled()]

    async def _put_back(self, left: list[Notice], grace: float) -> None:
        def put_back(connection: Connection) -> None:
            for notice in left:
                outbox.again(connection, notice.id, notice.tries, time.time())

        if left:
            try:
                await asyncio.wait_for(asyncio.to_thread(self._transacted, put_back), grace)
            except (SQLAlchemyError, TimeoutError) as error:
                logger.warning("notices will be sent when their claim has ended: %r", error)

    async def _run(self) -> None:
        while not self._closing:
            self._woken.clear()
            try:
                pause = await self._take_what_is_due()
            except Exception:
                logger.exception("the outbox cannot be read")
                pause = LONGEST_SLEEP
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)

    async def _take_what_is_due(self) -> float:
        """How many seconds to sleep then, unless we are woken."""
        if len(self._in_hand) >= AT_ONCE:
            return LONGEST_SLEEP
        due = await self._in_database(outbox.earliest)
        if due is None:
            return LONGEST_SLEEP
        if (pause := due - time.time()) > 0:
            return min(pause, LONGEST_SLEEP)
        claimed = await self._in_database(self._claimed)
        await self._postpone([notice for notice in claimed if not self._take(notice)])
        return 0.0 if claimed else DATABASE_PAUSE  # others were quicker

    def _claimed(self, connection: Connection) -> list[Notice]:
        now, room = time.time(), AT_ONCE - len(self._in_hand)
        return outbox.claim(connection, now, room, now + self._claim_lasts)

    def _take(self, notice: Notice) -> bool:
        """False if its host has enough to do. What is in hand, because a claim ended while the
        database was away, is not taken again.
        """
        if notice.id in self._in_hand:
            return True
        if sum(other.host == notice.host for other, _ in self._in_hand.values()) >= FOR_ONE_HOST:
            return False
        task = asyncio.create_task(self._carry(notice))
        self._in_hand[notice.id] = notice, task
        return True

    async def _postpone(self, notices: list[Notice]) -> None:
        def postpone(connection: Connection) -> None:
            for notice in notices:
                outbox.again(connection, notice.id, notice.tries, time.time() + HOST_PAUSE)

        if notices:
            await self._in_database(postpone)

    async def _carry(self, notice: Notice) -> None:
        try:
            fate = await self._tried(notice)
            await self._in_database(partial(self._settle, notice=notice, fate=fate))
            self._count(fate)
            if fate is Fate.GONE:
                await self._forget(notice)
        finally:
            del self._in_hand[notice.id]
            self._woken.set()

    async def _tried(self, notice: Notice) -> Fate:
        try:
            await self._send(notice)
        except Exception as error:
            fate = self._fate(notice, error)
            unexpected = not isinstance(error, EXPECTED)
            level = logging.ERROR if unexpected else logging.INFO
            logger.log(level, "notice %s %s: %r", notice.id, fate.value, error, exc_info=unexpected)
            return fate
        return Fate.SENT

    async def _send(self, notice: Notice) -> None:
        if notice.kind == "webhook":
            await webhooks.send(self._poster, notice)
        elif self._push is not None:
            await push.send(self._poster, self._push, notice)
        else:
            raise PushUnavailableError("web push is not configured")

    def _fate(self, notice: Notice, error: Exception) -> Fate:
        if isinstance(error, ReceiverGoneError):
            return Fate.GONE
        if isinstance(error, BadAddressError) or notice.tries >= len(self._pauses):
            return Fate.GIVEN_UP
        return Fate.AGAIN

    def _settle(self, connection: Connection, notice: Notice, fate: Fate) -> None:
        if fate is Fate.AGAIN:
            due = time.time() + self._pauses[notice.tries]
            outbox.again(connection, notice.id, notice.tries + 1, due)
        else:
            outbox.drop(connection, notice.id)

    def _count(self, fate: Fate) -> None:
        self._on_fate(fate)
        self.sent += fate is Fate.SENT
        self.failed += fate is not Fate.SENT
        self.given_up += fate in (Fate.GONE, Fate.GIVEN_UP)

    async def _forget(self, notice: Notice) -> None:
        if (on_gone := self._on_gone) is None:
            return
        try:
            await asyncio.to_thread(
                self._transacted, lambda connection: on_gone(connection, notice)
            )
        except Exception:
            logger.exception("the receiver of notice %s could not be forgotten", notice.id)

    async def _in_database(self, work: Callable[[Connection], Result]) -> Result:
        """In a transaction and a thread of its own; waits for a database that is away."""
        while True:
            try:
                result = await asyncio.to_thread(self._transacted, work)
            except SQLAlchemyError as error:
                self._report_away(error)
                await asyncio.sleep(DATABASE_PAUSE)
            else:
                self._database_away = False
                return result

    def _report_away(self, error: SQLAlchemyError) -> None:
        """Once, though all that is in hand waits for the same database."""
        if not self._database_away:
            logger.warning("the outbox cannot be used: %s", error.__cause__ or error)
        self._database_away = True

    def _transacted(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)


async def _ended(tasks: Sequence[asyncio.Task[None]], grace: float) -> None:
    """Waits for tasks, and cancels those that take longer."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=grace)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
