"""Headers with which browsers protect whoever looks at our pages."""

from __future__ import annotations

from functools import lru_cache

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import DENIAL
from .origins import SECURE_SCHEMES, read_origin

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
MOST_REMEMBERED = 256
ONLY_HTTPS = "max-age=31536000"  # a year
BEGINNINGS = {"http.response.start", f"{DENIAL}.start"}


class SecurityHeaders:
    """Adds them to every answer, except where the app has said something else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                own = list(message.get("headers", ()))
                said = {name.lower() for name, _ in own}
                added = [pair for pair in security_headers(scope) if pair[0] not in said]
                message = {**message, "headers": own + added}
            await send(message)

        await self.app(scope, receive, guarded)


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    is_api = f"{scope['path']}/".startswith("/api/")
    return _written(scope["scheme"] in SECURE_SCHEMES, is_api, Headers(scope=scope).get("host", ""))


@lru_cache(MOST_REMEMBERED)
def _written(secure: bool, is_api: bool, host: str) -> list[tuple[bytes, bytes]]:
    headers = ALWAYS | {"Content-Security-Policy": POLICY.format(sockets=_sockets(secure, host))}
    if secure:
        headers["Strict-Transport-Security"] = ONLY_HTTPS
    if is_api:
        headers["Cache-Control"] = "no-store"
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _sockets(secure: bool, host: str) -> str:
    """Older browsers do not count WebSockets of the same host as 'self'."""
    try:
        own = read_origin(f"{'https' if secure else 'http'}://{host}")
    except ValueError:
        return ""
    return f" {own.replace('http', 'ws', 1)}"
