"""The arena: bots play each other on the same deals, and figures with intervals compare them.

A `request` becomes a `plan` of blocks. `executors` play the blocks in processes of this machine
(`process_pool`, `worker`) or on a Ray `cluster`; a `folder` keeps them. `results` sums them up with
the statistics in `stats`, and `exports` writes them as JSON, CSV and an HTML `report`.
"""

from .arena import Arena, play_arena, read_results
from .errors import ArenaError
from .request import ArenaRequest
from .results import BotResult, Forfeit, Loss, Results, TableResult
from .stats.estimates import Estimate

Wishes = ArenaRequest  # the old name, until 1.0

__all__ = [
    "Arena",
    "ArenaError",
    "ArenaRequest",
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
