"""The tracks: the temples as ladders, and the technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.content import Technology, Temple
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import descriptions, marks
from .grid import grid

if TYPE_CHECKING:
    from rich.table import Table

MOST_STEPS = max(len(temple.steps) for temple in content.TEMPLES)
COLOURS = {"brown": "dark_orange3", "yellow": "yellow", "green": "green"}


def ladders(position: Position) -> Group:
    """Draw the temples: points and goods of each step, highest first, and who stands there."""
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
    good = descriptions.short_name(step.good) if step.good else ""
    here = _standing(position, "temples", temple.name, row - 1)
    return Text.assemble((f"{row - 1:2} ", "dim"), f"{step.points:3} {good:8}", here)


def _standing(position: Position, kind: str, name: str, height: int) -> Text:
    return marks.chips(
        number for number, seat in enumerate(position["seats"]) if seat[kind][name] == height
    )


def technologies(position: Position) -> Table:
    """Return a table of who has which level, and what the levels bring."""
    table = grid("", "", "", "")
    for track in content.TECHNOLOGIES:
        for level in range(len(track.levels) + 1):
            here = _standing(position, "technologies", track.name, level)
            title = "" if level else descriptions.technology(track.name)
            table.add_row(title, Text(str(level), style="dim"), here, _brings(track, level))
    return table


def _brings(track: Technology, level: int) -> str:
    """Describe a level; the highest one also with the bonus for advancing further."""
    top = len(track.levels)
    numbers = [level, top + 1] if level == top else [level] if level else []
    return "; ".join(descriptions.technology_level(track.name, number) for number in numbers)
