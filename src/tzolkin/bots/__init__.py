"""Opponents: the contract they keep, and where to find them."""

from .budgets import Budget
from .contract import Bot, IdBot, ask
from .errors import ImpossibleBudget, UnknownBot
from .registry import BOTS, bot_class, make_bot
from .seated import SeatedBot
from .seeds import seat_seed
from .specs import split_specs

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "IdBot",
    "ImpossibleBudget",
    "SeatedBot",
    "UnknownBot",
    "ask",
    "bot_class",
    "make_bot",
    "seat_seed",
    "split_specs",
]
