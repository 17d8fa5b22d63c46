"""The temples as ladders, and the technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.content import Temple
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import descriptions, seats
from .plain import grid

if TYPE_CHECKING:
    from rich.table import Table

MOST_STEPS = max(len(temple.steps) for temple in content.TEMPLES)
COLOURS = {"brown": "dark_orange3", "yellow": "yellow", "green": "green"}


def ladders(position: Position) -> Group:
    """The highest steps above; points and goods of each step, and who stands there."""
    table = grid("", "", "", gap=3)
    table.add_row(*(_title(temple) for temple in content.TEMPLES))
    for row in reversed(range(MOST_STEPS)):
        table.add_row(*(_step(position, temple, row) for temple in content.TEMPLES))
    return Group(table, Text(t("text-temple-note"), style="dim"))


def _title(temple: Temple) -> Text:
    first, second = temple.bonus
    named = Text(descriptions.temple(temple.name), style=f"bold {COLOURS[temple.colour]}")
    return phrase("text-temple-title", temple=named, first=first, second=second)


def _step(position: Position, temple: Temple, row: int) -> Text:
    if row >= len(temple.steps):
        return Text("")
    step = temple.steps[row]
    good = descriptions.name(step.good) if step.good else ""
    here = _standing(position, "temples", temple.name, row - 1)
    return Text.assemble((f"{row - 1:2} ", "dim"), f"{step.points:3} {good:8}", here)


def _standing(position: Position, kind: str, name: str, height: int) -> Text:
    return seats.chips(
        number for number, seat in enumerate(position["seats"]) if seat[kind][name] == height
    )


def technologies(position: Position) -> Table:
    """Who has which level, and what the levels bring."""
    table = grid("", "", "", "")
    for track in content.TECHNOLOGIES:
        top = len(track.levels)
        for level in range(top + 1):
            here = _standing(position, "technologies", track.name, level)
            title = "" if level else descriptions.technology(track.name)
            reached = [level, top + 1] if level == top else [level] if level else []
            brings = "; ".join(descriptions.level(track.name, number) for number in reached)
            table.add_row(title, Text(str(level), style="dim"), here, brings)
    return table
