"""What is wrong with the wishes for an arena, or with the folder it is kept in."""

from __future__ import annotations


class ArenaError(ValueError):
    """Something a person can put right; the message says what is wrong and what would be right."""
