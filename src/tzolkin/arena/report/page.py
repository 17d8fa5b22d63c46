"""The HTML page of the report, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from .. import formatting
from ..bot_names import short_names
from ..results import BotResult, Results, TableResult
from ..stats.estimates import Estimate
from .notes import introduction, method_section, repeat_section, warnings
from .plots import Plot, ridges, stacks, whiskers
from .point_sources import SOURCES
from .style import STYLE
from .tables import ahead_table, points_table, results_table

Names = dict[str, str]


def as_html(results: Results, provenance: dict[str, Any]) -> str:
    """Return the page, which needs no network, no script and no other file."""
    names = short_names(results.plan.different_bots)
    body = "\n".join(_body(results, provenance, names))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Arena: {escape(', '.join(names.values()))}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(results: Results, provenance: dict[str, Any], names: Names) -> Iterator[str]:
    yield introduction(results, provenance, names)
    yield from warnings(results, names)
    for table in results.tables:
        yield f"<h2>{table.players} players</h2>"
        yield from _section(results, table, names)
    yield "<h2>About these figures</h2>"
    yield method_section(results)
    yield repeat_section(provenance)


def _section(results: Results, table: TableResult, names: Names) -> Iterator[str]:
    played = f"{formatting.counted(table.deals, 'deal')}, {formatting.counted(table.games, 'game')}"
    yield _card(
        "Results", f"{played}. Below each figure: its 95 % interval.", results_table(table, names)
    )
    if not table.games:
        return
    if len(table.bots) > 1:
        yield _ratings(results, table, names)
        yield _win_shares(table, names)
    if any(one.scores for one in table.bots):
        yield _scores(table, names)
        yield _points(table, names)
    else:
        yield _card("Scores", "No scores: every game was forfeited by somebody.", "")
    if len(table.bots) > 1:
        yield _card(
            "Who finishes before whom",
            "How often the bot of the row ends before the bot of the column; a tie counts half.",
            ahead_table(table, names),
        )


def _card(title: str, caption: str, content: str) -> str:
    caption = f'<p class="soft">{escape(caption)}</p>'
    return f'<section class="card"><h3>{escape(title)}</h3>{caption}{content}</section>'


def _figure(title: str, caption: str, *content: str) -> str:
    head = f"<h3>{escape(title)}</h3><figcaption>{escape(caption)}</figcaption>"
    return f"<figure>{head}{''.join(content)}</figure>"


def _ratings(results: Results, table: TableResult, names: Names) -> str:
    zero = f"{names[results.anchor]} is 0" if results.anchor else "the mean of all is 0"
    rows = [(names[one.bot], one.rating) for one in table.ranked()]
    description = _describe_rows(rows, formatting.elo)
    plot = Plot(
        f"rating-{table.players}", "Rating", f"Elo points with 95 % intervals. {description}"
    )
    caption = f"Elo points, {zero}; 400 more are ten wins to one. Lines are 95 % intervals."
    return _figure("Rating", caption, whiskers(plot, rows, formatting.elo, None))


def _win_shares(table: TableResult, names: Names) -> str:
    rows = [(names[one.bot], one.win_share) for one in table.ranked()]
    description = _describe_rows(rows, formatting.percent)
    name = f"wins-{table.players}"
    plot = Plot(name, "Win share", f"Share of wins per seat with 95 % intervals. {description}")
    even = (1 / table.players, f"even: {1 / table.players:.0%}")
    drawn = whiskers(plot, rows, formatting.whole_percent, even)
    return _figure("Win share", "Wins per seat, ties split. Lines are 95 % intervals.", drawn)


def _describe_rows(rows: list[tuple[str, Estimate]], formatter: Any) -> str:
    """Describe a drawing for people who cannot see it."""
    return "; ".join(f"{name}: {formatting.with_interval(one, formatter)}" for name, one in rows)


def _scores(table: TableResult, names: Names) -> str:
    ranked = table.ranked()
    description = "; ".join(f"{names[one.bot]}: {_spread(one)}" for one in ranked)
    plot = Plot(
        f"scores-{table.players}", "Scores", f"How often each bot had which score. {description}"
    )
    drawn = ridges(plot, [(names[one.bot], one.scores) for one in ranked])
    caption = "How often each bot had which score; the line is the mean."
    return _figure("Scores", caption, drawn)


def _spread(one: BotResult) -> str:
    if not one.scores:
        return "no scores"
    mean = sum(one.scores) / len(one.scores)
    return f"from {one.scores[0]:g} to {one.scores[-1]:g}, mean {mean:.1f}"


def _points(table: TableResult, names: Names) -> str:
    ranked = table.ranked()
    name = f"points-{table.players}"
    plot = Plot(
        name, "Points by source", "Mean points of each bot by source, as in the table below."
    )
    drawn = stacks(plot, [(names[one.bot], one.points) for one in ranked])
    details = f"<details><summary>As a table</summary>{points_table(ranked, names)}</details>"
    caption = "Mean points of a game, losses to the left of zero; at the right, their sum."
    return _figure("Points by source", caption, _legend(), drawn, details)


def _legend() -> str:
    items = (
        f'<li><span style="background:{colour}"></span>{escape(title)}</li>'
        for title, colour in SOURCES.values()
    )
    return f'<ul class="legend">{"".join(items)}</ul>'
