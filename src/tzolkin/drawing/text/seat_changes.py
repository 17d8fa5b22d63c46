"""What an action changed for a seat, in words: `corn +3, Chaac -1`."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from . import descriptions

SeatChange = dict[str, Any]


def change_text(change: SeatChange) -> Text:
    """Describe a change, gains in green and losses in red; empty if nothing changed."""
    pieces = [
        Text(f"{name} {amount:+g}", style="green" if amount > 0 else "red")
        for name, amount in _parts(change)
    ]
    return Text(", ").join(pieces)


def in_brackets(text: Text) -> Text:
    """Return what stands after an action: the text in brackets, or nothing if it is empty."""
    return Text.assemble(" (", text, ")") if text.plain else Text("")


def sum_of(changes: list[SeatChange]) -> SeatChange:
    """Add up several changes of one seat."""
    first, *others = changes
    for other in others:
        first = _sum(first, other)
    return first


def _parts(change: SeatChange) -> list[tuple[str, float]]:
    flat = [(name, amount) for name, amount in change.items() if not isinstance(amount, dict)]
    flat += [*change["temples"].items(), *change["technologies"].items()]
    return [(descriptions.short_name(name), amount) for name, amount in flat if amount]


def _sum(one: SeatChange, other: SeatChange) -> SeatChange:
    return {
        name: _sum(value, other[name]) if isinstance(value, dict) else value + other[name]
        for name, value in one.items()
    }
