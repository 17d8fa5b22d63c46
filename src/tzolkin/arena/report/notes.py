"""The texts of the report: what was played, what went wrong, and how it was measured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from .. import formatting
from ..results import Results

MOST_LISTED = 20
Names = dict[str, str]


def introduction(results: Results, provenance: dict[str, Any], names: Names) -> str:
    played = " and ".join(
        f"{formatting.counted(table.games, 'game')} of {table.players} players"
        for table in results.tables
    )
    program = f"tzolkin {provenance['version']}, {provenance['engine']} engine"
    return (
        f"<header><h1>{escape(' · '.join(names.values()))}</h1>"
        f'<p class="soft">{played}; seed {results.plan.seed}; {escape(program)}; '
        f"{escape(provenance['date'])}</p></header>"
    )


def warnings(results: Results, names: Names) -> Iterator[str]:
    """Yield what a reader should know before trusting a figure."""
    if not results.complete:
        yield _warning(
            "Not everything was played",
            f"Of {results.planned:,} games {results.games:,} were; the figures are about these.",
        )
    if results.few_deals:
        yield _warning("Few deals", formatting.DOUBT)
    if results.forfeits:
        yield _warning(
            "Forfeits", "A bot that broke the rules lost its game.", _forfeits(results, names)
        )
    if results.lost:
        yield _warning(
            "Lost blocks", "They could not be played and count for nobody.", _lost_blocks(results)
        )


def _warning(title: str, text: str, more: str = "") -> str:
    return f'<section class="card warn"><h3>{title}</h3><p>{escape(text)}</p>{more}</section>'


def _forfeits(results: Results, names: Names) -> str:
    items = (
        f"<b>{escape(names[bot])}</b> {formatting.counted(count, 'time')}, first in "
        f"<code>{escape(game)}</code>: {escape(fault)}"
        for bot, fault, count, game in results.grouped_forfeits()
    )
    return _list(items)


def _lost_blocks(results: Results) -> str:
    items = (
        f"deal {one.block.deal} of {one.block.players} players: {escape(one.reason)}"
        for one in results.lost
    )
    return _list(items)


def _list(items: Iterable[str]) -> str:
    points = (f"<li>{item}</li>" for item in formatting.first_of(items, MOST_LISTED))
    return f"<ul>{''.join(points)}</ul>"


def method_section(results: Results) -> str:
    zero = f"so that {results.anchor} is 0" if results.anchor else "around a mean of 0"
    paragraphs = (
        "Every deal is played in several seatings, so that each bot sits in each seat equally "
        "often. Luck of the deal and of the seat is the same for all.",
        "Intervals come from resampling deals, not games: the games of one deal are not "
        "independent. Of a hundred such intervals about 95 hold the true figure. For that they are "
        "made wider the fewer deals there are, by Student's t; from very few they are rough all "
        "the same.",
        "The win share is per seat, and a shared win is split. The margin is to the best other "
        "seat. Ratings are Bradley-Terry ratings of all pairs at the table in Elo points, "
        f"{zero}; one drawn pairing of every two bots is added, which keeps them finite.",
        "A bot that fails, hangs or answers illegally loses that game; the others share the win "
        "by their points. Scores, margins and points leave such games out.",
    )
    body = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    return f'<section class="card"><h3>How it was measured</h3>{body}</section>'


def repeat_section(provenance: dict[str, Any]) -> str:
    """Return the command that plays the same again, and the code that played it."""
    about = ", ".join(f"{name} {provenance[name]}" for name in ("code", "python", "platform"))
    return (
        '<section class="card"><h3>How to repeat it</h3>'
        f"<pre>{escape(provenance['command'])}</pre>"
        f'<p class="soft">{escape(about)}. Bots that think for a given time play differently on '
        "another machine.</p></section>"
    )
