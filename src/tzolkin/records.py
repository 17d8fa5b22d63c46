"""The old place of `tzolkin.game.records`, until 1.0."""

from .game.records import FORMAT, SUFFIX

__all__ = ["FORMAT", "SUFFIX"]
