"""How uvicorn listens for us: nothing that it would do by itself may undo the gate."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from typing import ClassVar

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import Counts, Refused
from .middleware.client_address import UNKNOWN, counted, lies_in
from .settings import Settings

MOST_HEAD_BYTES = 64 * 1024
ARRIVING_SECONDS = 20.0  # for a head; the gate limits bodies, but not of what it has refused
PLAIN_FOR_EACH = 4  # browsers open several connections where one WebSocket is allowed
MOST_FILES = 65_536


class Room:
    """For how many plain connections there is room; proxies bring those of many people."""

    def __init__(self, settings: Settings) -> None:
        most = PLAIN_FOR_EACH * settings.limits.connections_per_address
        self._counts = Counts("connections", most)
        self._proxies = settings.trusted_proxies

    def held(self, address: str) -> AbstractContextManager[None]:
        if lies_in(address, self._proxies):
            return nullcontext()
        return self._counts.held(counted(address))


class LimitedRequests(HttpToolsProtocol):
    """Cuts off whoever sends headers without end, takes too long to send a request, or has too
    many connections; what is in bodies is the gate's to limit.
    """

    room: ClassVar[Room]
    _head: int | None = 0  # bytes of it so far, None while a body comes
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._held = ExitStack()
        try:
            self._held.enter_context(self.room.held(self.client[0] if self.client else UNKNOWN))
        except Refused as refused:
            transport.write(_plain(refused))
            transport.close()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._held.close()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on the gate counts it, and this object hears nothing of it any more."""
        self._stop_waiting()
        self._held.close()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Counted before it is read: the end of a head, or of a request, begins a new count."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > MOST_HEAD_BYTES:
            self.transport.close()
        elif self._head != 0 and self._timer is None:  # a request has begun and is not whole
            self._wait()

    def on_headers_complete(self) -> None:
        self._head = None
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._stop_waiting()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(ARRIVING_SECONDS, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        """Nobody is cut off while an answer is made: to an earlier request, or by the gate."""
        self._timer = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
        else:
            self._wait()


def _plain(refused: Refused) -> bytes:
    """The same answer as the gate would give, which has not seen the connection."""
    answer = refused.response({"Connection": "close"})
    head = [b"HTTP/1.1 429 Too Many Requests"]
    head += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*head, b"", bytes(answer.body)])


def _limited_by(settings: Settings) -> type[LimitedRequests]:
    class Limited(LimitedRequests):
        room = Room(settings)

    return Limited


def allow_many_files() -> None:
    """Every connection is one, and the usual soft limit is 1024; on Windows there is none."""
    with suppress(ModuleNotFoundError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


CLOSING_SECONDS = 10
IDLE_SECONDS = 75  # longer than proxies keep a connection, or they would meet a closing one


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Logging is set up before, by `logs.set_up_logging`; proxies are believed by the gate."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=_limited_by(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # messages are small; it doubles the memory of a table
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
    )
