"""The error of an arena that cannot be played or read."""

from __future__ import annotations


class ArenaError(ValueError):
    """A wrong request or folder; the message says what is wrong and what would be right."""
