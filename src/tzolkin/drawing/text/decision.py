"""Whose decision it is, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import seats
from .changes import coloured
from .choices import Choice
from .plain import grid

if TYPE_CHECKING:
    from rich.table import Table


def question(position: Position, names: list[str]) -> Text:
    """Who decides about what."""
    decision = position["decision"]
    if decision == "over":
        return Text(t("log-finished"), style="bold")
    who = seats.titled(position["seat"], names)
    asked = Text(t(f"decision-{decision}"), style="bold")
    return Text.assemble(phrase("text-decides", name=who, question=asked), f" [{decision}]")


def choice_table(some: list[Choice]) -> Table:
    """The answers, numbered from 1."""
    table = grid("", "", "", "", gap=2)
    table.columns[0].justify = "right"
    table.columns[1].no_wrap = True
    for number, choice in enumerate(some, 1):
        change = Text("") if choice.change is None else coloured(choice.change)
        table.add_row(Text(str(number), style="bold"), choice.text, change, Text(choice.meaning))
    return table
