"""The configuration of uvicorn, and its HTTP protocol with limits of its own."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from typing import ClassVar

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import ConcurrencyLimiter, LimitExceededError
from .middleware.client_address import UNKNOWN, is_in_networks, limit_key
from .settings import Settings

MAX_HEAD_BYTES = 64 * 1024
REQUEST_TIMEOUT = 20.0  # for a head, and for the body of a request refused before it was read
HTTP_PER_WEBSOCKET = 4  # browsers open several HTTP connections for one WebSocket
MAX_OPEN_FILES = 65_536


class ConnectionLimit:
    """A limit of HTTP connections per client address, except those of trusted proxies."""

    def __init__(self, settings: Settings) -> None:
        capacity = HTTP_PER_WEBSOCKET * settings.limits.connections_per_address
        self._limiter = ConcurrencyLimiter("connections", capacity)
        self._proxies = settings.trusted_proxies

    def hold(self, address: str) -> AbstractContextManager[None]:
        if is_in_networks(address, self._proxies):
            return nullcontext()
        return self._limiter.hold(limit_key(address))


class LimitedHttpProtocol(HttpToolsProtocol):
    """Close connections with endless headers, slow requests, or too many from one address.

    The middleware limits the size of bodies.
    """

    connection_limit: ClassVar[ConnectionLimit]
    _head_bytes: int | None = 0  # of the current head; None while a body is received
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = ExitStack()
        try:
            address = self.client[0] if self.client else UNKNOWN
            self._place.enter_context(self.connection_limit.hold(address))
        except LimitExceededError as error:
            transport.write(_raw_response(error))
            transport.close()
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        self._place.close()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on the middleware counts the connection, and this object gets no more events.
        self._cancel_timer()
        self._place.close()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        # Count before parsing: the end of a head or of a request resets the count.
        if self._head_bytes is not None:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes is not None and self._head_bytes > MAX_HEAD_BYTES:
            self.transport.close()
        elif self._head_bytes != 0 and self._timer is None:  # a request is incomplete
            self._start_timer()

    def on_headers_complete(self) -> None:
        self._head_bytes = None
        self._cancel_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head_bytes = 0
        self._cancel_timer()

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(REQUEST_TIMEOUT, self._on_timeout)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timeout(self) -> None:
        self._timer = None
        # Keep the connection while a response is made: to an earlier request, or a refusal.
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
        else:
            self._start_timer()


def _raw_response(error: LimitExceededError) -> bytes:
    """Serialize the response that the middleware would give; it has not seen the connection."""
    response = error.response({"Connection": "close"})
    head = [b"HTTP/1.1 429 Too Many Requests"]
    head += [name + b": " + value for name, value in response.raw_headers]
    return b"\r\n".join([*head, b"", bytes(response.body)])


def _protocol_class(settings: Settings) -> type[LimitedHttpProtocol]:
    class Protocol(LimitedHttpProtocol):
        connection_limit = ConnectionLimit(settings)

    return Protocol


def raise_open_files_limit() -> None:
    """Raise the limit of open files, one per connection, as far as the system allows."""
    with suppress(ModuleNotFoundError, ValueError, OSError):
        import resource  # does not exist on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


SHUTDOWN_TIMEOUT = 10
KEEP_ALIVE_TIMEOUT = 75  # longer than that of proxies, or they would send to a closing connection


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Configure uvicorn without what we do ourselves: logging and the headers of proxies."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=_protocol_class(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # messages are small, and it doubles the memory of a table
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_keep_alive=KEEP_ALIVE_TIMEOUT,
    )
