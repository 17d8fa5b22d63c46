"""The five gears: who stands where, and what each space gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.content import Gear
from tzolkin.positions import Position

from .. import seats, spaces, words
from .plain import grid

if TYPE_CHECKING:
    from rich.table import Table

MOST_TEETH = max(gear.teeth for gear in content.GEARS)
MOST_SPACES = max(gear.last_space for gear in content.GEARS)
LEGEND = "n: neutral, [n]: on its way back to 0 · Chichen Itza: points, temple, * a cube"


def gear_table(position: Position) -> Group:
    """A column for each gear, a row for each space."""
    table = grid("", *(words.GEAR_TITLES[gear.name] for gear in content.GEARS), gap=1)
    for column in table.columns[1:]:
        column.ratio = 1
    table.expand = True
    for tooth in range(MOST_TEETH):
        cells = [_cell(position, gear, tooth) for gear in content.GEARS]
        if any(cell.plain for cell in cells):
            table.add_row(Text(f"{tooth:2}", style="dim"), *cells)
    return Group(table, Text(LEGEND, style="dim"))


def _cell(position: Position, gear: Gear, tooth: int) -> Text:
    holder = position["gears"][gear.name][tooth] if tooth < gear.teeth else None
    if not spaces.is_numbered(gear, tooth):
        return Text("") if holder is None else Text.assemble("[", seats.chip(holder), "]")
    return Text.assemble(seats.chip(holder), " ", _action(position, gear, tooth))


def _action(position: Position, gear: Gear, space: int) -> Text:
    if gear.name != "chichen" or not 1 <= space <= gear.actions:
        return Text(spaces.gives(gear.name, space))
    giver = position["offerings"][space - 1]
    if giver is not None:
        return Text.assemble(("skull of ", "dim"), seats.chip(giver))
    place = content.OFFERINGS[space - 1]
    cube = "*" if place.resources else ""
    return Text(f"{place.points:2} {_short(place.temple)}{cube}")


def _short(temple: str) -> str:
    return (temple if len(temple) <= len("kukulkan") else temple[:7]).capitalize()


def gear_strip(position: Position) -> Group:
    """A line for each gear, only with who stands where."""
    table = grid("", *(str(space) for space in range(MOST_SPACES + 1)))
    for gear in content.GEARS:
        teeth = position["gears"][gear.name]
        chips = [seats.chip(teeth[space]) for space in range(gear.last_space + 1)]
        table.add_row(words.GEAR_TITLES[gear.name], *chips)
    return Group(table, _jungle_line(position), *_skull_line(position))


def _jungle_line(position: Position) -> Text:
    groups = (_group(position, group) for group in content.HARVEST_CORN)
    return Text(f"Jungle {' · '.join(groups)}")


def _group(position: Position, group: int) -> str:
    tiles = position["jungle"][str(group)]
    wood = f" {tiles['wood']} wood" if group in content.HARVEST_WOOD else ""
    return f"{group}: {tiles['corn'] - tiles['wood']} corn{wood}"


def _skull_line(position: Position) -> list[Text]:
    """The places of Chichen Itza that are used up, if there are any."""
    laid = [(n, seat) for n, seat in enumerate(position["offerings"], 1) if seat is not None]
    parts = [Text.assemble(f"{place} ", seats.chip(seat)) for place, seat in laid]
    return [Text.assemble("Skulls on ", Text(", ").join(parts))] if parts else []


def jungle(position: Position) -> Table:
    """The tiles left in the jungle."""
    table = grid("", *(f"Palenque {group}" for group in content.HARVEST_CORN))
    tiles = [position["jungle"][str(group)] for group in content.HARVEST_CORN]
    open_corn = [str(group["corn"] - group["wood"]) for group in tiles]
    table.add_row("open corn tiles", *open_corn)
    table.add_row("corn tiles under wood", *(str(group["wood"]) for group in tiles))
    return table
