"""Opponents for people, by how strong they are.

The weaker ones are not made to blunder: they see good turns, and choose among them with less care.
"""

from __future__ import annotations

from ..budgets import Budget
from .planner import PlannerBot
from .search import SearchBot
from .strategies import StrategyBot


class NoviceBot(StrategyBot):
    about = "no plan, and easily content; answers at once"
    temperature = 4.0


class ApprenticeBot(PlannerBot):
    about = "plans its turns well enough; answers at once"
    temperature = 3.0


class MerchantBot(PlannerBot):
    about = "plans its turns well; answers at once"
    temperature = 1.0


class PriestBot(SearchBot):
    about = "looks a round ahead; thinks a fraction of a second per turn"
    usual = Budget(simulations=300)


class RulerBot(SearchBot):
    about = "looks far ahead; thinks two seconds per turn, in two threads"
    usual = Budget(seconds=2.0)
    threads = 2


LEVELS = ("novice", "apprentice", "merchant", "priest", "ruler")
