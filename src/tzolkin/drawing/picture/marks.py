"""The marks of the seats, and how names and numbers are written."""

from __future__ import annotations

from tzolkin.content import CALENDAR_TEETH
from tzolkin.game.positions import Position

from . import colours
from .canvas import Canvas
from .geometry import Point

LETTERS = "ABCD"
TITLES = {"chichen": "Chichen Itza"}

Holder = int | str


def title(name: str) -> str:
    """Return the name of a city, a temple or a technology as people write it."""
    return TITLES.get(name, name.capitalize())


def letter_of(holder: Holder) -> str:
    """Return `A` to `D`, and nothing for a neutral worker."""
    return LETTERS[holder] if isinstance(holder, int) else ""


def draw_mark(canvas: Canvas, middle: Point, holder: Holder, radius: float) -> None:
    """Draw a disc in the colour of a seat with its letter; grey for neutral workers."""
    fill, edge, ink = colours.SEATS[holder] if isinstance(holder, int) else colours.NEUTRAL
    canvas.circle(middle, radius + 1, colours.CREAM)
    canvas.circle(middle, radius, fill, edge, radius * 0.14)
    canvas.text(middle, letter_of(holder), radius * 1.4, ink, bold=True)


def points_text(points: float) -> str:
    """Format points without needless zeros; they may have quarters."""
    return f"{points:.2f}".rstrip("0").rstrip(".")


def today_of(position: Position) -> int:
    """Return the day; the position counts on after the last tooth of the calendar."""
    return min(int(position["day"]), CALENDAR_TEETH)
