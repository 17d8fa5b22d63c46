"""Options that are numbers: each one says what it takes."""

from __future__ import annotations

from collections.abc import Callable

from .console import printable
from .errors import Problem

LONGEST_SHOWN = 40


def whole(option: str) -> Callable[[object], int]:
    """A reader of an option that takes any whole number."""

    def read(given: object) -> int:
        number = _number(given)
        if number is None:
            raise Problem(f"{option} is a whole number, not {_shown(given)}")
        return number

    return read


def between(option: str, low: int, high: int) -> Callable[[object], int]:
    """A reader of an option that takes the whole numbers from `low` to `high`."""

    def read(given: object) -> int:
        number = _number(given)
        if number is None or not low <= number <= high:
            raise Problem(f"{option} is {_told(low, high)}, not {_shown(given)}")
        return number

    return read


def seconds(option: str, most: int, or_none: bool = False) -> Callable[[object], float]:
    """A reader of an option that takes a time of at most so many seconds, perhaps also 0."""
    told = f"from 0 to {most}" if or_none else f"more than 0 and at most {most}"

    def read(given: object) -> float:
        try:
            number = float(str(given))
        except ValueError:
            number = -1
        if not 0 <= number <= most or (number == 0 and not or_none):
            raise Problem(f"{option} is a number of seconds, {told}, not {_shown(given)}")
        return number

    return read


def _number(given: object) -> int | None:
    try:
        return int(str(given))
    except ValueError:
        return None


def _told(low: int, high: int) -> str:
    if high - low > 2:
        return f"a whole number from {low} to {high}"
    *others, last = map(str, range(low, high + 1))
    return f"{', '.join(others)} or {last}"


def _shown(given: object) -> str:
    clean = printable(str(given))
    return clean if len(clean) <= LONGEST_SHOWN else f"{clean[:LONGEST_SHOWN]}..."
