"""What every request passes before the app sees it, and every answer on its way out."""

from __future__ import annotations

import logging
import secrets

from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from ..errors import Problem, as_problem
from ..limits import Limits
from ..logging import log
from ..metrics import Metrics
from ..settings import Settings
from .access_log import Observed, logged_path
from .body_limit import BodyLimit
from .client_address import ClientAddress, client_address, counted
from .errors import Progress, refuse
from .origins import Origins
from .security_headers import SecurityHeaders


def gate(settings: Settings, limits: Limits, metrics: Metrics) -> list[Middleware]:
    """The whole gate, from the outside in: `FastAPI(middleware=gate(...))`."""
    own = [settings.public_url] if settings.public_url else []
    return [
        Middleware(ClientAddress, trusted=settings.trusted_proxies),
        Middleware(SecurityHeaders),
        Middleware(Observed, metrics=metrics),
        Middleware(Faults),
        Middleware(Rates, limits=limits),
        Middleware(Origins, allowed=[*own, *settings.allowed_origins], check_hosts=bool(own)),
        Middleware(BodyLimit, most=settings.limits.body_bytes),
    ]


class Faults:
    """Answers what goes wrong further in; what nobody expected is logged, with a number."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        progress = Progress(send)
        try:
            await self.app(scope, receive, progress)
        except (ClientDisconnect, WebSocketDisconnect):
            return  # nobody is there to be told
        except Exception as error:
            problem = as_problem(error) or _incident(error, scope)
            await refuse(problem, scope, receive, progress)


class Rates:
    """Not too many requests from one address, and not too many WebSockets at once."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = counted(client_address(scope))
        self._limits.requests.take(address)
        if scope["type"] == "websocket":
            with self._limits.connections.held(address):
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _incident(error: Exception, scope: Scope) -> Problem:
    number, path = secrets.token_hex(8), logged_path(scope)
    log("unexpected error", level=logging.ERROR, error=error, incident=number, path=path)
    message = f"something went wrong here; the log has it as {number}"
    return Problem(500, "internal", message, {"incident": number})
