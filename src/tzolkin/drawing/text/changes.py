"""What an action changed, in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from . import descriptions

Change = dict[str, Any]


def parts(change: Change) -> list[tuple[str, float]]:
    """What changed for one seat, and by how much."""
    flat = [(name, amount) for name, amount in change.items() if not isinstance(amount, dict)]
    flat += [*change["temples"].items(), *change["technologies"].items()]
    return [(descriptions.name(name), amount) for name, amount in flat if amount]


def told(change: Change) -> str:
    """`corn +3, Chaac -1`; empty where nothing changed."""
    return ", ".join(f"{name} {amount:+g}" for name, amount in parts(change))


def coloured(change: Change) -> Text:
    """The same in green and red."""
    pieces = [
        Text(f"{name} {amount:+g}", style="green" if amount > 0 else "red")
        for name, amount in parts(change)
    ]
    return Text(", ").join(pieces)


def total(some: list[Change]) -> Change:
    """Several changes of one seat in one."""
    first, *others = some
    for other in others:
        first = _sum(first, other)
    return first


def _sum(one: Change, other: Change) -> Change:
    return {
        name: _sum(value, other[name]) if isinstance(value, dict) else value + other[name]
        for name, value in one.items()
    }
