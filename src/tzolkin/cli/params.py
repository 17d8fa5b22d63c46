"""Options that several commands have, and readers of options that are numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from tzolkin.game.value_checks import LARGEST_SEED, LONGEST_TIME

from .console import printable
from .errors import CommandError

LONGEST_SHOWN = 40


def whole_number(option: str) -> Callable[[object], int]:
    """Return a parser for an option that takes any whole number."""

    def read(given: object) -> int:
        number = _number(given)
        if number is None:
            raise CommandError(f"{option} is a whole number, not {_shown(given)}")
        return number

    return read


def number_between(option: str, low: int, high: int) -> Callable[[object], int]:
    """Return a parser for an option that takes the whole numbers from `low` to `high`."""

    def read(given: object) -> int:
        number = _number(given)
        if number is None or not low <= number <= high:
            raise CommandError(f"{option} is {_range(low, high)}, not {_shown(given)}")
        return number

    return read


def seconds(option: str, most: int, allow_zero: bool = False) -> Callable[[object], float]:
    """Return a parser for an option that takes a time of at most `most` seconds."""
    limits = f"from 0 to {most}" if allow_zero else f"more than 0 and at most {most}"

    def read(given: object) -> float:
        try:
            number = float(str(given))
        except ValueError:
            number = -1
        if not 0 <= number <= most or (number == 0 and not allow_zero):
            raise CommandError(f"{option} is a number of seconds, {limits}, not {_shown(given)}")
        return number

    return read


def _number(given: object) -> int | None:
    try:
        return int(str(given))
    except ValueError:
        return None


def _range(low: int, high: int) -> str:
    if high - low > 2:
        return f"a whole number from {low} to {high}"
    *others, last = map(str, range(low, high + 1))
    return f"{', '.join(others)} or {last}"


def _shown(given: object) -> str:
    clean = printable(str(given))
    return clean if len(clean) <= LONGEST_SHOWN else f"{clean[:LONGEST_SHOWN]}..."


read_players = number_between("--players", 2, 4)
read_seed = number_between("--seed", 0, LARGEST_SEED)

PLAYED_BY = (
    "Who plays without a person: a bot's name (see `tzolkin bots`), your own as "
    "path/to/file.py:MyBot, or any program as run:COMMAND."
)

Players = Annotated[int, typer.Option(metavar="N", parser=read_players, help="How many players.")]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", parser=read_seed, help="The same seed always deals the same game."),
]
Bots = Annotated[str, typer.Option(metavar="A,B,...", help=PLAYED_BY)]
Limit = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS",
        parser=seconds("--limit", LONGEST_TIME),
        help="How long your own bots and programs may think about a decision (default 30).",
    ),
]
Names = Annotated[str | None, typer.Option(metavar="A,B,...", help="Names, separated by commas.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Steps = Annotated[bool, typer.Option("--steps", help="Every action with the change it made.")]
Language = Annotated[
    str | None,
    typer.Option(metavar="CODE", help="The language of the game (default: that of the system)."),
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record (.tzolkin.json), or - for standard input.")
]
