"""The background task that sends notices from the outbox while the server runs."""

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
from .http import TIMEOUT, NoticeClient, ReceiverFailedError, ReceiverGoneError
from .outbox import Notice
from .push import PushSettings, PushUnavailableError

RETRY_DELAYS = (5.0, 30.0, 120.0, 600.0, 3600.0)  # seconds after each failure but the last
MAX_CONCURRENT = 32
MAX_PER_HOST = 8  # so that a slow host does not delay the others
BUSY_HOST_DELAY = 0.5  # seconds until a notice for a host with MAX_PER_HOST is due again
CLAIM_MARGIN = 30.0  # seconds that a claim lasts beyond the time that sending may take
MAX_SLEEP = 30.0  # seconds after which notices are found that nobody called `wake` for
DATABASE_RETRY_DELAY = 1.0
SHUTDOWN_TIMEOUT = 5.0  # seconds for deliveries in progress

Result = TypeVar("Result")
OnGone = Callable[[Connection, Notice], None]
EXPECTED_ERRORS = (
    BadAddressError,
    ReceiverFailedError,
    ReceiverGoneError,
    PushUnavailableError,
    httpx.HTTPError,
    OSError,
)
logger = logging.getLogger(__name__)


class Delivery(enum.Enum):
    """The result of trying to send a notice; the values are for the log."""

    SENT = "sent"
    RETRY = "will be tried again"
    GONE = "has no receiver any more"
    GIVEN_UP = "is given up"


