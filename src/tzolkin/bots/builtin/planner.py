"""The planner: every way to play its turn, judged by a tuned linear value."""

from __future__ import annotations

from tzolkin.search.engine import Turns

from .turn_bots import ValueBot
from .weights import tuned

WIDTH, AMPLE = 48, 500
RIVALRY = 0.3


class PlannerBot(ValueBot):
    """Looks at all it could do in its turn and takes what promises the most points."""

    about = "plans its whole turn, by values tuned over many games"

    def looker(self, players: int) -> Turns:
        return Turns(tuned(players), WIDTH, AMPLE, RIVALRY)
