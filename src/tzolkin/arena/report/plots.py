"""The plots of the report, with a row for every bot, so that colours need not distinguish them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil
from statistics import median
from typing import NamedTuple

from .. import formatting
from ..stats.estimates import Estimate
from .point_sources import SOURCES
from .svg import LEFT, RIGHT, WIDTH, Scale, drawing, element, line, text

TOP, ROW, RIDGE, BOTTOM = 14, 34, 58, 30
BINS, MOST_BINS = 12, 100  # for the middle scores of a bot, and in total
NARROWEST_LABEL = 16
LONGEST_LABEL = 16

Formatter = Callable[[float], str]


class Plot(NamedTuple):
    """The labels of a plot: a name that is unique on the page, a title and a description."""

    name: str
    title: str
    description: str


def whiskers(
    plot: Plot,
    rows: Sequence[tuple[str, Estimate]],
    formatter: Formatter,
    mark: tuple[float, str] | None,
) -> str:
    """Draw a dot with its interval for every bot, and optionally a mark for comparison."""
    numbers = [number for _, estimate in rows for number in estimate if number is not None]
    scale = Scale.over([*numbers, *([mark[0]] if mark else [])])
    height = TOP + ROW * len(rows)
    parts = [_axis(scale, height, formatter), _mark(scale, height, mark)]
    parts += [
        _whisker(name, estimate, scale, TOP + ROW * (number + 0.5), formatter)
        for number, (name, estimate) in enumerate(rows)
    ]
    return drawing(*plot, height + BOTTOM, *parts)


def _whisker(name: str, estimate: Estimate, scale: Scale, y: float, formatter: Formatter) -> str:
    value, low, high = estimate
    label = _label(name, y + 4)
    if value is None:
        return label + text("nothing to tell", LEFT + 8, y + 4, class_="small")
    figures = text(formatter(value), WIDTH - RIGHT + 12, y + 4, class_="figure")
    hint = element("title", escape(f"{name}: {formatting.with_interval(estimate, formatter)}"))
    bar = "" if low is None or high is None else _bar(scale.at(low), scale.at(high), y)
    dot = element("circle", cx=scale.at(value), cy=y, r=5.5, class_="dot")
    return label + element("g", hint, bar, dot) + figures


def _bar(low: float, high: float, y: float) -> str:
    ends = [line(end, y - 5, end, y + 5, "whisker") for end in (low, high)]
    return line(low, y, high, y, "whisker") + "".join(ends)


def _label(name: str, y: float) -> str:
    """Draw the name of a row, cut if it is too long."""
    cut = name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1]}…"
    return text(cut, LEFT - 12, y, text_anchor="end", class_="name")


def _axis(scale: Scale, height: float, formatter: Formatter) -> str:
    return "".join(
        line(scale.at(tick), TOP, scale.at(tick), height, "grid")
        + text(formatter(tick), scale.at(tick), height + 18, text_anchor="middle", class_="small")
        for tick in scale.ticks()
    )


def _mark(scale: Scale, height: float, mark: tuple[float, str] | None) -> str:
    if mark is None:
        return ""
    x = scale.at(mark[0])
    label = text(mark[1], x, TOP - 3, text_anchor="middle", class_="small")
    return line(x, TOP, x, height, "mark") + label


def ridges(plot: Plot, rows: Sequence[tuple[str, list[float]]]) -> str:
    """Draw how often each bot had which score, with the same scales in all rows."""
    scores = [score for _, some in rows for score in some]
    scale = Scale.over(scores or [0])
    width = _bin_width([some for _, some in rows if some], scale)
    shares = [_shares(some, width) for _, some in rows]
    highest = max((share for some in shares for share in some.values()), default=1)
    height = TOP + RIDGE * len(rows)
    parts = [_axis(scale, height, "{:g}".format)]
    for number, (name, some) in enumerate(rows):
        foot = TOP + RIDGE * (number + 1) - 8
        parts.append(_ridge(name, some, shares[number], scale, width, foot, highest))
    return drawing(*plot, height + BOTTOM, *parts)


def _bin_width(rows: Sequence[list[float]], scale: Scale) -> int:
    """Return a width of bins that suits the scores of one bot, however far bots are apart."""
    spread = median(map(_spread, rows)) if rows else 0
    return max(1, round(spread / BINS), ceil((scale.high - scale.low) / MOST_BINS))


def _spread(scores: list[float]) -> float:
    """Return the range of the middle nine tenths of the scores."""
    ordered = sorted(scores)
    few = len(ordered) // 20
    return ordered[-1 - few] - ordered[few]


def _shares(scores: list[float], width: int) -> dict[int, float]:
    """Return the share of games in each bin, by the number of widths at which the bin begins."""
    counts = Counter(int(score // width) for score in scores)
    return {bin_: count / len(scores) for bin_, count in counts.items()}


def _ridge(
    name: str,
    scores: list[float],
    shares: dict[int, float],
    scale: Scale,
    width: int,
    foot: float,
    highest: float,
) -> str:
    parts = [_label(name, foot - 12)]
    parts.append(line(LEFT, foot, WIDTH - RIGHT, foot, "foot"))
    for bin_, share in sorted(shares.items()):
        begin, end = bin_ * width, (bin_ + 1) * width
        hint = element("title", f"{begin} to {end} points: {share:.1%} of games")
        tall = (RIDGE - 16) * share / highest
        left = max(LEFT, scale.at(begin))
        right = min(WIDTH - RIGHT, scale.at(end))
        box = {"x": left, "y": foot - tall, "width": max(0.5, right - left - 1), "height": tall}
        parts.append(element("rect", hint, **box, class_="bar"))
    if scores:
        parts.append(_mean(sum(scores) / len(scores), scale, foot))
    return element("g", *parts)


def _mean(mean: float, scale: Scale, foot: float) -> str:
    x = scale.at(mean)
    return line(x, foot - RIDGE + 16, x, foot, "mean") + text(
        f"mean {mean:.1f}", WIDTH - RIGHT + 12, foot - 12, class_="figure"
    )


def stacks(plot: Plot, rows: Sequence[tuple[str, dict[str, float]]]) -> str:
    """Draw points by source, with losses to the left of zero and gains to the right."""
    ends = [0.0]
    for _, points in rows:
        ends += [sum(min(0, amount) for amount in points.values())]
        ends += [sum(max(0, amount) for amount in points.values())]
    scale = Scale.over(ends)
    height = TOP + ROW * len(rows)
    parts = [_axis(scale, height, "{:g}".format)]
    for number, (name, points) in enumerate(rows):
        parts.append(_stack(name, points, scale, TOP + ROW * number + 6))
    parts.append(line(scale.at(0), TOP, scale.at(0), height, "zero"))
    return drawing(*plot, height + BOTTOM, *parts)


def _stack(name: str, points: dict[str, float], scale: Scale, y: float) -> str:
    parts = [_label(name, y + 15)]
    total = sum(points.values())
    if points:
        parts.append(text(f"{total:.1f}", WIDTH - RIGHT + 12, y + 15, class_="figure"))
    reached = {True: 0.0, False: 0.0}
    for source in SOURCES:
        amount = points.get(source, 0.0)
        if amount:
            begin = reached[amount > 0]
            reached[amount > 0] = begin + amount
            parts.append(_piece(source, amount, scale, sorted((begin, begin + amount)), y))
    return element("g", *parts)


def _piece(source: str, amount: float, scale: Scale, ends: list[float], y: float) -> str:
    left, right = (scale.at(end) for end in ends)
    title, colour = SOURCES[source]
    hint = element("title", f"{escape(title)}: {amount:.1f}")
    box = {"x": left, "y": y, "width": max(0.5, right - left - 1), "height": ROW - 12}
    piece = element("rect", hint, **box, fill=colour)
    if right - left < NARROWEST_LABEL + 8 * (abs(amount) >= 9.5):
        return piece
    label = {"text_anchor": "middle", "class_": f"inside {source}"}
    return piece + text(f"{amount:.0f}", (left + right) / 2, y + 15, **label)
