"""A log line and metrics for every request, without anything that was in it."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Receive, Scope, Send

from ..logging import log
from ..metrics import Metrics
from .client_address import anonymized, client_address
from .response_tracker import ResponseTracker

CLIENT_CLOSED_REQUEST = 499  # the status logged when no response was sent
MAX_PATH_LENGTH = 200


class AccessLogMiddleware:
    """Log and count every request and WebSocket when it ends."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, ResponseTracker(send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, ResponseTracker(send))
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, tracker: ResponseTracker) -> None:
        began = time.perf_counter()
        try:
            await self.app(scope, receive, tracker)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.observe_seconds(scope["method"], _route_template(scope), seconds)
            self._record(scope, scope["method"], tracker, seconds)

    async def _websocket(self, scope: Scope, receive: Receive, tracker: ResponseTracker) -> None:
        began = time.perf_counter()
        try:
            with self._metrics.websockets.track_inprogress():
                await self.app(scope, receive, tracker)
        finally:
            self._record(scope, "WEBSOCKET", tracker, time.perf_counter() - began)

    def _record(self, scope: Scope, method: str, tracker: ResponseTracker, seconds: float) -> None:
        status = tracker.status or CLIENT_CLOSED_REQUEST
        self._metrics.count_request(method, _route_template(scope), status)
        log(
            "request",
            method=method,
            path=logged_path(scope),
            status=status,
            milliseconds=round(seconds * 1000, 1),
            address=anonymized(client_address(scope)),
        )


def logged_path(scope: Scope) -> str:
    """Return the path for the log: without the query, and truncated."""
    return str(scope["path"])[:MAX_PATH_LENGTH]


def _route_template(scope: Scope) -> str | None:
    """Return the template of the route, such as `/api/tables/{table}`, not the path."""
    return getattr(scope.get("route"), "path", None)
