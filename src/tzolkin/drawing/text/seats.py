"""How a seat looks: a letter, and a colour where there are colours."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

LETTERS = "ABCD"
STYLES = ("bold white on red", "bold white on blue", "bold black on yellow", "bold black on green")
NEUTRAL = "n"

Holder = int | str | None


def letter(holder: Holder) -> str:
    """`A` to `D`, `n` for a neutral worker, a dot for nobody."""
    if holder is None:
        return "·"
    return LETTERS[holder] if isinstance(holder, int) else NEUTRAL


def chip(holder: Holder) -> Text:
    """The letter in the seat's colour."""
    return Text(letter(holder), style=STYLES[holder] if isinstance(holder, int) else "dim")


def chips(holders: Iterable[int]) -> Text:
    return Text("").join(chip(holder) for holder in holders)


def titled(seat: int, names: list[str]) -> Text:
    """The letter and the name."""
    return Text.assemble(chip(seat), " ", names[seat])


def title(seat: int, names: list[str]) -> str:
    """The same without colour."""
    return f"{letter(seat)} {names[seat]}"
