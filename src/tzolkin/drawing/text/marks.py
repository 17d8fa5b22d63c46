"""The mark of a seat: its letter and its colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

LETTERS = "ABCD"
STYLES = ("bold white on red", "bold white on blue", "bold black on yellow", "bold black on green")
NEUTRAL = "n"

Holder = int | str | None


def letter(holder: Holder) -> str:
    """Return `A` to `D`, `n` for a neutral worker, or a dot for nobody."""
    if holder is None:
        return "·"
    return LETTERS[holder] if isinstance(holder, int) else NEUTRAL


def chip(holder: Holder) -> Text:
    """Return the letter in the colour of the seat."""
    return Text(letter(holder), style=STYLES[holder] if isinstance(holder, int) else "dim")


def chips(holders: Iterable[int]) -> Text:
    return Text("").join(chip(holder) for holder in holders)


def coloured_name(seat: int, names: list[str]) -> Text:
    """Return the letter, in its colour, and the name."""
    return Text.assemble(chip(seat), " ", names[seat])


def plain_name(seat: int, names: list[str]) -> str:
    """Return the letter and the name without colour."""
    return f"{letter(seat)} {names[seat]}"
