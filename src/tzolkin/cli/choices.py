"""The legal actions of a game, each tried on a copy."""

from __future__ import annotations

from tzolkin import Game
from tzolkin.drawing.text.choices import Choice, choices


def choices_of(game: Game) -> list[Choice]:
    """Describe every legal action with what it changes."""
    previews = {text: game.preview([text]) for text in game.legal()}
    last_action = game.actions[-1] if game.ply else None
    return choices(game.position(), previews, last_action)
