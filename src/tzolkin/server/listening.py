"""How uvicorn listens for us: nothing that it would do by itself may undo the gate."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .settings import Settings

MOST_HEAD_BYTES = 64 * 1024


class LimitedHead(HttpToolsProtocol):
    """Cuts off whoever sends headers without end; bodies are the gate's to limit."""

    _head: int | None = 0  # bytes of it so far, None while a body comes

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD_BYTES:
                self.transport.close()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0


CLOSING_SECONDS = 10
IDLE_SECONDS = 75  # longer than proxies keep a connection, or they would meet a closing one


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Logging is set up before, by `logs.set_up_logging`; proxies are believed by the gate."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=LimitedHead,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
    )
