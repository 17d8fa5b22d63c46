"""A wrapper around ASGI's `send` that records how far a response has come."""

from __future__ import annotations

from starlette.types import Message, Send

ACCEPTED, REJECTED = 101, 403  # the HTTP status of a WebSocket handshake
WEBSOCKET_DENIAL = "websocket.http.response"  # an HTTP response to a handshake


class ResponseTracker:
    """Forward messages to `send` and record the state of the response."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.is_open = False  # whether a WebSocket is accepted and not closed
        self.status: int | None = None  # None before the response starts

    async def __call__(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.is_open, self.status = True, ACCEPTED
        elif kind == "websocket.close":
            self.is_open, self.status = False, self.status or REJECTED
        elif kind in ("http.response.start", f"{WEBSOCKET_DENIAL}.start"):
            self.status = message["status"]
        await self._send(message)
