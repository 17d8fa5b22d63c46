"""The buildings and monuments on display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import t

from . import descriptions
from .grid import grid

if TYPE_CHECKING:
    from rich.table import Table


def size(stack: int | list[str]) -> int:
    """Return the height of a stack; a view gives only this number."""
    return stack if isinstance(stack, int) else len(stack)


def stacks(position: Position) -> str:
    return t("board-stack", n=size(position["stack"]), next=size(position["next_stack"]))


def tile_table(tiles: list[str | None]) -> Table:
    """Return a table of the cost and benefit of every tile of a row."""
    table = grid("", "", t("column-cost"), t("column-brings"))
    for tile in tiles:
        if tile is None:
            table.add_row("-", Text(t("board-empty-place"), style="dim"))
        else:
            table.add_row(Text(tile, style="bold"), *_cells(tile))
    return table


def _cells(tile: str) -> tuple[Text, str, str]:
    return (
        Text(descriptions.kind(tile), style="dim"),
        descriptions.cost(tile),
        descriptions.benefit(tile),
    )


def on_display(position: Position) -> Table:
    """Return a table of both rows together."""
    return tile_table([tile for tile in (*position["buildings"], *position["monuments"]) if tile])
