"""Tests of web push, with a real push service on this machine and the keys of a browser."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, jwt

from tzolkin.server.notices import (
    BadAddressError,
    BadSubscriptionError,
    Notice,
    PushSettings,
    PushUnavailableError,
    check_subscription,
    new_keys,
)
from tzolkin.server.notices.encryption import to_base64url

from .helpers import emptied, put, rows, running_sender, until
from .receiver import Received, receiving

if TYPE_CHECKING:
    from sqlalchemy import Engine

CONTACT = "mailto:host@example.org"


@dataclass
class Browser:
    """A browser that subscribes and decrypts what it is sent."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": to_base64url(point), "auth": to_base64url(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, received: Received) -> Any:
        assert received.headers["Content-Encoding"] == "aes128gcm"
        opened = http_ece.decrypt(received.body, private_key=self.key, auth_secret=self.auth)
        return json.loads(opened)


@pytest.fixture
def settings() -> PushSettings:
    return PushSettings(new_keys()[0], CONTACT)


def test_a_push_reaches_the_browser(engine: Engine, settings: PushSettings) -> None:
    browser = Browser()

    async def deliver(endpoint: str) -> None:
        target = check_subscription(browser.subscription(endpoint), allow_private=True)
        async with running_sender(engine, push=settings) as sender:
            put(engine, "", kind="push", target=target)
            sender.wake()
            await emptied(engine)
        assert sender.sent == 1

    with receiving(201) as service:
        asyncio.run(deliver(service.url("/push/abc")))
    (received,) = service.received
    assert received.path == "/push/abc"
    assert int(received.headers["TTL"]) > 0
    assert b"g1" not in received.body
    assert browser.read(received) == {
        "game": "g1",
        "seat": 2,
        "event": "your_turn",
        "ply": 7,
        "link": "https://table.example/g1",
    }
    assert is_from(settings, received, service.url(""))


def is_from(settings: PushSettings, received: Received, origin: str) -> bool:
    """Verify the authorization as a push service does: sender, audience and expiry."""
    header = received.headers["Authorization"]
    token, key = header.removeprefix("vapid t=").split(",k=")
    claims = jwt.decode(token, key)
    assert (claims["sub"], claims["aud"]) == (CONTACT, origin)
    assert time.time() < claims["exp"] < time.time() + 86_400
    return key == settings.public_key and Vapid02.verify(header)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone(engine: Engine, settings: PushSettings, status: int) -> None:
    forgotten: list[Notice] = []

    async def deliver(endpoint: str) -> None:
        options: dict[str, Any] = {
            "push": settings,
            "on_gone": lambda _, one: forgotten.append(one),
        }
        async with running_sender(engine, **options) as sender:
            put(engine, "", kind="push", target=Browser().subscription(endpoint))
            sender.wake()
            await until(lambda: forgotten)

    with receiving(status) as service:
        asyncio.run(deliver(service.url()))
    assert len(service.received) == 1
    assert rows(engine) == []


def test_a_push_service_that_is_busy(engine: Engine, settings: PushSettings) -> None:
    async def deliver(endpoint: str) -> None:
        async with running_sender(engine, push=settings) as sender:
            put(engine, "", kind="push", target=Browser().subscription(endpoint))
            sender.wake()
            await emptied(engine)
        assert (sender.sent, sender.failed) == (1, 2)

    with receiving(429, 503) as service:
        asyncio.run(deliver(service.url()))
    assert len(service.received) == 3


def test_a_push_service_at_a_private_address(engine: Engine, settings: PushSettings) -> None:
    async def deliver(endpoint: str) -> None:
        async with running_sender(engine, push=settings, allow_private=False) as sender:
            put(engine, "", kind="push", target=Browser().subscription(endpoint))
            sender.wake()
            await emptied(engine)
        assert sender.given_up == 1

    with receiving() as service:
        asyncio.run(deliver(service.url(host="localhost")))
    assert service.received == []


def test_keys_are_new_each_time_and_belong_together() -> None:
    private, public = new_keys()
    assert PushSettings(private, CONTACT).public_key == public
    assert (private, public) != new_keys()


def test_the_private_key_is_not_shown(settings: PushSettings) -> None:
    assert settings.private_key not in repr(settings)


@pytest.mark.parametrize("key", ["", "short", "not base64!", to_base64url(bytes(32)), "A" * 60])
def test_bad_keys(key: str) -> None:
    with pytest.raises(PushUnavailableError, match="`new_keys` makes a key"):
        PushSettings(key, CONTACT)


@pytest.mark.parametrize("contact", ["", "host@example.org", "mailto:host"])
def test_bad_contacts(contact: str) -> None:
    with pytest.raises(PushUnavailableError, match="like mailto:you@example"):
        PushSettings(new_keys()[0], contact)


GOOD = Browser().subscription("https://push.example/abc")


def test_only_what_is_needed_of_a_subscription_is_kept() -> None:
    kept = check_subscription({**GOOD, "more": "of it"}, allow_private=False)
    assert kept == {"endpoint": GOOD["endpoint"], "keys": GOOD["keys"]}


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        (None, "must be an object"),
        ([], "must be an object"),
        ({}, "lacks 'endpoint'"),
        ({**GOOD, "endpoint": 7}, "'endpoint' must be a text"),
        ({**GOOD, "keys": "none"}, "keys must be an object"),
        ({**GOOD, "keys": {"auth": GOOD["keys"]["auth"]}}, "lacks 'p256dh'"),
        ({**GOOD, "keys": {**GOOD["keys"], "auth": "AAAA"}}, "must have 16 bytes, not 3"),
        ({**GOOD, "keys": {**GOOD["keys"], "auth": "ä"}}, "keys of a push subscription are wrong"),
        ({**GOOD, "keys": {**GOOD["keys"], "p256dh": "AAAA"}}, "are wrong"),
        (
            {**GOOD, "keys": {**GOOD["keys"], "p256dh": to_base64url(b"\x04" + bytes(64))}},
            "are wrong",
        ),
    ],
)
def test_bad_subscriptions(value: object, complaint: str) -> None:
    with pytest.raises(BadSubscriptionError, match=complaint):
        check_subscription(value, allow_private=False)


def test_subscriptions_of_private_services() -> None:
    with pytest.raises(BadAddressError, match="not a public address"):
        check_subscription({**GOOD, "endpoint": "https://10.0.0.1/"}, allow_private=False)


WITHOUT_PYWEBPUSH = """
import sys
sys.modules["pywebpush"] = None  # as if it were not installed
from tzolkin.server.notices import PushSettings
try:
    PushSettings("", "")
except ValueError as error:
    print(error)
"""


def test_without_the_extra_one_is_told_to_install_it() -> None:
    command = [sys.executable, "-c", WITHOUT_PYWEBPUSH]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert output == "web push needs pywebpush; install tzolkin[push]\n"


def test_the_extra_is_loaded_only_where_push_is_configured() -> None:
    script = "import tzolkin.server.notices, sys; print('pywebpush' in sys.modules)"
    command = [sys.executable, "-c", script]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
