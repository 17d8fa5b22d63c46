"""Response headers with which browsers protect the users of the page."""

from __future__ import annotations

from functools import lru_cache

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .origins import SECURE_SCHEMES, parse_origin
from .response_tracker import WEBSOCKET_DENIAL

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{websockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FIXED_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CACHE_SIZE = 256
HSTS = "max-age=31536000"  # a year
RESPONSE_STARTS = {"http.response.start", f"{WEBSOCKET_DENIAL}.start"}


class SecurityHeadersMiddleware:
    """Add the headers to every response, unless the application has set them itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in RESPONSE_STARTS:
                own = list(message.get("headers", ()))
                present = {name.lower() for name, _ in own}
                added = [pair for pair in security_headers(scope) if pair[0] not in present]
                message = {**message, "headers": own + added}
            await send(message)

        await self.app(scope, receive, send_with_headers)


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    is_api = f"{scope['path']}/".startswith("/api/")
    host = Headers(scope=scope).get("host", "")
    return _build_headers(scope["scheme"] in SECURE_SCHEMES, is_api, host)


@lru_cache(CACHE_SIZE)
def _build_headers(secure: bool, is_api: bool, host: str) -> list[tuple[bytes, bytes]]:
    headers = FIXED_HEADERS | {"Content-Security-Policy": _content_security_policy(secure, host)}
    if secure:
        headers["Strict-Transport-Security"] = HSTS
    if is_api:
        headers["Cache-Control"] = "no-store"
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _content_security_policy(secure: bool, host: str) -> str:
    return CONTENT_SECURITY_POLICY.format(websockets=_websocket_source(secure, host))


def _websocket_source(secure: bool, host: str) -> str:
    """Return the WebSockets of the host, which older browsers do not include in 'self'."""
    try:
        own = parse_origin(f"{'https' if secure else 'http'}://{host}")
    except ValueError:
        return ""
    return f" {own.replace('http', 'ws', 1)}"
