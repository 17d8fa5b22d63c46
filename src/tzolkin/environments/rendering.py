"""Rendering a game, as text or as an image. What is secret stays so."""

from __future__ import annotations

import sys
from typing import Any

from tzolkin.game import Game
from tzolkin.game.validation import short_repr

MODES = ("human", "ansi", "rgb_array")
WIDTH = 120  # characters


def checked_mode(mode: object) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are {', '.join(MODES)}, or None, not {short_repr(mode)}")
    return None if mode is None else str(mode)


def show(game: Game, mode: str | None) -> Any:
    """Text for "ansi", an array for "rgb_array"; "human" prints the text. None draws nothing."""
    if mode == "ansi":
        return text_of(game)
    if mode == "human":
        sys.stdout.write(text_of(game))
    if mode == "rgb_array":
        from tzolkin.drawing.picture import draw

        return draw(game.view(None), game.names)
    return None


def text_of(game: Game) -> str:
    """The board as `tzolkin show` draws it, for an onlooker."""
    from rich.console import Console

    from tzolkin.drawing.text import full_board
    from tzolkin.drawing.text.choices import choices

    view = game.view(None)
    console = Console(width=WIDTH, highlight=False, emoji=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(full_board(view, game.names, choices(view)))
    return capture.get()
