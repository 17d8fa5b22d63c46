"""Listening to the news of a table by WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.compatibility.servers import PATIENCE, wait_for

Json = Any


class Listener:
    """Remembers all that is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.messages: list[Json] = []
        self._socket = socket
        self._thread = Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self.messages.append(json.loads(self._socket.recv()))

    def wait_until(self, event: int) -> None:
        wait_for(lambda: any(message.get("event") == event for message in self.messages))

    def close(self) -> None:
        self._socket.close()
        self._thread.join(PATIENCE)

    @property
    def events(self) -> list[Json]:
        return [message for message in self.messages if "event" in message]

    @property
    def others(self) -> dict[str, Json]:
        """The first message of each type that is no event."""
        others = [message for message in self.messages if "event" not in message]
        return {message["type"]: message for message in reversed(others)}


@contextmanager
def listening(address: str, table: str, greeting: Json) -> Iterator[Listener]:
    with _connected(address, table) as socket:
        socket.send(json.dumps(greeting))
        listener = Listener(socket)
        try:
            yield listener
        finally:
            listener.close()


def refused(address: str, table: str, greeting: Json) -> list[Json]:
    """What somebody is told who is sent away, and the code with which the connection ends."""
    found: list[Json] = []
    with _connected(address, table) as socket, suppress(ConnectionClosed):
        socket.send(json.dumps(greeting))
        while True:
            found.append(json.loads(socket.recv(PATIENCE)))
    return [*found, socket.close_code]


def _connected(address: str, table: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/news"
    return connect(url, open_timeout=PATIENCE)
