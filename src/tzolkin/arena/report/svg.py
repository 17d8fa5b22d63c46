"""SVG elements as text, and scales with round numbers."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
LEFT, RIGHT = 150, 100
STEPS = (1, 2, 5, 10)
TICKS = 6  # at most, approximately
GRAINS = 5  # the number of places between two ticks where a scale may end


def element(name: str, *content: str, **attributes: object) -> str:
    """Return an element; `class_` and `text_anchor` become `class` and `text-anchor`."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(content)
    return f"<{name}{pairs}>{inside}</{name}>" if inside else f"<{name}{pairs}/>"


def _plain(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def text(words: str, x: float, y: float, **attributes: object) -> str:
    return element("text", escape(words), x=float(x), y=float(y), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    ends = {"x1": float(x1), "y1": float(y1), "x2": float(x2), "y2": float(y2)}
    return element("line", **ends, class_=class_)


def drawing(name: str, title: str, description: str, height: float, *content: str) -> str:
    """Return a whole drawing; `name` must be unique on the page, because its labels refer to it."""
    labels = element("title", escape(title), id=f"{name}-title")
    labels += element("desc", escape(description), id=f"{name}-desc")
    return element(
        "svg",
        labels,
        *content,
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
    )


class Scale(NamedTuple):
    """A mapping from numbers to positions in a drawing, with ticks at multiples of a round step."""

    low: float
    high: float
    step: float

    @classmethod
    def over(cls, values: list[float]) -> Scale:
        """Return a scale that contains all values and ends not far beyond them."""
        low, high = min(values), max(values)
        if low == high:
            low, high = low - 1, high + 1
        step = _round_step((high - low) / TICKS)
        grain = step / GRAINS
        return cls(floor(low / grain) * grain, ceil(high / grain) * grain, step)

    def at(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        nearly = 1e-9  # so that rounding does not remove a tick at the very end
        first, last = ceil(self.low / self.step - nearly), floor(self.high / self.step + nearly)
        return [number * self.step for number in range(first, last + 1)]


def _round_step(about: float) -> float:
    """Return the next larger of 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(about))
    return next(step * power for step in STEPS if step * power >= about * 0.999)
