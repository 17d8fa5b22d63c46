"""A notice as a web push: sealed for one browser, carried by the service of its maker."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import httpx

from tzolkin.game.validation import mapping, member, short_repr

from .addresses import check_url
from .http import Poster
from .outbox import Notice

GONE = frozenset({404, 410})
KEPT_FOR = 86_400  # seconds that a push service waits for a browser that is not there
AUTH_SIZE = 16


class PushUnavailableError(ValueError):
    """Web push cannot work as it is configured; the message says what would be right."""


class BadSubscriptionError(ValueError):
    """Not what browsers give as a push subscription; the message says why."""


def _sealing() -> ModuleType:
    """Loaded only where push is configured, for it is an extra, and slow to load."""
    try:
        from . import encryption
    except ModuleNotFoundError as error:
        raise PushUnavailableError(f"web push needs {error.name}; install tzolkin[push]") from None
    return encryption


def new_keys() -> tuple[str, str]:
    """A private key for the configuration, and the public one, which pages are told."""
    keys: tuple[str, str] = _sealing().new_keys()
    return keys


@dataclass(frozen=True)
class PushSettings:
    """Who we are to push services: a private key, and whom to write to when something is wrong."""

    private_key: str = field(repr=False)
    contact: str

    def __post_init__(self) -> None:
        """Fails at the start of the server rather than at the first notice."""
        encryption = _sealing()
        try:
            encryption.authorization(self.private_key, self.contact, "https://example.org")
        except ValueError as error:
            raise PushUnavailableError(
                f"the private key or the contact for web push is wrong ({error}); `new_keys` makes "
                "a key, and a contact is like mailto:you@example.org"
            ) from None

    @property
    def public_key(self) -> str:
        """What pages give to `pushManager.subscribe` as `applicationServerKey`."""
        key: str = _sealing().public_key(self.private_key)
        return key

    def authorization(self, origin: str) -> str:
        header: str = _sealing().authorization(self.private_key, self.contact, origin)
        return header


def check_subscription(value: object, allow_private: bool) -> dict[str, Any]:
    """What is needed of a browser's `PushSubscription.toJSON()`, if it is one."""
    try:
        source = mapping(value, "a push subscription")
        endpoint = _text(source, "endpoint", "a push subscription")
        keys = mapping(member(source, "keys", "a push subscription"), "keys")
        found = {name: _text(keys, name, "keys") for name in ("p256dh", "auth")}
    except ValueError as error:
        raise BadSubscriptionError(str(error)) from None
    _check_keys(**found)
    check_url(endpoint, allow_private)
    return {"endpoint": endpoint, "keys": found}


def _text(source: dict[str, Any], name: str, where: str) -> str:
    value = member(source, name, where)
    if not isinstance(value, str):
        raise ValueError(f"{name!r} must be a text, not {short_repr(value)}")
    return value


def _check_keys(p256dh: str, auth: str) -> None:
    encryption = _sealing()
    try:
        encryption.check_browser_key(p256dh)
        size = len(encryption.bytes_of(auth))
    except ValueError as error:
        raise BadSubscriptionError(f"the keys of a push subscription are wrong: {error}") from None
    if size != AUTH_SIZE:
        raise BadSubscriptionError(f"'auth' must have {AUTH_SIZE} bytes, not {size}")


async def send(poster: Poster, settings: PushSettings, notice: Notice) -> None:
    endpoint = httpx.URL(notice.target["endpoint"])
    headers = {
        "Authorization": settings.authorization(_origin(endpoint)),
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_FOR),
    }
    body: bytes = _sealing().sealed(notice.target, json.dumps(notice.body).encode())
    await poster.post(str(endpoint), body, headers, GONE)


def _origin(url: httpx.URL) -> str:
    return f"{url.scheme}://{url.netloc.decode('ascii')}"
