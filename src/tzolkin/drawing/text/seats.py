"""The seats: goods, workers, farms and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from tzolkin.game.notation import TECHNOLOGIES, TEMPLES
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import t

from . import descriptions, marks
from .grid import grid

if TYPE_CHECKING:
    from rich.table import Table

_GOODS = ("corn", "wood", "stone", "gold", "skulls")


def _goods(seat: dict[str, Any]) -> list[str]:
    return [descriptions.points(seat["points"]), *(str(seat[name]) for name in _GOODS)]


def _titles(*others: str) -> list[str]:
    return [t(f"column-{name}") for name in ("points", *_GOODS, *others)]


def _number_columns(table: Table, first: int) -> Table:
    for column in table.columns[first:]:
        column.justify = "right"
    return table


def seat_table(position: Position, names: list[str]) -> Group:
    """Draw the numbers of every seat, then its tiles."""
    table = _number_columns(grid("", *_titles("workers", "free", "side"), gap=1), 1)
    for number, seat in enumerate(position["seats"]):
        board = t("text-light" if seat["light"] else "text-dark")
        workers = (str(seat["workers"]), str(seat["free"]), board)
        table.add_row(marks.coloured_name(number, names), *_goods(seat), *workers)
    return Group(table, _owned_table(position))


def _owned_table(position: Position) -> Table:
    table = grid("", "", "")
    for number, seat in enumerate(position["seats"]):
        for title, text in _owned(seat):
            table.add_row(marks.chip(number), Text(title, style="dim"), text)
    return table


def _owned(seat: dict[str, Any]) -> list[tuple[str, str]]:
    """Describe what lies in front of a seat."""
    wealth = seat["wealth"] or []
    offer = seat.get("offer", [])
    texts = {
        "text-farms": descriptions.benefit_of_farms([*wealth, *seat["buildings"]]),
        "text-jungle": _jungle(seat),
        "text-buildings": _tiles(seat["buildings"]),
        "text-monuments": _tiles(seat["monuments"]),
        "text-wealth": t("text-secret") if seat["wealth"] is None else _tiles(wealth),
        "text-dealt": t("text-secret") if offer is None else "; ".join(map(_tile, offer)),
    }
    return [(t(key), text) for key, text in texts.items() if text]


def _jungle(seat: dict[str, Any]) -> str:
    counts = {"board-corn-tiles": seat["corn_tiles"], "board-wood-tiles": seat["wood_tiles"]}
    return ", ".join(t(key, n=count) for key, count in counts.items() if count)


def _tiles(tiles: list[str]) -> str:
    return " ".join(tiles)


def _tile(tile: str) -> str:
    return f"{tile} {descriptions.benefit(tile)}"


def seat_lines(position: Position, names: list[str]) -> Table:
    """Draw a line for each seat: goods, workers, steps of the temples, levels of technologies."""
    short = [descriptions.short_name(name)[:3] for name in (*TEMPLES, *TECHNOLOGIES)]
    table = _number_columns(grid("", *_titles("free"), *short, gap=1), 1)
    for number, seat in enumerate(position["seats"]):
        workers = f"{seat['free']}/{seat['workers']}"
        steps = [str(seat["temples"][name]) for name in TEMPLES]
        levels = [str(seat["technologies"][name]) for name in TECHNOLOGIES]
        name = marks.coloured_name(number, names)
        name.truncate(13, overflow="ellipsis")
        table.add_row(name, *_goods(seat), workers, *steps, *levels)
    return table
