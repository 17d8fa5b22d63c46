"""How people name a bot: ours by name, theirs by file and class, any program by its command."""

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
    """A bot as it is written, taken apart; whether it exists is not asked here."""

    text: str
    kind: Kind
    name: str  # ours, the class in a file, or a command line
    path: str = ""
    amount: str | None = None  # the budget as it is written

    @property
    def budget(self) -> Budget | None:
        """BudgetError if what is written is none."""
        if self.amount is None:
            return None
        try:
            return parse_budget(self.amount)
        except BudgetError as error:
            raise BudgetError(f"{self.path or self.name}: {error}") from None

    @property
    def title(self) -> str:
        """For people: `Search 1000`, `MyBot`, or a program until it has told its name."""
        name = self.name
        if self.kind is Kind.PROGRAM:
            name = PurePath(*name.split()[:1]).stem
        name = name[:1].upper() + name[1:]
        return f"{name} {self.amount}" if self.amount else name


def split_specs(texts: str) -> list[str]:
    """Specs separated by commas; within quotes of a command line a comma separates nothing."""
    return [found.strip() for found in _ITEM.findall(f"{texts},")]


def parse_spec(text: str) -> Spec:
    """Take a spec apart."""
    text = text.strip()
    if text.startswith(PROGRAM):
        return Spec(text, Kind.PROGRAM, text.removeprefix(PROGRAM).strip())
    if found := _FILE.fullmatch(text):
        path, name, amount = found.groups()
        return Spec(text, Kind.FILE, name, path, amount)
    name, colon, amount = text.partition(":")
    return Spec(text, Kind.BUILTIN, name, amount=amount if colon else None)
