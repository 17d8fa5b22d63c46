"""Bots: the classes they derive from, and how to find, make and seat them.

`contract` is what a bot implements; `registry` finds and makes bots by their spec (`specs`), which
may contain a budget (`budgets`); `seated` lets a bot play in a game, whatever it does. `builtin`
holds our bots, and `external` runs those of others in their own processes.
"""

from .budgets import Budget
from .contract import Bot, IdBot, ask
from .errors import BudgetError, UnknownBotError
from .registry import BOTS, bot_class, make_bot
from .seated import SeatedBot
from .seeds import seat_seed
from .specs import split_specs

ImpossibleBudget, UnknownBot = BudgetError, UnknownBotError  # the old names, until 1.0

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "BudgetError",
    "IdBot",
    "SeatedBot",
    "UnknownBotError",
    "ask",
    "bot_class",
    "make_bot",
    "seat_seed",
    "split_specs",
]
