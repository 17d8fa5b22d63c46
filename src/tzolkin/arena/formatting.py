"""Format figures for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from .stats.estimates import FEW_DEALS, Estimate

if TYPE_CHECKING:
    from .results import BotResult

NOTHING = "-"
DOUBT = f"From fewer than {FEW_DEALS} deals intervals are rough."


def percent(value: float) -> str:
    return f"{value:.1%}"


def whole_percent(value: float) -> str:
    return f"{value:.0%}"


def points(value: float) -> str:
    return f"{value:.1f}"


def signed(value: float) -> str:
    return f"{value:+.1f}"


def elo(value: float) -> str:
    return f"{round(value):+d}" if round(value) else "0"


def seconds(value: float | None) -> str:
    """Format the seconds of a turn with three digits."""
    if value is None:
        return NOTHING
    for unit, size in (("s", 1), ("ms", 1e-3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e6:.3g} µs"


def interval(estimate: Estimate, formatter: Callable[[float], str], to: str = " to ") -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{formatter(estimate.low)}{to}{formatter(estimate.high)}"


def value_of(estimate: Estimate, formatter: Callable[[float], str]) -> str:
    return NOTHING if estimate.value is None else formatter(estimate.value)


def with_interval(estimate: Estimate, formatter: Callable[[float], str]) -> str:
    between = interval(estimate, formatter)
    return (
        f"{value_of(estimate, formatter)} ({between})" if between else value_of(estimate, formatter)
    )


def figures(one: BotResult, to: str = " to ") -> list[tuple[str, str]]:
    """Return the columns of a bot in tables, each as a figure and its interval, if it has one."""
    estimates = (
        (one.win_share, percent),
        (one.score, points),
        (one.margin, signed),
        (one.rating, elo),
    )
    columns = [(value_of(each, words), interval(each, words, to)) for each, words in estimates]
    return [*columns, (seconds(one.seconds_per_turn), ""), (f"{one.forfeits:,}", "")]


def first_of(items: Iterable[str], most: int) -> list[str]:
    """Return the first items and a line with the number of others, all of them in results.json."""
    every = list(items)
    more = len(every) - most
    return [*every[:most], *([f"and {more:,} more"] if more > 0 else [])]


def counted(amount: int, noun: str) -> str:
    return f"{amount:,} {noun}" if amount == 1 else f"{amount:,} {noun}s"
