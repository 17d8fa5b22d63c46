"""The decision at hand: the question, and a table of its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import marks
from .choices import Choice
from .grid import grid
from .seat_changes import change_text

if TYPE_CHECKING:
    from rich.table import Table


def question(position: Position, names: list[str]) -> Text:
    """Return who decides about what."""
    decision = position["decision"]
    if decision == "over":
        return Text(t("log-finished"), style="bold")
    who = marks.coloured_name(position["seat"], names)
    asked = Text(t(f"decision-{decision}"), style="bold")
    return Text.assemble(phrase("text-decides", name=who, question=asked), f" [{decision}]")


def choice_table(choices: list[Choice]) -> Table:
    """Return the answers, numbered from 1."""
    table = grid("", "", "", "", gap=2)
    table.columns[0].justify = "right"
    table.columns[1].no_wrap = True
    for number, choice in enumerate(choices, 1):
        change = Text("") if choice.change is None else change_text(choice.change)
        table.add_row(Text(str(number), style="bold"), choice.text, change, Text(choice.meaning))
    return table
