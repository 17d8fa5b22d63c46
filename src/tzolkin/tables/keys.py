"""Keys: the holder of one owns seats, or may look on. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from enum import StrEnum
from typing import NamedTuple

PREFIX = "k1_"
PATTERN = re.compile(PREFIX + r"[A-Za-z0-9_-]{22,}")  # a key within a text
ID_LENGTH = 8
SECRET_BYTES = 24  # the id takes 48 bits of them, 144 stay secret


class Role(StrEnum):
    """What the holder of a key may do at its table."""

    PLAYER = "player"
    ONLOOKER = "onlooker"


class Key(NamedTuple):
    """What is kept of a key."""

    id: str
    hash: str
    role: Role
    created: float


def new_key(role: Role) -> tuple[str, Key]:
    """Return the text of a new key, which its owner gets once, and what is kept of it."""
    text = PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    return text, Key(id_of(text), _hash(text), role, time.time())


def id_of(text: str) -> str:
    """Return the public part of a key."""
    return text[len(PREFIX) : len(PREFIX) + ID_LENGTH]


def fits(text: str, key: Key) -> bool:
    """Return whether a text is this key, in a time that does not depend on the text."""
    return hmac.compare_digest(_hash(text), key.hash)


def is_key(text: str) -> bool:
    return PATTERN.fullmatch(text) is not None


def _hash(text: str) -> str:
    """Hash a key; as keys are random and long, a fast hash is as good as a slow one."""
    return hashlib.sha256(text.encode()).hexdigest()
