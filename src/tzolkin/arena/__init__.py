"""The arena: bots play each other on the same deals, and how good they are is told honestly."""

from .estimates import Estimate
from .match import Arena, play_arena, read_results
from .problems import ArenaError
from .results import BotResult, Forfeit, Loss, Results, TableResult
from .wishes import Wishes

__all__ = [
    "Arena",
    "ArenaError",
    "BotResult",
    "Estimate",
    "Forfeit",
    "Loss",
    "Results",
    "TableResult",
    "Wishes",
    "play_arena",
    "read_results",
]
