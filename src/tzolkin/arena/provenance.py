"""How results came about, and the files they are written to."""

from __future__ import annotations

import json
import platform
import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tzolkin import __version__
from tzolkin.rules.engine import ENGINE

from .errors import ArenaError
from .exports import as_csv, as_json
from .fingerprint import fingerprint
from .folder import told, write_whole
from .plan import Plan
from .report import as_html
from .results import Results
from .seatings import EVEN

FILES = ("results.csv", "results.json", "report.html")


def made(plan: Plan) -> dict[str, Any]:
    """With which code, where and when; and the command that plays the same again."""
    return {
        "version": __version__,
        "code": fingerprint(plan.bots),
        "engine": ENGINE,
        "command": command(plan),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
    }


def command(plan: Plan) -> str:
    players = ",".join(map(str, plan.players))
    words = ["tzolkin", "arena", "--bots", ",".join(plan.bots), "--players", players]
    words += ["--deals", str(plan.deals), "--seed", str(plan.seed)]
    words += [] if plan.seatings == EVEN else ["--seatings", plan.seatings]
    words += [] if plan.limit is None else ["--limit", f"{plan.limit:g}"]
    return shlex.join(words)


def write_results(results: Results, folder: Path | str) -> dict[str, Any]:
    """All three files; what is in the JSON is also given back."""
    path, about = Path(folder), made(results.plan)
    document = as_json(results, about)
    texts = (as_csv(results, about), json.dumps(document, indent=2) + "\n", as_html(results, about))
    try:
        for name, text in zip(FILES, texts, strict=True):
            write_whole(path / name, text)
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written: {told(error)}") from None
    return document
