"""News by WebSocket: whoever listens says who they are and what they saw last."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError

from tzolkin.tables import views
from tzolkin.tables.errors import unavailable
from tzolkin.tables.table import Event

from ..db import repository
from ..db.writer import UnavailableError
from ..errors import Problem
from ..live.hub import Listener, encoded
from ..metrics import Metrics
from ..table_registry import TableRegistry
from .dependencies import Caller, TableId, authenticate
from .requests import RequestModel

if TYPE_CHECKING:
    from sqlalchemy import Connection

GREETING_SECONDS = 10.0
SENDING_SECONDS = 20.0
PAGE = 200
MOST_SAID = 10  # messages after the greeting
POLICY, TOO_SLOW, NOT_NOW = 4403, 4408, 4503  # why a connection is closed
router = APIRouter(prefix="/api")


class Greeting(RequestModel):
    """The first message of a listener."""

    key: str | None = Field(None, max_length=80)
    seen: Annotated[int, Field(ge=0)] = 0


@router.websocket("/tables/{table}/news")
async def news(socket: WebSocket, name: TableId) -> None:
    """Everything that happens at a table, numbered, from the event after the last one seen."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    try:
        await _receive(socket, registry, name)
    except Problem as problem:
        await _send_away(socket, problem)
    except UnavailableError:
        registry.metrics.database_errors.inc()
        await _send_away(socket, unavailable())


async def _receive(socket: WebSocket, registry: TableRegistry, name: str) -> None:
    """Strangers share the room at a table; whoever has a key to it has room of their own, so that
    nobody else can take it.
    """
    try:
        greeting, caller = await _greeted(socket, registry, name)
    except (WebSocketDisconnect, RuntimeError):
        return
    with registry.limits.table_connections.hold(caller.name):
        await _serve(socket, caller, greeting.seen)


async def _greeted(
    socket: WebSocket, registry: TableRegistry, name: str
) -> tuple[Greeting, Caller]:
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            text = await socket.receive_text()
        greeting = Greeting.model_validate_json(text)
    except TimeoutError:
        raise Problem(408, "no_greeting", 'Say who you are: {"key": ..., "seen": 0}.') from None
    except (ValidationError, KeyError) as error:
        message = 'The first message is {"key": "k1_..." or null, "seen": last event}.'
        raise Problem(422, "bad_greeting", message) from error
    return greeting, await authenticate(registry, name, greeting.key)


async def _serve(socket: WebSocket, caller: Caller, seen: int) -> None:
    registry, name = caller.registry, caller.table.id
    try:
        listener = await _caught_up(socket, caller, seen)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return
    registry.presence.changed(name, arrived=True)
    try:
        await _until_gone(socket, listener, registry.metrics)
    finally:
        registry.hub.remove(name, listener)
        registry.presence.changed(name)
    if listener.slow:
        await _close(socket, TOO_SLOW)


async def _caught_up(socket: WebSocket, caller: Caller, seen: int) -> Listener:
    """Tell what is too old for memory, then begin to listen: with no pause in between, so that
    nothing is told twice and nothing is missed.
    """
    registry, table, seen = caller.registry, caller.table, min(seen, caller.table.event)
    await _send(socket, encoded(_hello(caller)))
    table = await registry.table(table.id)
    while seen < table.event and (not table.events or table.events[0].number > seen + 1):
        older = await registry.database.read(partial(_page, name=table.id, seen=seen))
        for event in older:
            await _send(socket, encoded(event.told()))
            seen = event.number
        table = await registry.table(table.id)
    listener = Listener(caller.key.id if caller.key else None, caller.seats, seen)
    for event in table.events:
        listener.tell(event.number, encoded(event.told()))
    registry.hub.add(table.id, listener)
    return listener


def _page(connection: Connection, name: str, seen: int) -> list[Event]:
    return repository.events_after(connection, name, seen, most=PAGE)


def _hello(caller: Caller) -> dict[str, Any]:
    return {"type": "hello", "table": views.described(caller.table, caller.key)}


async def _until_gone(socket: WebSocket, listener: Listener, metrics: Metrics) -> None:
    reading, writing = _read(socket), _write(socket, listener, metrics)
    tasks = [asyncio.create_task(reading), asyncio.create_task(writing)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    if isinstance(ended[0], Problem):
        raise ended[0]


async def _read(socket: WebSocket) -> None:
    """Listeners have nothing to say; that they go is all we want to hear from them."""
    for _ in range(MOST_SAID):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    message = "Listeners have nothing to say; whatever is to be done, send it as a request."
    raise Problem(422, "too_talkative", message)


async def _write(socket: WebSocket, listener: Listener, metrics: Metrics) -> None:
    while (message := await listener.messages.get()) is not None:
        await _send(socket, message)
        metrics.events_sent.inc()


async def _send(socket: WebSocket, message: str) -> None:
    """Who does not read for long is not waited for."""
    async with asyncio.timeout(SENDING_SECONDS):
        await socket.send_text(message)


async def _send_away(socket: WebSocket, problem: Problem) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await _send(socket, encoded({"type": "refused", **problem.body()}))
    await _close(socket, NOT_NOW if "Retry-After" in problem.headers else POLICY)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
