"""A limit for the size and the duration of request bodies."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError

READ_TIMEOUT = 30.0
DRAIN_TIMEOUT = 2.0
DRAIN_BYTES = 2_000_000
MAX_LENGTH_DIGITS = 16  # of Content-Length; int() fails on thousands of digits


class BodyLimitMiddleware:
    """Read bodies completely before calling the application; refuse large or slow ones."""

    def __init__(self, app: ASGIApp, max_bytes: int, timeout: float = READ_TIMEOUT) -> None:
        self.app = app
        self._max_bytes = max_bytes
        self._timeout = timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self._read(scope, receive)
        except ApiError as error:
            await _refuse_and_close(error, receive, send)
            return
        if body is not None:  # otherwise the client has disconnected
            await self.app(scope, _replay(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and int(length[:MAX_LENGTH_DIGITS]) > self._max_bytes:
            raise self._too_large()
        try:
            async with asyncio.timeout(self._timeout):
                return await self._receive_body(receive)
        except TimeoutError:
            message = f"the request took longer than {self._timeout:g} s"
            raise ApiError(408, "too_slow", message) from None

    async def _receive_body(self, receive: Receive) -> bytes | None:
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._max_bytes:
                raise self._too_large()
            more = message.get("more_body", False)
        return bytes(body)

    def _too_large(self) -> ApiError:
        message = f"a body may have {self._max_bytes} bytes at most"
        return ApiError(413, "too_large", message, {"most": self._max_bytes})


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives the body first, and later messages after it."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return pending.pop() if pending else await receive()

    return replay


async def _refuse_and_close(error: ApiError, receive: Receive, send: Send) -> None:
    """Respond at once, then drain the body: a reset connection would lose the response."""
    response = error.response({"Connection": "close"})
    headers, body = response.raw_headers, bytes(response.body)
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": True})
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_TIMEOUT):
            await _drain(receive)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _drain(receive: Receive) -> None:
    read, more = 0, True
    while more and read < DRAIN_BYTES:
        message = await receive()
        read += len(message.get("body", b""))
        more = message.get("more_body", False)
