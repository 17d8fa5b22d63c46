"""Opponents for people, by strength.

The weaker ones do not blunder on purpose: they find good turns and choose among them less
carefully.
"""

from __future__ import annotations

from ..budgets import Budget
from .planner import PlannerBot
from .search import SearchBot
from .strategies import StrategyBot


class NoviceBot(StrategyBot):
    """The weakest opponent: it plays the common plan and often accepts worse turns."""

    about = "no plan, and easily content; answers at once"
    temperature = 4.0


class ApprenticeBot(PlannerBot):
    """The planner at a high temperature."""

    about = "plans its turns well enough; answers at once"
    temperature = 3.0


class MerchantBot(PlannerBot):
    """The planner at a low temperature."""

    about = "plans its turns well; answers at once"
    temperature = 1.0


class PriestBot(SearchBot):
    """The search with a small number of simulations."""

    about = "looks a round ahead; thinks a fraction of a second per turn"
    default_budget = Budget(simulations=300)


class RulerBot(SearchBot):
    """The strongest opponent: the search with two seconds and two threads."""

    about = "looks far ahead; thinks two seconds per turn, in two threads"
    default_budget = Budget(seconds=2.0)
    threads = 2


LEVELS = ("novice", "apprentice", "merchant", "priest", "ruler")
