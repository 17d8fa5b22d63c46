"""Limits per client address: requests in a minute and WebSockets at the same time."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from ..limits import Limits
from .client_address import client_address, limit_key


class RateLimitMiddleware:
    """Refuse requests and WebSockets beyond the limits of their client's address."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        key = limit_key(client_address(scope))
        self._limits.requests.take(key)
        if scope["type"] == "websocket":
            with self._limits.connections.hold(key):
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)
