"""Positions as pictures: what research environments show for `rgb_array`."""

from __future__ import annotations

from tzolkin.game import value_checks
from tzolkin.game.positions import FORMAT, Position

from . import board, colours, seats, tiles, tracks
from .canvas import Canvas, Pixels, plain
from .geometry import WIDTH, worker_place

__all__ = ["draw", "worker_place"]

NARROWEST, WIDEST = 240, 3840
LONGEST_NAME = 60


def draw(position: Position, names: list[str] | None = None, width: int = WIDTH) -> Pixels:
    """Draw a position, or a view of it, as an array of shape (height, width, 3).

    The height is 7/10 of the width; words can be read from a width of 960 on. The same position
    gives the same picture. Raise ValueError if an argument is wrong.
    """
    value_checks.check_integer(width, "width", NARROWEST, WIDEST)
    value_checks.check_format(value_checks.check_object(position, "position"), FORMAT, "position")
    players = value_checks.check_players(position.get("players"))
    shown_names = _names(names, players)
    value_checks.check_list(position.get("seats"), "position's seats", players)
    canvas = Canvas(width, colours.GROUND)
    try:
        _draw(canvas, position, shown_names)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        wrong = f"{type(error).__name__}: {error}"
        raise ValueError(
            f"position must be what Game.view() or Game.position() gives, not one with {wrong}"
        ) from error
    return canvas.pixels()


def _names(names: list[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    value_checks.check_list(names, "names", players)
    texts = [value_checks.check_text(name, f"names[{seat}]") for seat, name in enumerate(names)]
    return [plain(text[:LONGEST_NAME]) for text in texts]


def _draw(canvas: Canvas, position: Position, names: list[str]) -> None:
    seats.draw_headline(canvas, position, names)
    board.draw_board(canvas, position)
    tracks.draw_temples(canvas, position)
    tracks.draw_technologies(canvas, position)
    tiles.draw_tiles(canvas, position)
    seats.draw_seats(canvas, position, names)
