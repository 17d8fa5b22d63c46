"""A server that runs until it is told to stop."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from .app import make_app
from .listening import uvicorn_config
from .logs import set_up_logging
from .settings import Settings


class Announcing(uvicorn.Server):
    """Says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(port)


def serve(settings: Settings, ready: Callable[[int], None]) -> bool:
    """Serve until interrupted; `ready` is told the port. False if it could not start."""
    set_up_logging(settings.log_level, settings.log_format)
    make_room(settings)
    app = make_app(settings)

    def begin(port: int) -> None:
        app.state.house.links = settings.links_begin(port)
        ready(port)

    server = Announcing(uvicorn_config(app, settings), begin)
    _let_signals_pass()
    server.run()
    return server.started


def _let_signals_pass() -> None:
    """The server ends in good order when it is told to, and then sends itself the same signal
    again, which must do nothing: to be stopped is no failure.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)


def make_room(settings: Settings) -> None:
    """A folder for the database, if it is a file."""
    url = settings.database_url
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
