"""The greedy bot: it takes whatever looks best next, one worker at a time."""

from __future__ import annotations

from tzolkin.search.engine import TurnFinder

from .strategies import COMMON
from .turn_bots import ValueBot
from .weights import plan_weights

POSITION_LIMIT = 60


class GreedyBot(ValueBot):
    """A bot that values goods, points, technologies and workers, and looks at the next worker only.

    A decision in the middle of an action says little about its value. So the bot compares workers
    placed, or picked up with everything that follows, and continues with the best one only.
    """

    about = "takes whatever looks best next, one worker at a time"

    def make_finder(self, players: int) -> TurnFinder:
        return TurnFinder(plan_weights(COMMON), 1, POSITION_LIMIT, 0.0)
