"""The files of results: JSON and CSV for programs, and the HTML report."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from .errors import ArenaError
from .folder import os_reason, write_atomically
from .provenance import provenance_of
from .report import as_html
from .results import BotResult, Results, TableResult
from .stats.estimates import Estimate

FILES = ("results.csv", "results.json", "report.html")
FORMAT = "tzolkin-arena-results/1"
FIGURES = ("win_share", "score", "margin", "rating")
QUANTILES = (0, 5, 25, 50, 75, 95, 100)
DIGITS = 6


def write_results(results: Results, folder: Path | str) -> dict[str, Any]:
    """Write the three files of results to a folder and return the content of the JSON file."""
    path, provenance = Path(folder), provenance_of(results.plan)
    document = as_json(results, provenance)
    texts = (
        as_csv(results, provenance),
        json.dumps(document, indent=2) + "\n",
        as_html(results, provenance),
    )
    try:
        for name, text in zip(FILES, texts, strict=True):
            write_atomically(path / name, text)
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written: {os_reason(error)}") from None
    return document


def as_json(results: Results, provenance: dict[str, Any]) -> dict[str, Any]:
    """Return everything but the scores of single games, with the provenance."""
    return {
        "format": FORMAT,
        **provenance,
        "plan": results.plan.as_json(),
        "complete": results.complete,
        "anchor": results.anchor,
        "tables": [_table(table) for table in results.tables],
        "forfeits": [asdict(forfeit) for forfeit in results.forfeits],
        "lost": [asdict(loss) for loss in results.lost],
    }


def _table(table: TableResult) -> dict[str, Any]:
    return {
        "players": table.players,
        "deals": table.deals,
        "games": table.games,
        "bots": [_bot(result) for result in table.bots],
        "ahead": [[_rounded(share) for share in row] for row in table.ahead],
    }


def _bot(result: BotResult) -> dict[str, Any]:
    return {
        "bot": result.bot,
        "seats": result.seats,
        **{name: _estimate(getattr(result, name)) for name in FIGURES},
        "seconds_per_turn": _rounded(result.seconds_per_turn),
        "forfeits": result.forfeits,
        "score_quantiles": _quantiles(result.scores),
        "points": {source: _rounded(amount) for source, amount in result.points.items()},
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {name: _rounded(value) for name, value in estimate._asdict().items()}


def _quantiles(scores: list[float]) -> dict[str, float]:
    if not scores:
        return {}
    return {f"{q}%": float(np.percentile(scores, q)) for q in QUANTILES}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def as_csv(results: Results, provenance: dict[str, Any]) -> str:
    """Return a CSV table with a row for every number of players and bot."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _columns(), lineterminator="\n")
    writer.writeheader()
    for table in results.tables:
        for result in table.bots:
            writer.writerow(_row(results, table, result, provenance))
    return text.getvalue()


def _columns() -> list[str]:
    bounds = [f"{name}{end}" for name in FIGURES for end in ("", "_low", "_high")]
    common = ["seed", "version", "code", "engine"]
    return [
        "players",
        "bot",
        "deals",
        "games",
        "seats",
        *bounds,
        "seconds_per_turn",
        "forfeits",
        *common,
    ]


def _row(
    results: Results, table: TableResult, result: BotResult, provenance: dict[str, Any]
) -> dict[str, Any]:
    row = {"players": table.players, "bot": result.bot, "deals": table.deals, "games": table.games}
    row |= {"seats": result.seats, "forfeits": result.forfeits, "seed": results.plan.seed}
    row |= {name: provenance.get(name) for name in ("version", "code", "engine")}
    for name in FIGURES:
        value, low, high = map(_rounded, getattr(result, name))
        row |= {name: value, f"{name}_low": low, f"{name}_high": high}
    return {**row, "seconds_per_turn": _rounded(result.seconds_per_turn)}
