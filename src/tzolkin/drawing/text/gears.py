"""The five gears: who stands where, and what each space gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.content import Gear
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import descriptions, marks
from .grid import grid

if TYPE_CHECKING:
    from rich.table import Table

MOST_TEETH = max(gear.teeth for gear in content.GEARS)
LONGEST_TEMPLE = len("kukulkan")  # so that the column stays narrow
MOST_SPACES = max(gear.last_space for gear in content.GEARS)


def gear_table(position: Position) -> Group:
    """Return a table with a column for each gear and a row for each space."""
    table = grid("", *(descriptions.city(gear.name) for gear in content.GEARS), gap=1)
    for column in table.columns[1:]:
        column.ratio = 1
    table.expand = True
    for tooth in range(MOST_TEETH):
        cells = [_cell(position, gear, tooth) for gear in content.GEARS]
        if any(cell.plain for cell in cells):
            table.add_row(Text(f"{tooth:2}", style="dim"), *cells)
    return Group(table, Text(t("text-gear-legend"), style="dim"))


def _cell(position: Position, gear: Gear, tooth: int) -> Text:
    holder = position["gears"][gear.name][tooth] if tooth < gear.teeth else None
    if not descriptions.is_numbered(gear, tooth):
        return Text("") if holder is None else Text.assemble("[", marks.chip(holder), "]")
    return Text.assemble(marks.chip(holder), " ", _action(position, gear, tooth))


def _action(position: Position, gear: Gear, space: int) -> Text:
    if gear.name != "chichen" or not 1 <= space <= gear.actions:
        return Text(descriptions.space_action(gear.name, space))
    giver = position["offerings"][space - 1]
    if giver is not None:
        return phrase("text-skull-of", seat=marks.chip(giver))
    place = content.OFFERINGS[space - 1]
    cube = "*" if place.resources else ""
    return Text(f"{place.points:2} {_short(place.temple)}{cube}")


def _short(temple: str) -> str:
    name = descriptions.temple(temple)
    return name if len(name) <= LONGEST_TEMPLE else name[: LONGEST_TEMPLE - 1]


def gear_strip(position: Position) -> Group:
    """Return a line for each gear, only with who stands where."""
    table = grid("", *(str(space) for space in range(MOST_SPACES + 1)))
    for gear in content.GEARS:
        teeth = position["gears"][gear.name]
        chips = [marks.chip(teeth[space]) for space in range(gear.last_space + 1)]
        table.add_row(descriptions.city(gear.name), *chips)
    return Group(table, _jungle_line(position), *_skull_line(position))


def _jungle_line(position: Position) -> Text:
    groups = (_group(position, group) for group in content.HARVEST_CORN)
    return Text(f"{t('text-jungle')} {' · '.join(groups)}")


def _group(position: Position, group: int) -> str:
    tiles = position["jungle"][str(group)]
    goods = f"{descriptions.short_name('corn')} {tiles['corn'] - tiles['wood']}"
    if group in content.HARVEST_WOOD:
        goods += f", {descriptions.short_name('wood')} {tiles['wood']}"
    return f"{group}: {goods}"


def _skull_line(position: Position) -> list[Text]:
    """Describe the places of Chichen Itza that are used up, if there are any."""
    laid = [(n, seat) for n, seat in enumerate(position["offerings"], 1) if seat is not None]
    parts = [Text.assemble(f"{place} ", marks.chip(seat)) for place, seat in laid]
    return [phrase("text-skulls-on", places=Text(", ").join(parts))] if parts else []


def jungle(position: Position) -> Table:
    """Return a table of the tiles left in the jungle."""
    table = grid(
        "", *(f"{descriptions.city('palenque')} {group}" for group in content.HARVEST_CORN)
    )
    tiles = [position["jungle"][str(group)] for group in content.HARVEST_CORN]
    open_corn = [str(group["corn"] - group["wood"]) for group in tiles]
    table.add_row(t("text-open-corn"), *open_corn)
    table.add_row(t("text-covered-corn"), *(str(group["wood"]) for group in tiles))
    return table
