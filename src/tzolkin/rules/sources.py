"""The fingerprint of the rule sources, by which a stale build is noticed."""

from __future__ import annotations

import hashlib
from pathlib import Path


def source_hash() -> str:
    """Of the rules, and of the content, whose tables have their sizes compiled in."""
    rules = Path(__file__).parent
    content = rules.parent / "content"
    digest = hashlib.sha256()
    for path in sorted([*rules.glob("*.py"), *rules.glob("*.pyx"), *content.glob("*.py")]):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()
