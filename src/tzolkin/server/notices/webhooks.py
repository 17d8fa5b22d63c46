"""A notice as a signed HTTP request to the address that a player gave for a seat."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time

from .http import Poster
from .outbox import Notice

GONE = frozenset({410})


def new_secret() -> str:
    """For a seat's webhook alone: it proves to the receiver that a notice is from us."""
    return secrets.token_urlsafe(32)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """The time is signed with the body, so that nobody can send an old notice again."""
    signed = timestamp.encode() + b"." + body
    return f"sha256={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"


def signed_headers(delivery: str, secret: str, body: bytes) -> dict[str, str]:
    timestamp = str(int(time.time()))
    return {
        "Content-Type": "application/json",
        "X-Tzolkin-Delivery": delivery,
        "X-Tzolkin-Timestamp": timestamp,
        "X-Tzolkin-Signature": signature(secret, timestamp, body),
    }


async def send(poster: Poster, notice: Notice) -> None:
    body = json.dumps(notice.body).encode()
    headers = signed_headers(notice.id, notice.target["secret"], body)
    await poster.post(notice.target["url"], body, headers, GONE)
