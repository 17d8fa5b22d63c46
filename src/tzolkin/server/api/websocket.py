"""Events by WebSocket: a listener says who it is and what it saw last, and receives the rest."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError

from tzolkin.tables import views
from tzolkin.tables.errors import TableError

from ..db import repository
from ..db.writer import UnavailableError
from ..errors import ApiError, to_api_error, unavailable
from ..live.hub import Listener, encode
from ..metrics import Metrics
from ..table_registry import TableRegistry
from .dependencies import Caller, TableId, authenticate
from .requests import RequestModel

GREETING_SECONDS = 10.0
SENDING_SECONDS = 20.0
PAGE = 200  # events that are read from the database at once
MOST_RECEIVED = 10  # messages after the greeting
POLICY, TOO_SLOW, NOT_NOW = 4403, 4408, 4503  # why a connection is closed
router = APIRouter(prefix="/api")


class Greeting(RequestModel):
    """The first message of a listener."""

    key: str | None = Field(None, max_length=80)
    seen: Annotated[int, Field(ge=0)] = 0


@router.websocket("/tables/{table}/news")
async def send_events(socket: WebSocket, table_id: TableId) -> None:
    """Send everything that happens at a table, from the event after the last one seen."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    try:
        await _serve(socket, registry, table_id)
    except (ApiError, TableError) as error:
        await _refuse(socket, to_api_error(error))
    except UnavailableError:
        registry.metrics.database_errors.inc()
        await _refuse(socket, unavailable())


async def _serve(socket: WebSocket, registry: TableRegistry, table_id: str) -> None:
    """Receive the greeting and serve the listener.

    Strangers share a number of connections to a table; everybody who has a key has connections of
    their own, which nobody else can take.
    """
    try:
        greeting, caller = await _receive_greeting(socket, registry, table_id)
    except (WebSocketDisconnect, RuntimeError):
        return
    with registry.limits.table_connections.hold(caller.limit_key):
        await _listen(socket, caller, greeting.seen)


async def _receive_greeting(
    socket: WebSocket, registry: TableRegistry, table_id: str
) -> tuple[Greeting, Caller]:
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            text = await socket.receive_text()
        greeting = Greeting.model_validate_json(text)
    except TimeoutError:
        raise ApiError(408, "no_greeting", 'Say who you are: {"key": ..., "seen": 0}.') from None
    except (ValidationError, KeyError) as error:
        message = 'The first message is {"key": "k1_..." or null, "seen": last event}.'
        raise ApiError(422, "bad_greeting", message) from error
    return greeting, await authenticate(registry, table_id, greeting.key)


async def _listen(socket: WebSocket, caller: Caller, seen: int) -> None:
    registry, table_id = caller.registry, caller.table.table_id
    try:
        listener = await _catch_up(socket, caller, seen)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return
    registry.presence.changed(table_id, arrived=True)
    try:
        await _until_gone(socket, listener, registry.metrics)
    finally:
        registry.hub.remove(table_id, listener)
        registry.presence.changed(table_id)
    if listener.slow:
        await _close(socket, TOO_SLOW)


async def _catch_up(socket: WebSocket, caller: Caller, seen: int) -> Listener:
    """Send the events that are too old for memory, then begin to listen.

    There is no pause in between, so that nothing is sent twice and nothing is missed.
    """
    registry, table, seen = caller.registry, caller.table, min(seen, caller.table.event)
    await _send(socket, encode(_hello(caller)))
    table = await registry.table(table.table_id)
    while seen < table.event and (not table.events or table.events[0].number > seen + 1):
        page = partial(repository.load_events, table_id=table.table_id, after=seen, most=PAGE)
        for event in await registry.database.read(page):
            await _send(socket, encode(event.to_json()))
            seen = event.number
        table = await registry.table(table.table_id)
    listener = Listener(caller.key.id if caller.key else None, caller.seats, seen)
    for event in table.events:
        listener.send(event.number, encode(event.to_json()))
    registry.hub.add(table.table_id, listener)
    return listener


def _hello(caller: Caller) -> dict[str, Any]:
    return {"type": "hello", "table": views.describe(caller.table, caller.key)}


async def _until_gone(socket: WebSocket, listener: Listener, metrics: Metrics) -> None:
    reading, writing = _read(socket), _write(socket, listener, metrics)
    tasks = [asyncio.create_task(reading), asyncio.create_task(writing)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    if isinstance(ended[0], ApiError):
        raise ended[0]


async def _read(socket: WebSocket) -> None:
    """Return when the listener is gone: that is all it may say."""
    for _ in range(MOST_RECEIVED):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    message = "Listeners have nothing to say; whatever is to be done, send it as a request."
    raise ApiError(422, "too_talkative", message)


async def _write(socket: WebSocket, listener: Listener, metrics: Metrics) -> None:
    while (message := await listener.messages.get()) is not None:
        await _send(socket, message)
        metrics.events_sent.inc()


async def _send(socket: WebSocket, message: str) -> None:
    """Send a message, without waiting long for a listener who does not read."""
    async with asyncio.timeout(SENDING_SECONDS):
        await socket.send_text(message)


async def _refuse(socket: WebSocket, error: ApiError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await _send(socket, encode({"type": "refused", **error.body()}))
    await _close(socket, NOT_NOW if "Retry-After" in error.headers else POLICY)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
