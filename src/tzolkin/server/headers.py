"""Headers with which browsers protect whoever looks at our pages."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import DENIAL
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
ONLY_HTTPS = "max-age=31536000"  # a year
BEGINNINGS = {"http.response.start", f"{DENIAL}.start"}


class SecurityHeaders:
    """Adds them to every answer, except where the app has said something else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                headers = MutableHeaders(raw=list(message.get("headers", ())))
                for name, value in security_headers(scope).items():
                    headers.setdefault(name, value)
                message = {**message, "headers": headers.raw}
            await send(message)

        await self.app(scope, receive, guarded)


def security_headers(scope: Scope) -> dict[str, str]:
    headers = ALWAYS | {"Content-Security-Policy": POLICY.format(sockets=_sockets(scope))}
    if scope["scheme"] in SECURE_SCHEMES:
        headers["Strict-Transport-Security"] = ONLY_HTTPS
    if f"{scope['path']}/".startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    return headers


def _sockets(scope: Scope) -> str:
    """Older browsers do not count WebSockets of the same host as 'self'."""
    scheme = "https" if scope["scheme"] in SECURE_SCHEMES else "http"
    try:
        own = read_origin(f"{scheme}://{Headers(scope=scope).get('host', '')}")
    except ValueError:
        return ""
    return f" {own.replace('http', 'ws', 1)}"
