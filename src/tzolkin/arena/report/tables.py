"""The tables of the report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .. import formatting
from ..results import BotResult, TableResult
from .point_sources import SOURCES

Names = dict[str, str]


def results_table(table: TableResult, names: Names) -> str:
    titles = ("bot", "win share", "score", "margin", "rating", "time per turn", "forfeits")
    rows = ([escape(names[one.bot]), *_figures(one)] for one in table.ranked())
    return _table(titles, rows)


def _figures(one: BotResult) -> list[str]:
    pairs = formatting.figures(one)
    return [f"{value}<small>{between}</small>" if between else value for value, between in pairs]


def points_table(bots: Sequence[BotResult], names: Names) -> str:
    titles = ("source", *(names[one.bot] for one in bots))
    rows = [
        [escape(title), *(_amount(one, source) for one in bots)]
        for source, (title, _) in SOURCES.items()
    ]
    return _table(titles, rows)


def _amount(one: BotResult, source: str) -> str:
    return formatting.points(one.points[source]) if source in one.points else formatting.NOTHING


def ahead_table(table: TableResult, names: Names) -> str:
    """Return who finishes before whom, coloured by the difference from even."""
    order = [table.bots.index(one) for one in table.ranked()]
    short = [names[table.bots[number].bot] for number in order]
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in ("", *short))
    rows = (
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(_share(table.ahead[number][other]) for other in order)
        + "</tr>"
        for name, number in zip(short, order, strict=True)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _share(share: float | None) -> str:
    if share is None:
        return f'<td class="share">{formatting.NOTHING}</td>'
    colour, strength = ("good" if share >= 0.5 else "bad"), abs(share - 0.5)
    style = f"background: rgb(var(--{colour}) / {strength:.2f})"
    return f'<td class="share" style="{style}">{share:.0%}</td>'


def _table(titles: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
