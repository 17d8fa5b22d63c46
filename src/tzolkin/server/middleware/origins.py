"""Which pages may act here: those of our own host and of the origins that are allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import Problem
from .client_address import read_address

MOST_REMEMBERED = 256
LONGEST_ORIGIN = 300
USUAL_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SECURE_SCHEMES = {"https", "wss"}
NAME = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]*:[0-9a-f:.]*")  # of a machine, or an IPv6 address


def read_origin(text: str) -> str:
    """An origin as browsers write it; ValueError if it is none."""
    if len(text) > LONGEST_ORIGIN:
        raise ValueError("an origin is not so long")
    return _read(text.strip().lower())


@lru_cache(MOST_REMEMBERED)
def _read(text: str) -> str:
    parts = urlsplit(text)
    host = _host(parts.hostname or "")
    beyond = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in USUAL_PORTS or beyond:
        raise ValueError("an origin is like https://tzolkin.example or http://localhost:2012")
    port = parts.port if parts.port not in (None, USUAL_PORTS[parts.scheme]) else None
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")


def host_name(origin: str) -> str:
    """Of an origin that was read: only the name of its machine."""
    return urlsplit(origin).hostname or ""


class Origins:
    """Refuses what the page of somebody else asks for; programs send no origin and may ask.

    With `check_hosts`, it answers only to the names of allowed origins: a name of somebody else
    that leads here makes browsers take their page for ours. Addresses and localhost are no such
    names.
    """

    def __init__(self, app: ASGIApp, allowed: Iterable[str], check_hosts: bool) -> None:
        self.app = app
        self._allowed = frozenset(allowed)
        self._hosts = {host_name(each) for each in self._allowed} if check_hosts else None

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
        name = _name(host)
        if name not in self._hosts | {"localhost"} and read_address(name) is None:
            raise Problem(421, "wrong_host", "this server has another name", {"host": name[:100]})

    def _check_origin(self, headers: Headers, scheme: str) -> None:
        for origin in headers.getlist("origin"):
            if not self._is_allowed(origin, headers.get("host", ""), scheme):
                message = "a page of another site may not do this"
                raise Problem(403, "wrong_origin", message, {"origin": origin[:100]})

    def _is_allowed(self, text: str, host: str, scheme: str) -> bool:
        try:
            origin = read_origin(text)
            return origin in self._allowed or origin in _own_origins(host, scheme)
        except ValueError:
            return False


def _own_origins(host: str, scheme: str) -> set[str]:
    """A proxy may have taken the s of https away; nothing can have added it."""
    schemes = ["https"] if scheme in SECURE_SCHEMES else ["https", "http"]
    return {read_origin(f"{each}://{host}") for each in schemes}


def _name(host: str) -> str:
    try:
        return host_name(read_origin(f"http://{host}"))
    except ValueError:
        return ""


def _host(name: str) -> str:
    """In letters that any header may carry; international names as browsers send them."""
    plain = name.encode("idna").decode()
    if not NAME.fullmatch(plain):
        raise ValueError("an origin has the name or the address of a machine")
    return f"[{plain}]" if ":" in plain else plain
