"""Responses for exceptions that leave the application."""

from __future__ import annotations

import json
import logging
import secrets
from contextlib import suppress

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from ..errors import ApiError, to_api_error
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
            refusal = to_api_error(error) or _log_incident(error, scope)
            await _refuse(refusal, scope, receive, tracker)


def _log_incident(error: Exception, scope: Scope) -> ApiError:
    number, path = secrets.token_hex(8), logged_path(scope)
    log("unexpected error", level=logging.ERROR, error=error, incident=number, path=path)
    message = f"something went wrong here; the log has it as {number}"
    return ApiError(500, "internal", message, {"incident": number})


async def _refuse(
    error: ApiError, scope: Scope, receive: Receive, tracker: ResponseTracker
) -> None:
    """Send the error to the client, unless an HTTP response has already started."""
    with suppress(OSError):  # the client has disconnected
        if tracker.is_open:
            await tracker(_close_message(error))
        elif tracker.status is None:
            await _respond(error, scope, receive, tracker)


async def _respond(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and WEBSOCKET_DENIAL not in scope.get("extensions", {}):
        await send(_close_message(error))
    else:
        await error.response()(scope, receive, send)


def _close_message(error: ApiError) -> Message:
    code = INTERNAL_ERROR if error.status >= 500 else POLICY_VIOLATION
    reason = json.dumps({"code": error.code, "params": error.params}, separators=(",", ":"))
    fits = len(reason) <= MAX_REASON_BYTES
    return {"type": "websocket.close", "code": code, "reason": reason if fits else error.code}
