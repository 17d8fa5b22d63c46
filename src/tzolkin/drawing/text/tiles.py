"""The buildings and monuments on display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import t

from . import descriptions
from .plain import grid

if TYPE_CHECKING:
    from rich.table import Table


def size(stack: int | list[str]) -> int:
    """How many tiles a stack has; a view tells only the number."""
    return stack if isinstance(stack, int) else len(stack)


def stacks(position: Position) -> str:
    return t("board-stack", n=size(position["stack"]), next=size(position["next_stack"]))


def tile_table(tiles: list[str | None]) -> Table:
    """Cost and effect of every tile of a row."""
    table = grid("", "", t("column-cost"), t("column-brings"))
    for tile in tiles:
        if tile is None:
            table.add_row("-", Text(t("board-empty-place"), style="dim"))
        else:
            table.add_row(Text(tile, style="bold"), *_told(tile))
    return table


def _told(tile: str) -> tuple[Text, str, str]:
    return (
        Text(descriptions.kind(tile), style="dim"),
        descriptions.cost(tile),
        descriptions.does(tile),
    )


def on_display(position: Position) -> Table:
    """Both rows together."""
    return tile_table([tile for tile in (*position["buildings"], *position["monuments"]) if tile])
