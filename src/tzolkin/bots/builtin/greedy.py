"""Greedy: whatever looks best next, one worker at a time."""

from __future__ import annotations

from tzolkin.search.engine import Turns

from .strategies import COMMON
from .turn_bots import ValueBot
from .weights import written

AMPLE = 60


class GreedyBot(ValueBot):
    """Values goods, points, technologies and workers, and never looks beyond the next worker.

    A decision in the middle of an action says little about its worth; so what it compares is a
    worker placed, or picked up with all that follows. Only the best of these is followed.
    """

    about = "takes whatever looks best next, one worker at a time"

    def looker(self, players: int) -> Turns:
        return Turns(written(COMMON), 1, AMPLE, 0.0)
