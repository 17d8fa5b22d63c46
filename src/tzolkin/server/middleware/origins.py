"""Protection against requests from the pages of other sites."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError
from .client_address import parse_address

CACHE_SIZE = 256
MAX_ORIGIN_LENGTH = 300
DEFAULT_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SECURE_SCHEMES = {"https", "wss"}
HOST_PATTERN = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]*:[0-9a-f:.]*")  # a host name or IPv6 address


def parse_origin(text: str) -> str:
    """Normalize an origin as browsers write it; raise ValueError for anything else."""
    if len(text) > MAX_ORIGIN_LENGTH:
        raise ValueError("an origin is not so long")
    return _parse_cached(text.strip().lower())


@lru_cache(CACHE_SIZE)
def _parse_cached(text: str) -> str:
    parts = urlsplit(text)
    host = _normalize_host(parts.hostname or "")
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in DEFAULT_PORTS or rest:
        raise ValueError("an origin is like https://tzolkin.example or http://localhost:2012")
    port = parts.port if parts.port not in (None, DEFAULT_PORTS[parts.scheme]) else None
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")


def host_name(origin: str) -> str:
    """Return the host of a normalized origin."""
    return urlsplit(origin).hostname or ""


class OriginMiddleware:
    """Refuse unsafe requests and WebSockets with a foreign `Origin`; programs send none.

    With `check_hosts`, also refuse any `Host` that is not the host of an allowed origin, an
    address or localhost. This prevents DNS rebinding: browsers would take a foreign name that
    resolves to this server for an origin of its own.
    """

    def __init__(self, app: ASGIApp, allowed: Iterable[str], check_hosts: bool) -> None:
        self.app = app
        self._allowed = frozenset(allowed)
        hosts = {host_name(each) for each in self._allowed}
        self._hosts = hosts | {"localhost"} if check_hosts else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            self._check_host(headers.get("host", ""))
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                self._check_origin(headers, scope["scheme"])
        await self.app(scope, receive, send)

    def _check_host(self, host: str) -> None:
        if self._hosts is None:
            return
        name = _host_in_header(host)
        if name not in self._hosts and parse_address(name) is None:
            raise ApiError(421, "wrong_host", "this server has another name", {"host": name[:100]})

    def _check_origin(self, headers: Headers, scheme: str) -> None:
        for origin in headers.getlist("origin"):
            if not self._is_allowed(origin, headers.get("host", ""), scheme):
                message = "a page of another site may not do this"
                raise ApiError(403, "wrong_origin", message, {"origin": origin[:100]})

    def _is_allowed(self, text: str, host: str, scheme: str) -> bool:
        try:
            origin = parse_origin(text)
            return origin in self._allowed or origin in _own_origins(host, scheme)
        except ValueError:
            return False


def _own_origins(host: str, scheme: str) -> set[str]:
    # A proxy may have terminated TLS: the browser may use https where we see http.
    schemes = ["https"] if scheme in SECURE_SCHEMES else ["https", "http"]
    return {parse_origin(f"{each}://{host}") for each in schemes}


def _host_in_header(host: str) -> str:
    try:
        return host_name(parse_origin(f"http://{host}"))
    except ValueError:
        return ""


def _normalize_host(name: str) -> str:
    """Encode an international name as browsers do; raise ValueError for an invalid one."""
    plain = name.encode("idna").decode()
    if not HOST_PATTERN.fullmatch(plain):
        raise ValueError("an origin has the name or the address of a machine")
    return f"[{plain}]" if ":" in plain else plain
