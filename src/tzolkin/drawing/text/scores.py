"""The result of a game, and where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from tzolkin.game.breakdown import SOURCES
from tzolkin.locales.i18n import phrase, t

from . import descriptions, marks
from .grid import grid

if TYPE_CHECKING:
    from rich.table import Table


def result(
    scores: list[float], winners: list[int], breakdown: list[dict[str, Any]], names: list[str]
) -> Group:
    """Return who won, and a table of where the points come from."""
    return Group(result_line(scores, winners, names), breakdown_table(breakdown, names))


def result_line(scores: list[float], winners: list[int], names: list[str]) -> Text:
    """Return who won with how many points, or that the game is still going on."""
    if not winners:
        return Text(t("text-going-on"), style="bold")
    points = t("board-points", points=scores[winners[0]])
    first, *others = (marks.coloured_name(seat, names) for seat in winners)
    if not others:
        return phrase("text-wins", name=first, points=points)
    most = Text(", ").join([first, *others[:-1]])
    together = phrase("list-and", most=most, last=others[-1])
    return phrase("text-share", names=together, points=points)


def breakdown_table(breakdown: list[dict[str, Any]], names: list[str]) -> Table:
    """Return a table with a column for each seat and a row for each source of points."""
    table = grid("", *names)
    for seat, column in enumerate(table.columns[1:]):
        column.header = marks.coloured_name(seat, names)
        column.justify = "right"
    for source, amounts in _rows(breakdown):
        table.add_row(source, *amounts)
    totals = [descriptions.points(seat["total"]) for seat in breakdown]
    table.add_row(*(Text(cell, style="bold") for cell in (t("source-total"), *totals)))
    return table


def _rows(breakdown: list[dict[str, Any]]) -> list[tuple[str, list[str]]]:
    sources = [name for name in SOURCES if name != "earlier" or any(s[name] for s in breakdown)]
    rows = [
        (_source(name), [descriptions.points(seat[name]) for seat in breakdown]) for name in sources
    ]
    monuments = sorted({tile for seat in breakdown for tile in seat["monuments"]})
    return rows + [
        (t("source-monument", tile=tile), _monument(breakdown, tile)) for tile in monuments
    ]


def _source(name: str) -> str:
    return t(f"source-{name.replace('_', '-')}")


def _monument(breakdown: list[dict[str, Any]], tile: str) -> list[str]:
    return [
        descriptions.points(s["monuments"][tile]) if tile in s["monuments"] else ""
        for s in breakdown
    ]
