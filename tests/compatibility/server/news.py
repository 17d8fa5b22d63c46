"""Listeners to the news of a table by WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.compatibility.server.process import PATIENCE, wait_for

Json = Any


class Listener:
    """Collects the messages of a connection in a thread."""

    def __init__(self, socket: ClientConnection) -> None:
        self.messages: list[Json] = []
        self._socket = socket
        self._thread = Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self.messages.append(json.loads(self._socket.recv()))

    def wait_for_event(self, number: int) -> None:
        wait_for(lambda: any(message.get("event") == number for message in self.messages))

    def close(self) -> None:
        self._socket.close()
        self._thread.join(PATIENCE)

    @property
    def events(self) -> list[Json]:
        return [message for message in self.messages if "event" in message]

    @property
    def other_messages(self) -> dict[str, Json]:
        """The first message of each type that is not an event."""
        others = [message for message in self.messages if "event" not in message]
        return {message["type"]: message for message in reversed(others)}


@contextmanager
def listening(address: str, table_id: str, greeting: Json) -> Iterator[Listener]:
    """Listen to a table while the block runs."""
    with _connect(address, table_id) as socket:
        socket.send(json.dumps(greeting))
        listener = Listener(socket)
        try:
            yield listener
        finally:
            listener.close()


def refusal(address: str, table_id: str, greeting: Json) -> list[Json]:
    """Return the messages to a listener who is refused, and the code that closes the connection."""
    messages: list[Json] = []
    with _connect(address, table_id) as socket, suppress(ConnectionClosed):
        socket.send(json.dumps(greeting))
        while True:
            messages.append(json.loads(socket.recv(PATIENCE)))
    return [*messages, socket.close_code]


def _connect(address: str, table_id: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/news"
    return connect(url, open_timeout=PATIENCE)
