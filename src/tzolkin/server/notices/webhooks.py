"""Webhooks: notices as signed HTTP requests to the address that a player set for a seat."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time

from .http import NoticeClient
from .outbox import Notice

GONE_STATUSES = frozenset({410})


def new_secret() -> str:
    """Generate the secret of a webhook, with which its receiver verifies notices."""
    return secrets.token_urlsafe(32)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Sign timestamp and body; with the timestamp receivers can refuse replayed notices."""
    signed = timestamp.encode() + b"." + body
    return f"sha256={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"


def signed_headers(notice_id: str, secret: str, body: bytes) -> dict[str, str]:
    timestamp = str(int(time.time()))
    return {
        "Content-Type": "application/json",
        "X-Tzolkin-Delivery": notice_id,
        "X-Tzolkin-Timestamp": timestamp,
        "X-Tzolkin-Signature": signature(secret, timestamp, body),
    }


async def send(client: NoticeClient, notice: Notice) -> None:
    body = json.dumps(notice.body).encode()
    headers = signed_headers(notice.id, notice.target["secret"], body)
    await client.post(notice.target["url"], body, headers, GONE_STATUSES)
