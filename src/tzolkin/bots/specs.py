"""How people name a bot: ours by name, theirs by file and class, any program by its command."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import PurePath
from typing import NamedTuple

from .budgets import Budget, read_budget
from .errors import ImpossibleBudget

PROGRAM = "run:"

_FILE = re.compile(r"(.+\.py):([^:]*)(:.*)?", re.DOTALL)
_ITEM = re.compile(rf"""(\s*{PROGRAM}(?:"[^"]*"|'[^']*'|[^,])*|[^,]*),""")


class Kind(Enum):
    """Where a bot comes from."""

    OURS = "ours"
    FILE = "file"
    PROGRAM = "program"


class Spec(NamedTuple):
    """A bot as it is written, taken apart; whether it exists is not asked here."""

    text: str
    kind: Kind
    name: str  # ours, the class in a file, or a command line
    path: str = ""
    amount: str = ""
    budget: Budget | None = None

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


def read_spec(text: str) -> Spec:
    """Take a spec apart; ImpossibleBudget if its budget is none."""
    text = text.strip()
    if text.startswith(PROGRAM):
        return Spec(text, Kind.PROGRAM, text.removeprefix(PROGRAM).strip())
    if found := _FILE.fullmatch(text):
        path, name, rest = found.groups()
        return _with_budget(Spec(text, Kind.FILE, name, path), rest)
    name, colon, amount = text.partition(":")
    return _with_budget(Spec(text, Kind.OURS, name), colon + amount)


def _with_budget(spec: Spec, rest: str | None) -> Spec:
    """`rest` is what follows the name: a colon and an amount, or nothing."""
    if not rest:
        return spec
    try:
        return spec._replace(amount=rest[1:], budget=read_budget(rest[1:]))
    except ImpossibleBudget as error:
        raise ImpossibleBudget(f"{spec.path or spec.name}: {error}") from None
