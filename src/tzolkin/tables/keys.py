"""Keys: who holds one owns seats, or may look on. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from enum import StrEnum
from typing import NamedTuple

from tzolkin.server.logging import KEY, KEY_PREFIX

ID_LENGTH = 8
SECRET_BYTES = 24  # the id takes 48 bits of them, 144 stay secret


class Role(StrEnum):
    PLAYER = "player"
    ONLOOKER = "onlooker"


class Key(NamedTuple):
    """What is kept of a key."""

    id: str
    hash: str
    role: Role
    created: float


def fresh(role: Role) -> tuple[str, Key]:
    """A new key, as its owner gets it once, and what is kept of it."""
    text = KEY_PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    return text, Key(id_of(text), _hash(text), role, time.time())


def public_id() -> str:
    """The name of a table in addresses. It opens nothing."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def id_of(text: str) -> str:
    return text[len(KEY_PREFIX) : len(KEY_PREFIX) + ID_LENGTH]


def fits(text: str, key: Key) -> bool:
    return hmac.compare_digest(_hash(text), key.hash)


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None


def _hash(text: str) -> str:
    """Keys are random and long, so a fast hash is as good as a slow one."""
    return hashlib.sha256(text.encode()).hexdigest()
