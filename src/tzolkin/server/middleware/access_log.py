"""What is kept of each request: a line in the log and a count, never what was in it."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Receive, Scope, Send

from ..logging import log
from ..metrics import Metrics
from .client_address import client_address, shortened
from .errors import Progress

GONE = 499  # the client did not wait for an answer
LONGEST_PATH = 200


class Observed:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, Progress(send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, Progress(send))
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, progress: Progress) -> None:
        began = time.perf_counter()
        try:
            await self.app(scope, receive, progress)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.answered(scope["method"], _template(scope), seconds)
            self._tell(scope, scope["method"], progress.status or GONE, seconds)

    async def _websocket(self, scope: Scope, receive: Receive, progress: Progress) -> None:
        began = time.perf_counter()
        try:
            with self._metrics.websockets.track_inprogress():
                await self.app(scope, receive, progress)
        finally:
            self._tell(scope, "WEBSOCKET", progress.status or GONE, time.perf_counter() - began)

    def _tell(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        self._metrics.request(method, _template(scope), status)
        log(
            "request",
            method=method,
            path=logged_path(scope),
            status=status,
            milliseconds=round(seconds * 1000, 1),
            address=shortened(client_address(scope)),
        )


def logged_path(scope: Scope) -> str:
    """Without the query, which is nobody's business; cut, as it may be long."""
    return str(scope["path"])[:LONGEST_PATH]


def _template(scope: Scope) -> str | None:
    """`/api/tables/{table}`; there are few of them, whatever clients ask for."""
    return getattr(scope.get("route"), "path", None)
