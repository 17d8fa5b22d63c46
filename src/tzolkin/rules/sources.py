"""The fingerprint of the rule sources, by which a stale build is noticed."""

from __future__ import annotations

import hashlib
from pathlib import Path


def source_hash() -> str:
    folder = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted([*folder.glob("*.py"), *folder.glob("*.pyx")]):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()
