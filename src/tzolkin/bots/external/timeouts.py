"""The limits of time after which a bot in another process forfeits."""

from __future__ import annotations

from tzolkin.game.value_checks import LONGEST_TIME, short_repr

from ..budgets import Budget

START_LIMIT = 30.0
DECISION_LIMIT = 30.0
MARGIN = 10.0  # on top of a budget in seconds: the machine may be busy


def decision_limit(budget: Budget | None, wanted: float | None = None) -> float:
    """Return the seconds for a decision: the wanted limit, or one that fits the budget."""
    if wanted is not None:
        return checked_limit(wanted)
    if budget is not None and budget.seconds is not None:
        return budget.seconds + MARGIN
    return DECISION_LIMIT


def checked_limit(seconds: float) -> float:
    """Return the limit; raise ValueError if it is out of range."""
    number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if not number or not 0 < seconds <= LONGEST_TIME:
        allowed = f"more than 0 and at most {LONGEST_TIME} seconds, not {short_repr(seconds)}"
        raise ValueError(f"a limit is {allowed}")
    return seconds
