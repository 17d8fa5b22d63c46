"""Whose decision it is, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.positions import Position

from .. import seats
from ..choices import Choice
from ..differences import coloured
from .plain import grid

if TYPE_CHECKING:
    from rich.table import Table

QUESTIONS = {
    "wealth": "keep two of the four wealth tiles",
    "turn": "place workers or pick workers up",
    "placing": "place another worker, or done",
    "picking": "pick up another worker, or done",
    "action": "which action does the worker perform?",
    "harvest": "what is harvested?",
    "technology": "which technology is advanced?",
    "payment": "which cubes are paid?",
    "gain": "which cubes are gained?",
    "temple": "on which temple to rise?",
    "temples": "on which two temples to rise?",
    "construct": "what is constructed?",
    "spare": "which cube is not paid (architecture 3)?",
    "market": "what is sold or bought?",
    "use": "which action of which city?",
    "offering": "pay a cube to rise on a temple (theology 2)?",
    "calendar": "how many days does the calendar turn?",
}


def question(position: Position, names: list[str]) -> Text:
    """Who decides about what."""
    decision = position["decision"]
    if decision == "over":
        return Text("The game is over.", style="bold")
    who = seats.titled(position["seat"], names)
    return Text.assemble(who, " decides: ", (QUESTIONS[decision], "bold"), f" [{decision}]")


def choice_table(some: list[Choice]) -> Table:
    """The answers, numbered from 1."""
    table = grid("", "", "", "", gap=2)
    table.columns[0].justify = "right"
    table.columns[1].no_wrap = True
    for number, choice in enumerate(some, 1):
        change = Text("") if choice.change is None else coloured(choice.change)
        table.add_row(Text(str(number), style="bold"), choice.text, change, Text(choice.meaning))
    return table
