"""Web push: notices encrypted for one browser, sent by the push service of its maker."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import httpx

from tzolkin.game.value_checks import check_object, get_member, short_repr

from .addresses import check_url
from .http import NoticeClient
from .outbox import Notice

GONE_STATUSES = frozenset({404, 410})
TIME_TO_LIVE = 86_400  # seconds that a push service keeps a notice for an offline browser
AUTH_SIZE = 16


class PushUnavailableError(ValueError):
    """Web push cannot work with these settings; the message says what would be right."""


class BadSubscriptionError(ValueError):
    """A value is not a push subscription of a browser; the message says why."""


def _load_encryption() -> ModuleType:
    # Imported only where push is configured: it needs an extra, and its import is slow.
    try:
        from . import encryption
    except ModuleNotFoundError as error:
        raise PushUnavailableError(f"web push needs {error.name}; install tzolkin[push]") from None
    return encryption


def new_keys() -> tuple[str, str]:
    """Generate a private key for the settings, and return it with the public key for pages."""
    keys: tuple[str, str] = _load_encryption().new_keys()
    return keys


@dataclass(frozen=True)
class PushSettings:
    """The identity of the server for push services: a private key and a contact."""

    private_key: str = field(repr=False)
    contact: str

    def __post_init__(self) -> None:
        # Fail when the server starts, not when the first notice is sent.
        encryption = _load_encryption()
        try:
            encryption.authorization(self.private_key, self.contact, "https://example.org")
        except ValueError as error:
            raise PushUnavailableError(
                f"the private key or the contact for web push is wrong ({error}); `new_keys` makes "
                "a key, and a contact is like mailto:you@example.org"
            ) from None

    @property
    def public_key(self) -> str:
        """The key that pages pass to `pushManager.subscribe` as `applicationServerKey`."""
        key: str = _load_encryption().public_key(self.private_key)
        return key

    def authorization(self, origin: str) -> str:
        header: str = _load_encryption().authorization(self.private_key, self.contact, origin)
        return header


def check_subscription(value: object, allow_private: bool) -> dict[str, Any]:
    """Validate a browser's `PushSubscription.toJSON()`, and return what sending needs of it."""
    try:
        source = check_object(value, "a push subscription")
        endpoint = _member_text(source, "endpoint", "a push subscription")
        keys = check_object(get_member(source, "keys", "a push subscription"), "keys")
        found = {name: _member_text(keys, name, "keys") for name in ("p256dh", "auth")}
    except ValueError as error:
        raise BadSubscriptionError(str(error)) from None
    _check_keys(**found)
    check_url(endpoint, allow_private)
    return {"endpoint": endpoint, "keys": found}


def _member_text(source: dict[str, Any], name: str, where: str) -> str:
    value = get_member(source, name, where)
    if not isinstance(value, str):
        raise ValueError(f"{name!r} must be a text, not {short_repr(value)}")
    return value


def _check_keys(p256dh: str, auth: str) -> None:
    encryption = _load_encryption()
    try:
        encryption.check_browser_key(p256dh)
        size = len(encryption.from_base64url(auth))
    except ValueError as error:
        raise BadSubscriptionError(f"the keys of a push subscription are wrong: {error}") from None
    if size != AUTH_SIZE:
        raise BadSubscriptionError(f"'auth' must have {AUTH_SIZE} bytes, not {size}")


async def send(client: NoticeClient, settings: PushSettings, notice: Notice) -> None:
    endpoint = httpx.URL(notice.target["endpoint"])
    headers = {
        "Authorization": settings.authorization(_origin(endpoint)),
        "Content-Encoding": "aes128gcm",
        "TTL": str(TIME_TO_LIVE),
    }
    body: bytes = _load_encryption().encrypt(notice.target, json.dumps(notice.body).encode())
    await client.post(str(endpoint), body, headers, GONE_STATUSES)


def _origin(url: httpx.URL) -> str:
    return f"{url.scheme}://{url.netloc.decode('ascii')}"
