"""The temples as ladders, and the technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.content import Temple
from tzolkin.positions import Position

from .. import seats, words
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
    note = "step, points at the end of an age, good in the middle of an age"
    return Group(table, Text(note, style="dim"))


def _title(temple: Temple) -> Text:
    first, second = temple.bonus
    style = f"bold {COLOURS[temple.colour]}"
    return Text.assemble((temple.name.capitalize(), style), f", highest +{first}/+{second}")


def _step(position: Position, temple: Temple, row: int) -> Text:
    if row >= len(temple.steps):
        return Text("")
    step = temple.steps[row]
    good = words.good(1, step.good) if step.good else ""
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
        told = ("", *track.levels[:-1], f"{track.levels[-1]}; again: {track.bonus}")
        for level, words_of_level in enumerate(told):
            here = _standing(position, "technologies", track.name, level)
            title = "" if level else track.name.capitalize()
            table.add_row(title, Text(str(level), style="dim"), here, words_of_level)
    return table
