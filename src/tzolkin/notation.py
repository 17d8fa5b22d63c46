"""The old place of `tzolkin.game.notation`, until 1.0."""

from .game.notation import IDS, TEXTS, id_of, text_of

__all__ = ["IDS", "TEXTS", "id_of", "text_of"]
