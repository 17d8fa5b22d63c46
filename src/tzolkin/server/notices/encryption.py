"""The cryptography of web push. Importing this module needs the extra `tzolkin[push]`."""

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
TOKEN_LIFETIME = 12 * 3600  # seconds; push services refuse more than a day


def new_keys() -> tuple[str, str]:
    """Generate a private key for the settings, and return it with its public key."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    private = to_base64url(number.to_bytes(KEY_SIZE))
    return private, public_key(private)


def public_key(private: str) -> str:
    point = _load_key(private).public_key()
    return to_base64url(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def authorization(private: str, contact: str, origin: str) -> str:
    """Return the Authorization header that identifies us to a push service (RFC 8292)."""
    claims = {"aud": origin, "sub": contact, "exp": int(time.time()) + TOKEN_LIFETIME}
    try:
        header: str = Vapid02(_load_key(private)).sign(claims)["Authorization"]
    except VapidException as error:
        raise ValueError(str(error)) from None
    return header


def encrypt(subscription: Mapping[str, Any], message: bytes) -> bytes:
    """Encrypt a message for the browser of a subscription (RFC 8291)."""
    body: bytes = WebPusher(subscription).encode(message)["body"]
    return body


def check_browser_key(key: str) -> None:
    """Raise ValueError if this is not a public key."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key))


def _load_key(private: str) -> ec.EllipticCurvePrivateKey:
    value = from_base64url(private)
    if len(value) != KEY_SIZE:
        raise ValueError(f"a private key has {KEY_SIZE} bytes, not {len(value)}")
    return ec.derive_private_key(int.from_bytes(value), CURVE)


def to_base64url(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
