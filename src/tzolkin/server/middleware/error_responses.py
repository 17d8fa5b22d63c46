"""Responses for exceptions that leave the application."""

from __future__ import annotations

import json
import logging
import secrets
from contextlib import suppress

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from ..errors import Problem, as_problem
from ..logging import log
from .access_log import logged_path
from .response_tracker import WEBSOCKET_DENIAL, ResponseTracker

POLICY_VIOLATION, INTERNAL_ERROR = 1008, 1011  # close codes of WebSockets
MAX_REASON_BYTES = 120  # the protocol allows 123


class ErrorResponseMiddleware:
    """Turn exceptions into responses; log unexpected ones under an incident number."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        tracker = ResponseTracker(send)
        try:
            await self.app(scope, receive, tracker)
        except (ClientDisconnect, WebSocketDisconnect):
            return  # nobody waits for a response
        except Exception as error:
            problem = as_problem(error) or _log_incident(error, scope)
            await _refuse(problem, scope, receive, tracker)


def _log_incident(error: Exception, scope: Scope) -> Problem:
    number, path = secrets.token_hex(8), logged_path(scope)
    log("unexpected error", level=logging.ERROR, error=error, incident=number, path=path)
    message = f"something went wrong here; the log has it as {number}"
    return Problem(500, "internal", message, {"incident": number})


async def _refuse(
    problem: Problem, scope: Scope, receive: Receive, tracker: ResponseTracker
) -> None:
    """Send the problem to the client, unless an HTTP response has already started."""
    with suppress(OSError):  # the client has disconnected
        if tracker.is_open:
            await tracker(_close_message(problem))
        elif tracker.status is None:
            await _respond(problem, scope, receive, tracker)


async def _respond(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and WEBSOCKET_DENIAL not in scope.get("extensions", {}):
        await send(_close_message(problem))
    else:
        await problem.response()(scope, receive, send)


def _close_message(problem: Problem) -> Message:
    code = INTERNAL_ERROR if problem.status >= 500 else POLICY_VIOLATION
    reason = json.dumps({"code": problem.code, "params": problem.params}, separators=(",", ":"))
    fits = len(reason) <= MAX_REASON_BYTES
    return {"type": "websocket.close", "code": code, "reason": reason if fits else problem.code}
