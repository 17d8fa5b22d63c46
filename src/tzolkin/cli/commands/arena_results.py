"""The results of an arena in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.arena import formatting
from tzolkin.arena.bot_names import short_names
from tzolkin.arena.results import BotResult, Results, TableResult
from tzolkin.drawing.text.grid import grid

from ..console import printable

if TYPE_CHECKING:
    from rich.console import Console

MOST_LISTED = 10
TITLES = ("bot", "win share", "score", "margin", "rating", "time/turn", "forfeits")


def print_results(console: Console, results: Results) -> None:
    """Print a table for every number of players, and what went wrong."""
    names = short_names(results.plan.different_bots)
    for table in results.tables:
        console.print(Text(_heading(table), style="bold"))
        _print_table(console, table, names)
        console.print()
    for line in [*_doubts(results), *_forfeits(results, names), *_lost(results)]:
        console.print(Text(printable(line)), soft_wrap=True)


def _heading(table: TableResult) -> str:
    deals, games = formatting.counted(table.deals, "deal"), formatting.counted(table.games, "game")
    return f"{table.players} players: {deals}, {games}, with 95 % intervals"


def _print_table(console: Console, table: TableResult, names: dict[str, str]) -> None:
    """Print a table of bots; forfeits have a column only if there are some."""
    titles = TITLES if any(one.forfeits for one in table.bots) else TITLES[:-1]
    shown = grid(*titles)
    for column in shown.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for one in table.ranked():
        shown.add_row(printable(names[one.bot]), *_cells(one)[: len(titles) - 1])
    console.print(shown)


def _cells(one: BotResult) -> list[Text]:
    """Return the figures of a bot, with their intervals below."""
    pairs = formatting.figures(one, "..")
    return [
        Text.assemble(value, "\n", (between, "dim")) if between else Text(value)
        for value, between in pairs
    ]


def _doubts(results: Results) -> list[str]:
    return [formatting.DOUBT] if results.few_deals else []


def _forfeits(results: Results, names: dict[str, str]) -> list[str]:
    lines = (
        f"{names[bot]} forfeited {formatting.counted(count, 'time')}, first in {game}: {fault}"
        for bot, fault, count, game in results.grouped_forfeits()
    )
    return formatting.first_of(lines, MOST_LISTED)


def _lost(results: Results) -> list[str]:
    lines = (
        f"deal {one.block.deal} of {one.block.players} players is lost, {one.reason}"
        for one in results.lost
    )
    return formatting.first_of(lines, MOST_LISTED)
