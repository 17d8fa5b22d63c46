"""Specs: how people name a bot, by name, by file and class, or by the command of a program.

A bot of ours that has learned may be named with a version: `search@1`, `search@1:1000`.
"""

from __future__ import annotations

import re
from enum import Enum
from pathlib import PurePath
from typing import NamedTuple

from .budgets import Budget, parse_budget
from .errors import BudgetError

PROGRAM = "run:"

_FILE = re.compile(r"(.+\.py):([^:]*)(?::(.*))?", re.DOTALL)
_ITEM = re.compile(rf"""(\s*{PROGRAM}(?:"[^"]*"|'[^']*'|[^,])*|[^,]*),""")


class Kind(Enum):
    """Where a bot comes from."""

    BUILTIN = "builtin"
    FILE = "file"
    PROGRAM = "program"


class Spec(NamedTuple):
    """The parts of a spec; the bot need not exist."""

    text: str
    kind: Kind
    name: str  # of a bot of ours, of the class in a file, or a command line
    path: str = ""
    amount: str | None = None  # the budget as it is written
    version: str | None = None  # of a bot of ours, as it is written

    @property
    def budget(self) -> Budget | None:
        """The budget in the spec; raises BudgetError if the text is not a budget."""
        if self.amount is None:
            return None
        try:
            return parse_budget(self.amount)
        except BudgetError as error:
            raise BudgetError(f"{self.path or self.name}: {error}") from None

    @property
    def title(self) -> str:
        """The name for people: `Search@1 1000`, `MyBot`, or the program's until it says its own."""
        name = self.name if self.version is None else f"{self.name}@{self.version}"
        if self.kind is Kind.PROGRAM:
            name = PurePath(*name.split()[:1]).stem
        name = name[:1].upper() + name[1:]
        return f"{name} {self.amount}" if self.amount else name


def split_specs(texts: str) -> list[str]:
    """Split specs at commas, except within quotes of a command line."""
    return [found.strip() for found in _ITEM.findall(f"{texts},")]


def parse_spec(text: str) -> Spec:
    """Return the parts of a spec."""
    text = text.strip()
    if text.startswith(PROGRAM):
        return Spec(text, Kind.PROGRAM, text.removeprefix(PROGRAM).strip())
    if found := _FILE.fullmatch(text):
        path, name, amount = found.groups()
        return Spec(text, Kind.FILE, name, path, amount)
    bot, colon, amount = text.partition(":")
    name, at, version = bot.partition("@")
    return Spec(
        text, Kind.BUILTIN, name, amount=amount if colon else None, version=version if at else None
    )
