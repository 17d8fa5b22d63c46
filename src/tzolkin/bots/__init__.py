"""Opponents: the contract they keep, and where to find them."""

from .contract import Bot, Budget, IdBot, ask
from .seated import SeatedBot
from .shelf import BOTS, UnknownBot, bot_class, make_bot

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "IdBot",
    "SeatedBot",
    "UnknownBot",
    "ask",
    "bot_class",
    "make_bot",
]