class NoticeSender:
    """Sends notices when they are due; several senders may share a database.

    `on_gone` is called in a transaction after a receiver said that it is gone for good, so that
    its address can be deleted. `on_delivery` is called with the result of every attempt.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        allow_private: bool,
        push: PushSettings | None = None,
        retry_delays: Sequence[float] = RETRY_DELAYS,
        timeout: float = TIMEOUT,
        on_gone: OnGone | None = None,
        on_delivery: Callable[[Delivery], None] = lambda _: None,
    ) -> None:
        self.sent = self.failed = self.given_up = 0
        self._on_delivery = on_delivery
        self._engine, self._push, self._on_gone = engine, push, on_gone
        self._retry_delays, self._claim_duration = retry_delays, timeout + CLAIM_MARGIN
        self._client = NoticeClient(allow_private, timeout)
        self._in_progress: dict[str, tuple[Notice, asyncio.Task[None]]] = {}
        self._woken, self._closing, self._database_away = asyncio.Event(), False, False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending in the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    def wake(self) -> None:
        """Look for new notices in the outbox; can be called from any thread."""
        if self._loop is not None and not self._closing:
            self._loop.call_soon_threadsafe(self._woken.set)

    async def close(self, timeout: float = SHUTDOWN_TIMEOUT) -> None:
        """Finish deliveries in progress; those that take too long stay due in the outbox."""
        self._closing = True
        self._woken.set()
        if self._task is not None:
            await _wait_or_cancel([self._task], timeout)
            await self._unclaim(await self._finish_deliveries(timeout), timeout)
        await self._client.close()

    async def _finish_deliveries(self, timeout: float) -> list[Notice]:
        """Wait for deliveries in progress, and return the notices that were cancelled."""
        in_progress = list(self._in_progress.values())
        await _wait_or_cancel([task for _, task in in_progress], timeout)
        return [notice for notice, task in in_progress if task.cancelled()]

    async def _unclaim(self, notices: list[Notice], timeout: float) -> None:
        def unclaim(connection: Connection) -> None:
            for notice in notices:
                outbox.reschedule(connection, notice.id, notice.tries, time.time())

        if notices:
            try:
                await asyncio.wait_for(asyncio.to_thread(self._transact, unclaim), timeout)
            except (SQLAlchemyError, TimeoutError) as error:
                logger.warning("notices will be sent when their claim has ended: %r", error)

    async def _run(self) -> None:
        while not self._closing:
            self._woken.clear()
            try:
                delay = await self._start_due_deliveries()
            except Exception:
                logger.exception("the outbox cannot be read")
                delay = MAX_SLEEP
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), delay)

    async def _start_due_deliveries(self) -> float:
        """Return after how many seconds to look again, unless `wake` is called."""
        if len(self._in_progress) >= MAX_CONCURRENT:
            return MAX_SLEEP
        due = await self._in_database(outbox.next_due)
        if due is None:
            return MAX_SLEEP
        if (delay := due - time.time()) > 0:
            return min(delay, MAX_SLEEP)
        claimed = await self._in_database(self._claim)
        await self._postpone([notice for notice in claimed if not self._start_delivery(notice)])
        return 0.0 if claimed else DATABASE_RETRY_DELAY  # another sender has claimed them

    def _claim(self, connection: Connection) -> list[Notice]:
        now, room = time.time(), MAX_CONCURRENT - len(self._in_progress)
        return outbox.claim(connection, now, room, now + self._claim_duration)

    def _start_delivery(self, notice: Notice) -> bool:
        """Start a delivery; return False if its host has enough of them."""
        if notice.id in self._in_progress:  # its claim ended while the database was away
            return True
        same_host = [other for other, _ in self._in_progress.values() if other.host == notice.host]
        if len(same_host) >= MAX_PER_HOST:
            return False
        task = asyncio.create_task(self._deliver(notice))
        self._in_progress[notice.id] = notice, task
        return True

    async def _postpone(self, notices: list[Notice]) -> None:
        def postpone(connection: Connection) -> None:
            for notice in notices:
                due = time.time() + BUSY_HOST_DELAY
                outbox.reschedule(connection, notice.id, notice.tries, due)

        if notices:
            await self._in_database(postpone)

    async def _deliver(self, notice: Notice) -> None:
        try:
            delivery = await self._try_to_send(notice)
            await self._in_database(partial(self._update_outbox, notice=notice, delivery=delivery))
            self._count(delivery)
            if delivery is Delivery.GONE:
                await self._forget_receiver(notice)
        finally:
            del self._in_progress[notice.id]
            self._woken.set()

    async def _try_to_send(self, notice: Notice) -> Delivery:
        try:
            await self._send(notice)
        except Exception as error:
            delivery = self._failed_delivery(notice, error)
            unexpected = not isinstance(error, EXPECTED_ERRORS)
            level = logging.ERROR if unexpected else logging.INFO
            message = "notice %s %s: %r"
            logger.log(level, message, notice.id, delivery.value, error, exc_info=unexpected)
            return delivery
        return Delivery.SENT

    async def _send(self, notice: Notice) -> None:
        if notice.kind == "webhook":
            await webhooks.send(self._client, notice)
        elif self._push is not None:
            await push.send(self._client, self._push, notice)
        else:
            raise PushUnavailableError("web push is not configured")

    def _failed_delivery(self, notice: Notice, error: Exception) -> Delivery:
        if isinstance(error, ReceiverGoneError):
            return Delivery.GONE
        if isinstance(error, BadAddressError) or notice.tries >= len(self._retry_delays):
            return Delivery.GIVEN_UP
        return Delivery.RETRY

    def _update_outbox(self, connection: Connection, notice: Notice, delivery: Delivery) -> None:
        if delivery is Delivery.RETRY:
            due = time.time() + self._retry_delays[notice.tries]
            outbox.reschedule(connection, notice.id, notice.tries + 1, due)
        else:
            outbox.remove(connection, notice.id)

    def _count(self, delivery: Delivery) -> None:
        self._on_delivery(delivery)
        self.sent += delivery is Delivery.SENT
        self.failed += delivery is not Delivery.SENT
        self.given_up += delivery in (Delivery.GONE, Delivery.GIVEN_UP)

    async def _forget_receiver(self, notice: Notice) -> None:
        if (on_gone := self._on_gone) is None:
            return
        try:
            await asyncio.to_thread(self._transact, lambda connection: on_gone(connection, notice))
        except Exception:
            logger.exception("the receiver of notice %s could not be forgotten", notice.id)

    async def _in_database(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` in a transaction in a thread, again and again while the database is away."""
        while True:
            try:
                result = await asyncio.to_thread(self._transact, work)
            except SQLAlchemyError as error:
                self._report_away(error)
                await asyncio.sleep(DATABASE_RETRY_DELAY)
            else:
                self._database_away = False
                return result

    def _report_away(self, error: SQLAlchemyError) -> None:
        """Log the error once, though all deliveries wait for the same database."""
        if not self._database_away:
            logger.warning("the outbox cannot be used: %s", error.__cause__ or error)
        self._database_away = True

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)


async def _wait_or_cancel(tasks: Sequence[asyncio.Task[None]], timeout: float) -> None:
    """Wait for tasks, and cancel those that take longer."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=timeout)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
