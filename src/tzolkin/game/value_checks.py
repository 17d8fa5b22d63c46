"""Checks for data from outside: each returns the value, or raises ValueError saying what is wrong.

`where` names the value in the message.
"""

from __future__ import annotations

from reprlib import Repr
from typing import Any

LARGEST_SEED = 2**64 - 1
LONGEST_TIME = 86_400  # seconds: the largest budget or timeout
MOST_DEALS = 1_000_000
MOST_PROCESSES = 1024


class _Brief(Repr):
    """A repr that is short even for values that are long, deeply nested or have many digits."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() <= 128 else f"a number of {x.bit_length()} bits"


_brief = _Brief()
_brief.maxlevel, _brief.maxstring, _brief.maxother = 2, 60, 60
_brief.maxlist = _brief.maxtuple = _brief.maxdict = 3


def short_repr(value: object) -> str:
    """Return a value quoted for a message, cut if it is long."""
    text = _brief.repr(value)
    return text if len(text) <= 80 else f"{text[:80]}..."


def check_object(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{where} must be an object, not {short_repr(value)}")
    return value


def get_member(source: dict[str, Any], name: str, where: str) -> Any:
    if name not in source:
        raise ValueError(f"{where} lacks {name!r}")
    return source[name]


def check_list(value: object, where: str, length: int | None) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {short_repr(value)}")
    if length is not None and len(value) != length:
        raise ValueError(f"{where} must have {length} entries, not {len(value)}")
    return value


def check_integer(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{where} must be a whole number, not {short_repr(value)}")
    if not low <= value <= high:
        raise ValueError(f"{where} must be from {low} to {high}, not {short_repr(value)}")
    return value


def check_format(source: dict[str, Any], expected: str, where: str) -> None:
    given = get_member(source, "format", where)
    if given != expected:
        raise ValueError(f"{where}'s format must be {expected!r}, not {short_repr(given)}")


def check_tile(value: object, where: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{where}: {short_repr(value)} is none of {allowed[0]} to {allowed[-1]}")
    return value


def check_players(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 2 <= value <= 4:
        raise ValueError(f"a game has 2, 3 or 4 players, not {short_repr(value)}")
    return value


def check_seed(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_SEED:
        raise ValueError(
            f"a seed is a whole number from 0 to {LARGEST_SEED}, not {short_repr(value)}"
        )
    return value


def check_flag(value: object, where: str) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"{where} must be true or false, not {short_repr(value)}")
    return int(value)


def check_quarters(value: object, where: str, most: int) -> int:
    """Return points in quarters."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{where} must be a number, not {short_repr(value)}")
    if not -most <= value <= most:
        raise ValueError(f"{where} must be from {-most} to {most}, not {short_repr(value)}")
    if value * 4 % 1:
        raise ValueError(f"{where} must be in quarters, not {short_repr(value)}")
    return int(value * 4)


def check_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{where} must be a text, not {short_repr(value)}")
    return value
