"""Fair dealing: a hash of the deal is published before the game, and what it hashes afterwards."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any


def random_salt() -> str:
    """Return a salt; without one, the seed could be found by trying them all."""
    return secrets.token_hex(16)


def commitment(seed: int | None, salt: str, start: dict[str, Any]) -> str:
    """Return the hash of seed, salt and starting position."""
    return _digest({"salt": salt, "seed": seed, "start": start})


def position_hash(position: dict[str, Any]) -> str:
    """Return a hash that is the same for equal positions."""
    return _digest(position)


def _digest(value: dict[str, Any]) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
