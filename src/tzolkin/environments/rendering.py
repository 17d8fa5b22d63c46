"""Render a game as text or as an image, without anything hidden."""

from __future__ import annotations

import sys
from typing import Any

from tzolkin.game import Game
from tzolkin.game.value_checks import short_repr

MODES = ("human", "ansi", "rgb_array")
WIDTH = 120  # characters


def checked_mode(mode: object) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are {', '.join(MODES)}, or None, not {short_repr(mode)}")
    return None if mode is None else str(mode)


def render(game: Game, mode: str | None) -> Any:
    """Return text for "ansi", an array for "rgb_array"; print text for "human"."""
    if mode == "ansi":
        return render_text(game)
    if mode == "human":
        sys.stdout.write(render_text(game))
    if mode == "rgb_array":
        from tzolkin.drawing.picture import draw

        return draw(game.view(None), game.names)
    return None


def render_text(game: Game) -> str:
    """Return the board as `tzolkin show` draws it, for an onlooker."""
    from rich.console import Console

    from tzolkin.drawing.text import full_board
    from tzolkin.drawing.text.choices import choices

    view = game.view(None)
    console = Console(width=WIDTH, highlight=False, emoji=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(full_board(view, game.names, choices(view)))
    return capture.get()
