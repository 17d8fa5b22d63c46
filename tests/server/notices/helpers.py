"""An outbox and a running sender for the tests of notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Engine, RowMapping, create_engine, select

from tzolkin.server.db.schema import metadata
from tzolkin.server.notices import Kind, NoticeSender, enqueue, your_turn
from tzolkin.server.notices.outbox import notices

SECRET = "the seat's secret for its webhook"  # noqa: S105
PATIENCE = 60


@contextmanager
def outbox_in(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    metadata.create_all(engine, tables=[notices])
    try:
        yield engine
    finally:
        engine.dispose()


def put(
    engine: Engine, url: str, *, ply: int = 7, kind: Kind = "webhook", target: Any = None
) -> str:
    """Enqueue a notice for the webhook at a URL, or for another target."""
    body = your_turn("g1", 2, ply, "https://table.example/g1")
    with engine.begin() as connection:
        return enqueue(connection, "g1", 2, kind, target or {"url": url, "secret": SECRET}, body)


def rows(engine: Engine) -> list[RowMapping]:
    with engine.connect() as connection:
        return list(connection.execute(select(notices).order_by(notices.c.created)).mappings())


async def until(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not await asyncio.to_thread(happened):
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.01)


async def emptied(engine: Engine) -> None:
    await until(lambda: not rows(engine))


@asynccontextmanager
async def running_sender(
    engine: Engine,
    *,
    allow_private: bool = True,
    retry_delays: Sequence[float] = (0, 0, 0),
    **options: Any,
) -> AsyncIterator[NoticeSender]:
    sender = NoticeSender(engine, allow_private=allow_private, retry_delays=retry_delays, **options)
    sender.start()
    try:
        yield sender
    finally:
        await sender.close()
