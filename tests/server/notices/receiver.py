"""A real receiver of notices: an HTTP server on this machine that records its requests."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Received:
    path: str
    headers: Message
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver(ThreadingHTTPServer):
    """Answers with the given statuses in turn, then with 200; `/slow` waits to be released.

    The port is bound at once, but requests are not answered before `start`.
    """

    def __init__(self, answers: Iterable[int] = (), tls: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), _Handler, bind_and_activate=False)
        self.received: list[Received] = []
        self.answers = list(answers)
        self.released = threading.Event()
        if tls is not None:
            self.socket = tls.wrap_socket(self.socket, server_side=True)
        self.server_bind()

    def url(self, path: str = "/", host: str = "127.0.0.1", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.server_port}{path}"

    def start(self) -> None:
        self.server_activate()
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        self.released.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, *_: object) -> None:
        """Clients that go away, or do not like our certificate, are part of the tests."""


class _Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append(Received(self.path, self.headers, body))
        status = self.server.answers.pop(0) if self.server.answers else 200
        if self.path == "/slow":
            self.server.released.wait()
        self.send_response(status)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"ok")

    def log_message(self, *_: object) -> None:
        """Write nothing to the output of the tests."""


@contextmanager
def receiving(*answers: int, tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    receiver = Receiver(answers, tls)
    receiver.start()
    try:
        yield receiver
    finally:
        receiver.stop()
