"""A real server on a free port in a thread of the test process."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPResponse
from threading import Thread
from typing import NamedTuple

import uvicorn
from starlette.types import ASGIApp

from tests.waiting import wait_until
from tzolkin.server.http_protocol import uvicorn_config
from tzolkin.server.settings import Settings, read_settings

PATIENCE = 30.0  # seconds; only a broken server takes so long


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


@dataclass(frozen=True)
class ThreadedServer:
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def websocket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def connection(self) -> socket.socket:
        """Open a connection with a small send buffer: a large request waits until it is read."""
        connection = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 10_000)
        return connection

    def raw(self, *pieces: bytes) -> Answer:
        """Send bytes, well-formed or not, and return the first answer."""
        with self.connection() as connection:
            for piece in pieces:
                connection.sendall(piece)
            response = HTTPResponse(connection)
            response.begin()
            return Answer(response.status, response.headers, response.read())


@contextmanager
def run_in_thread(app: ASGIApp, settings: Settings | None = None) -> Iterator[ThreadedServer]:
    """Run an application as `tzolkin serve` would, and shut it down at the end."""
    server = uvicorn.Server(uvicorn_config(app, settings or read_settings(port=0)))
    thread = Thread(target=server.run, name="server")
    thread.start()
    try:
        yield ThreadedServer(_port(server, thread))
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not end"


def _port(server: uvicorn.Server, thread: Thread) -> int:
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started, "the server could not start"
    port: int = server.servers[0].sockets[0].getsockname()[1]
    return port
