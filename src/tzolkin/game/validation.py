"""Small checks for data from outside; each one says what is wrong and what would be right."""

from __future__ import annotations

from reprlib import Repr
from typing import Any

LARGEST_SEED = 2**64 - 1
LONGEST_TIME = 86_400  # seconds that anybody may be given to think, or to wait
MOST_DEALS = 1_000_000
MOST_PROCESSES = 1024


class _Brief(Repr):
    """Short, whatever it is given: long, deeply nested or with thousands of digits."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() <= 128 else f"a number of {x.bit_length()} bits"


_brief = _Brief()
_brief.maxlevel, _brief.maxstring, _brief.maxother = 2, 60, 60
_brief.maxlist = _brief.maxtuple = _brief.maxdict = 3


def short_repr(value: object) -> str:
    """A value quoted for a message, cut where it is long."""
    text = _brief.repr(value)
    return text if len(text) <= 80 else f"{text[:80]}..."


def mapping(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{where} must be an object, not {short_repr(value)}")
    return value


def member(source: dict[str, Any], name: str, where: str) -> Any:
    if name not in source:
        raise ValueError(f"{where} lacks {name!r}")
    return source[name]


def items(value: object, where: str, length: int | None) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {short_repr(value)}")
    if length is not None and len(value) != length:
        raise ValueError(f"{where} must have {length} entries, not {len(value)}")
    return value


def integer(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{where} must be a whole number, not {short_repr(value)}")
    if not low <= value <= high:
        raise ValueError(f"{where} must be from {low} to {high}, not {short_repr(value)}")
    return value


def check_format(source: dict[str, Any], wanted: str, where: str) -> None:
    form = member(source, "format", where)
    if form != wanted:
        raise ValueError(f"{where}'s format must be {wanted!r}, not {short_repr(form)}")


def tile_name(value: object, where: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{where}: {short_repr(value)} is none of {allowed[0]} to {allowed[-1]}")
    return value


def players(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 2 <= value <= 4:
        raise ValueError(f"a game has 2, 3 or 4 players, not {short_repr(value)}")
    return value


def seed(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_SEED:
        raise ValueError(
            f"a seed is a whole number from 0 to {LARGEST_SEED}, not {short_repr(value)}"
        )
    return value


def flag(value: object, where: str) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"{where} must be true or false, not {short_repr(value)}")
    return int(value)


def quarters(value: object, where: str, most: int) -> int:
    """Points, in quarters."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{where} must be a number, not {short_repr(value)}")
    if not -most <= value <= most:
        raise ValueError(f"{where} must be from {-most} to {most}, not {short_repr(value)}")
    if value * 4 % 1:
        raise ValueError(f"{where} must be in quarters, not {short_repr(value)}")
    return int(value * 4)


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{where} must be a text, not {short_repr(value)}")
    return value
