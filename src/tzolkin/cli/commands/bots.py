"""`tzolkin bots` and `tzolkin bot`: list our bots, and lend one to another program."""

from __future__ import annotations

import sys

from tzolkin.bots import BOTS, Bot, UnknownBotError
from tzolkin.bots.external.child import serve_bot

from ..console import print_json, print_message, results
from ..errors import CommandError


def list_bots(as_json: bool) -> None:
    """Print the names that can be written after --bot."""
    if as_json:
        print_json([{"name": name, **_described(found)} for name, found in BOTS.items()])
    else:
        _print_table()


def _described(found: type[Bot]) -> dict[str, object]:
    versions = list(found.versions)
    return {"about": found.about, "takes_budget": found.takes_budget, "versions": versions}


def _print_table() -> None:
    from rich.table import Table

    table = Table("bot", "budget", "how it plays", box=None, pad_edge=False)
    for name, found in BOTS.items():
        table.add_row(name, "yes" if found.takes_budget else "", found.about)
    results().print(table)
    print_message(
        "A budget is written after the name: search:1000 (simulations) or search:2s, per turn;"
    )
    print_message("search:2s:2 thinks in two threads.")
    versions = [f"{name} {', '.join(map(str, BOTS[name].versions))}" for name in BOTS]
    print_message("Versions are written as search@1:1000; without one the newest plays. There are")
    print_message(f"{'; '.join(text for text in versions if text[-1].isdigit())}.")


def lend_bot(name: str, seed: int) -> None:
    """Answer another program on stdin and stdout until it closes them."""
    if sys.stdin.isatty():
        print_message("Waiting for lines of JSON as docs/protocol.md describes them; Ctrl-D ends.")
    try:
        serve_bot(name, seed)
    except UnknownBotError as error:
        raise CommandError(str(error)) from None
