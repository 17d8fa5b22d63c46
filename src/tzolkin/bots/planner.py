"""The planner: every way to play its turn, judged by a tuned linear value."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.search.engine import Turns

from .turnwise import CHOICES, TurnBot, drawn
from .weights import tuned

WIDTH, AMPLE = 48, 500
RIVALRY = 0.3


@cache
def turns_for(players: int) -> Turns:
    return Turns(tuned(players), WIDTH, AMPLE, RIVALRY)


class PlannerBot(TurnBot):
    """Looks at all it could do in its turn and takes what promises the most points."""

    about = "plans its whole turn, by values tuned over many games"
    temperature: ClassVar[float] = 0.0

    def plan(self, board: Board) -> list[int]:
        choices = turns_for(board.players).look(board.to_bytes(), CHOICES)
        return drawn(choices, self.temperature, self.rng)
