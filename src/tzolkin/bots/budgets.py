"""Budgets: how much a bot may think, and how people write it: `1000`, `2s`, `200ms`, `2s:2`."""

from __future__ import annotations

import re
from typing import NamedTuple

from tzolkin.game.value_checks import LONGEST_TIME, check_integer, short_repr

from .errors import BudgetError

MOST_SIMULATIONS = 10**9
LEAST_SECONDS = 0.001
MOST_THREADS = 64
LONGEST_AMOUNT = 20
RIGHT = (
    "a budget is a number of simulations per turn (1000) or a time per turn (2s or 200ms), "
    "and behind it perhaps a number of threads (2s:2)"
)

_AMOUNT = re.compile(r"(?:([0-9]+)|([0-9]+(?:\.[0-9]+)?)(ms|s))(?::([0-9]+))?")


class Budget(NamedTuple):
    """How much a bot may think about a turn: seconds or simulations, and the number of threads."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int | None = None


def parse_budget(text: str) -> Budget:
    """Return the budget that a text means; raise BudgetError if it is not a budget."""
    found = _AMOUNT.fullmatch(text)
    if found is None or len(text) > LONGEST_AMOUNT:
        raise BudgetError(f"{short_repr(text)} is no budget: {RIGHT}")
    simulations, time, unit, written = found.groups()
    threads = int(written) if written else None
    if simulations:
        return checked_budget(Budget(simulations=int(simulations), threads=threads))
    seconds = float(time) / (1000 if unit == "ms" else 1)
    return checked_budget(Budget(seconds=seconds, threads=threads))


def checked_budget(budget: Budget) -> Budget:
    """Return the budget; raise BudgetError if it is out of range."""
    try:
        if budget.simulations is not None:
            check_integer(budget.simulations, "the simulations of a budget", 1, MOST_SIMULATIONS)
        if budget.seconds is not None:
            _check_seconds(budget.seconds)
        if budget.threads is not None:
            check_integer(budget.threads, "the threads of a budget", 1, MOST_THREADS)
    except ValueError as error:
        raise BudgetError(str(error)) from None
    return budget


def _check_seconds(seconds: object) -> None:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise ValueError(f"the seconds of a budget must be a number, not {short_repr(seconds)}")
    if not LEAST_SECONDS <= seconds <= LONGEST_TIME:
        allowed = f"{LEAST_SECONDS} to {LONGEST_TIME}, not {short_repr(seconds)}"
        raise ValueError(f"the seconds of a budget must be from {allowed}")
