"""The cryptography of web push; importing this needs the extra `tzolkin[push]`."""

from __future__ import annotations

import base64
import time
from collections.abc import Mapping
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher

CURVE = ec.SECP256R1()
KEY_SIZE = 32
TOKEN_LASTS = 12 * 3600  # seconds; push services refuse more than a day


def new_keys() -> tuple[str, str]:
    """A private key for the server's configuration, and the public one that belongs to it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    private = text_of(number.to_bytes(KEY_SIZE))
    return private, public_key(private)


def public_key(private: str) -> str:
    point = _key(private).public_key()
    return text_of(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def authorization(private: str, contact: str, origin: str) -> str:
    """A header that proves to a push service who is sending (RFC 8292)."""
    claims = {"aud": origin, "sub": contact, "exp": int(time.time()) + TOKEN_LASTS}
    try:
        header: str = Vapid02(_key(private)).sign(claims)["Authorization"]
    except VapidException as error:
        raise ValueError(str(error)) from None
    return header


def sealed(subscription: Mapping[str, Any], message: bytes) -> bytes:
    """The message as only this browser can read it (RFC 8291)."""
    body: bytes = WebPusher(subscription).encode(message)["body"]
    return body


def check_browser_key(key: str) -> None:
    """ValueError if this is no public key."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))


def _key(private: str) -> ec.EllipticCurvePrivateKey:
    value = bytes_of(private)
    if len(value) != KEY_SIZE:
        raise ValueError(f"a private key has {KEY_SIZE} bytes, not {len(value)}")
    return ec.derive_private_key(int.from_bytes(value), CURVE)


def text_of(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
