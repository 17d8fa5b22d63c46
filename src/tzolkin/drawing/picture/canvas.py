"""A canvas for shapes and words, drawn at twice the size and reduced to smooth the edges."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from tzolkin.game.extras import missing_extra

from .geometry import HEIGHT, WIDTH, Box, Point

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing_extra("env", error) from None

Colour = str
Pixels = npt.NDArray[np.uint8]
FINER = 2
SHARP = 2  # pixels; corners rounded by less look sharp anyway
ELLIPSIS = "…"
STROKED = str.maketrans("łŁđĐøØ", "lLdDoO")


def height_of(width: int) -> int:
    """Return the height, an even number, which video encoders need."""
    return 2 * round(width * HEIGHT / WIDTH / 2)


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def plain(text: str) -> str:
    """Reduce a text to a line of letters that the font has: no accents, ? for unknown ones."""
    letters = (
        letter for letter in normalize("NFKD", text.translate(STROKED)) if not combining(letter)
    )
    known = "".join(letters).encode("ascii", "replace").decode()
    return "".join(letter if letter.isprintable() else " " for letter in known)


class Canvas:
    """A picture being drawn; coordinates and lengths are in units of the geometry."""

    def __init__(self, width: int, colour: Colour) -> None:
        self._unit = FINER * width / WIDTH
        self._image = Image.new("RGB", (FINER * width, FINER * height_of(width)), colour)
        self._draw = ImageDraw.Draw(self._image)

    def pixels(self) -> Pixels:
        return np.array(self._image.reduce(FINER), dtype=np.uint8)

    def polygon(
        self, points: Iterable[Point], fill: Colour, line: Colour | None = None, thick: float = 1
    ) -> None:
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        self._draw.polygon(scaled, fill)
        if line:
            closed = [*scaled, *scaled[:2]]
            self._draw.line(closed, line, self._thickness(thick), joint="curve")

    def line(self, points: Iterable[Point], colour: Colour, thick: float = 1) -> None:
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        self._draw.line(scaled, colour, self._thickness(thick), joint="curve")

    def circle(
        self,
        middle: Point,
        radius: float,
        fill: Colour | None,
        line: Colour | None = None,
        thick: float = 1,
    ) -> None:
        self.oval(middle, radius, radius, fill, line, thick)

    def oval(
        self,
        middle: Point,
        half_width: float,
        half_height: float,
        fill: Colour | None,
        line: Colour | None = None,
        thick: float = 1,
    ) -> None:
        x, y = middle
        corners = (x - half_width, y - half_height, x + half_width, y + half_height)
        scaled = tuple(corner * self._unit for corner in corners)
        self._draw.ellipse(scaled, fill, line, self._thickness(thick) if line else 0)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        line: Colour | None = None,
        round_by: float = 0,
        thick: float = 1,
    ) -> None:
        corners = (box.x, box.y, box.right, box.bottom)
        scaled = tuple(corner * self._unit for corner in corners)
        thickness = self._thickness(thick) if line else 0
        rounding = round_by * self._unit
        if rounding < SHARP:
            self._draw.rectangle(scaled, fill, line, thickness)
        else:
            self._draw.rounded_rectangle(scaled, rounding, fill, line, thickness)

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        colour: Colour,
        anchor: str = "mm",
        bold: bool = False,
    ) -> None:
        """Write a text; `anchor` is that of Pillow: l, m, r for the side, m, s for the line."""
        x, y, font = at[0] * self._unit, at[1] * self._unit, _font(size * self._unit)
        apart = max(1, round(size * self._unit / 24))
        # The font has one weight: written twice it is bold.
        for side in (-apart / 2, apart / 2) if bold else (0,):
            self._draw.text((x + side, y), text, colour, font, anchor)

    def length(self, text: str, size: float) -> float:
        return _font(size * self._unit).getlength(text) / self._unit

    def cut(self, text: str, size: float, room: float) -> str:
        """Shorten a text that is longer than the room."""
        if self.length(text, size) <= room:
            return text
        while text and self.length(text + ELLIPSIS, size) > room:
            text = text[:-1]
        return text.rstrip(" ,") + ELLIPSIS

    def wrapped(self, text: str, size: float, room: float) -> list[str]:
        lines = [""]
        for word in re.split(r" (?!\+)", text):  # a number stays with what it is about
            longer = f"{lines[-1]} {word}".lstrip()
            if self.length(longer, size) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _thickness(self, thick: float) -> int:
        return max(1, round(thick * self._unit))
