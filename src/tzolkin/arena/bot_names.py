"""Short names of bots for tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tzolkin.bots.specs import Kind, parse_spec

LONGEST = 28


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Shorten `path/to/file.py:MyBot` to `MyBot`, unless two bots would have the same name."""
    for named in (_shortest, _with_file):
        names = {bot: named(bot) for bot in bots}
        if len(set(names.values())) == len(names):
            return names
    return {bot: bot for bot in bots}


def _shortest(bot: str) -> str:
    spec = parse_spec(bot)
    if spec.kind is Kind.FILE:
        return f"{spec.name}:{spec.amount}" if spec.amount else spec.name
    return bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 1]}…"


def _with_file(bot: str) -> str:
    spec = parse_spec(bot)
    return f"{Path(spec.path).name}:{_shortest(bot)}" if spec.kind is Kind.FILE else bot
