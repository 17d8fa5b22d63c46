"""Bodies of requests, read before the app begins: never too large, and never half."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Problem

READING_SECONDS = 30.0
LINGER_SECONDS = 2.0
LINGER_BYTES = 2_000_000
DIGITS = 16  # more than any limit has; reading thousands of them would fail


class BodyLimit:
    """Gives the app whole bodies; refuses what is too large, or too slow."""

    def __init__(self, app: ASGIApp, most: int, seconds: float = READING_SECONDS) -> None:
        self.app = app
        self._most = most
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self._read(scope, receive)
        except Problem as problem:
            await _refuse_and_close(problem, receive, send)
            return
        if body is not None:  # otherwise the client has gone
            await self.app(scope, _replay(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        announced = Headers(scope=scope).get("content-length", "")
        if announced.isdecimal() and int(announced[:DIGITS]) > self._most:
            raise self._too_large()
        try:
            async with asyncio.timeout(self._seconds):
                return await self._gather(receive)
        except TimeoutError:
            message = f"the request took longer than {self._seconds:g} s"
            raise Problem(408, "too_slow", message) from None

    async def _gather(self, receive: Receive) -> bytes | None:
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._most:
                raise self._too_large()
            more = message.get("more_body", False)
        return bytes(body)

    def _too_large(self) -> Problem:
        message = f"a body may have {self._most} bytes at most"
        return Problem(413, "too_large", message, {"most": self._most})


def _replay(body: bytes, receive: Receive) -> Receive:
    """First the body, then whatever else comes: that the client leaves."""
    kept: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return kept.pop() if kept else await receive()

    return replayed


async def _refuse_and_close(problem: Problem, receive: Receive, send: Send) -> None:
    """Answer at once, then read on for a while: who is cut off while sending sees no answer."""
    answer = problem.response({"Connection": "close"})
    headers, body = answer.raw_headers, bytes(answer.body)
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": True})
    with suppress(TimeoutError):
        async with asyncio.timeout(LINGER_SECONDS):
            await _drain(receive)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _drain(receive: Receive) -> None:
    read, more = 0, True
    while more and read < LINGER_BYTES:
        message = await receive()
        read += len(message.get("body", b""))
        more = message.get("more_body", False)
