"""Greedy: whatever looks best next, one worker at a time."""

from __future__ import annotations

from functools import cache

from tzolkin.rules.engine import Board
from tzolkin.search.engine import Turns

from .strategies import COMMON
from .turnwise import TurnBot
from .weights import written

AMPLE = 60


@cache
def step_by_step() -> Turns:
    """Follows only the best position after every worker."""
    return Turns(written(COMMON), 1, AMPLE, 0.0)


class GreedyBot(TurnBot):
    """Values goods, points, technologies and workers, and never looks beyond the next worker.

    A decision in the middle of an action says little about its worth; so what it compares is a
    worker placed, or picked up with all that follows.
    """

    about = "takes whatever looks best next, one worker at a time"

    def plan(self, board: Board) -> list[int]:
        return step_by_step().look(board.to_bytes(), 1)[0][1]
