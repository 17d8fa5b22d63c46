"""Opponents: the contract they keep, and where to find them."""

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
