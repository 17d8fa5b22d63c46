"""Fair dealing: a hash of the deal is shown before the first turn, and its parts after the last."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any


def fresh_salt() -> str:
    """A seed alone could be found by trying them all."""
    return secrets.token_hex(16)


def commitment(seed: int | None, salt: str, start: dict[str, Any]) -> str:
    return _digest({"salt": salt, "seed": seed, "start": start})


def position_hash(position: dict[str, Any]) -> str:
    """The same for equal positions, whoever wrote them."""
    return _digest(position)


def _digest(value: dict[str, Any]) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
