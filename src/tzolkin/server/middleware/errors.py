"""How a request is refused from outside of the app, whatever has been answered already."""

from __future__ import annotations

import json
from contextlib import suppress

from starlette.types import Message, Receive, Scope, Send

from ..errors import Problem

POLICY, INTERNAL = 1008, 1011  # why a WebSocket is closed
LONGEST_REASON = 120  # bytes; the protocol has room for 123
ACCEPTED, REJECTED = 101, 403  # the status of a WebSocket
DENIAL = "websocket.http.response"


class Progress:
    """Passes messages on and remembers how far the answer is."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.is_open = False  # a WebSocket, between being accepted and closed
        self.status: int | None = None  # of an answer that has begun

    async def __call__(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.is_open, self.status = True, ACCEPTED
        elif kind == "websocket.close":
            self.is_open, self.status = False, self.status or REJECTED
        elif kind in ("http.response.start", f"{DENIAL}.start"):
            self.status = message["status"]
        await self._send(message)


async def refuse(problem: Problem, scope: Scope, receive: Receive, progress: Progress) -> None:
    """Tell the client, as far as it still can be told."""
    with suppress(OSError):  # it has gone
        if progress.is_open:
            await progress(_closing(problem))
        elif progress.status is None:
            await _answer(problem, scope, receive, progress)


async def _answer(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and DENIAL not in scope.get("extensions", {}):
        await send(_closing(problem))
    else:
        await problem.response()(scope, receive, send)


def _closing(problem: Problem) -> Message:
    code = INTERNAL if problem.status >= 500 else POLICY
    reason = json.dumps({"code": problem.code, "params": problem.params}, separators=(",", ":"))
    fits = len(reason) <= LONGEST_REASON
    return {"type": "websocket.close", "code": code, "reason": reason if fits else problem.code}
