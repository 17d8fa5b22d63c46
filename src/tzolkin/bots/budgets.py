"""How much a bot may think, and how people write it: `1000`, `2s`, `200ms`."""

from __future__ import annotations

import re
from typing import NamedTuple

from tzolkin.checking import integer, shown

from .errors import ImpossibleBudget

MOST_SIMULATIONS = 10**9
LEAST_SECONDS, MOST_SECONDS = 0.001, 86_400
LONGEST_AMOUNT = 20
RIGHT = "a budget is a number of simulations per decision (1000) or a time per turn (2s or 200ms)"

_AMOUNT = re.compile(r"([0-9]+)|([0-9]+(?:\.[0-9]+)?)(ms|s)")


class Budget(NamedTuple):
    """How much a bot may think: seconds for a turn, or simulations for a decision."""

    seconds: float | None = None
    simulations: int | None = None


def read_budget(text: str) -> Budget:
    """A budget as people write it; ImpossibleBudget if it is none."""
    found = _AMOUNT.fullmatch(text)
    if found is None or len(text) > LONGEST_AMOUNT:
        raise ImpossibleBudget(f"{shown(text)} is no budget: {RIGHT}")
    simulations, time, unit = found.groups()
    if simulations:
        return checked_budget(Budget(simulations=int(simulations)))
    return checked_budget(Budget(seconds=float(time) / (1000 if unit == "ms" else 1)))


def checked_budget(budget: Budget) -> Budget:
    """The same budget; ImpossibleBudget if it is out of range."""
    try:
        if budget.simulations is not None:
            integer(budget.simulations, "the simulations of a budget", 1, MOST_SIMULATIONS)
        if budget.seconds is not None:
            _check_seconds(budget.seconds)
    except ValueError as error:
        raise ImpossibleBudget(str(error)) from None
    return budget


def _check_seconds(seconds: object) -> None:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise ValueError(f"the seconds of a budget must be a number, not {shown(seconds)}")
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        told = f"{LEAST_SECONDS} to {MOST_SECONDS}, not {shown(seconds)}"
        raise ValueError(f"the seconds of a budget must be from {told}")
