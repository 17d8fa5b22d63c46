"""The arena: bots play each other on the same deals, and how good they are is told honestly."""

from .errors import ArenaError
from .match import Arena, play_arena, read_results
from .request import Wishes
from .results import BotResult, Forfeit, Loss, Results, TableResult
from .stats.estimates import Estimate

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
