"""The planner: it compares the ways to play its turn by a tuned linear value."""

from __future__ import annotations

from typing import ClassVar

from tzolkin.search.engine import TurnFinder

from .turn_bots import ValueBot
from .weights import LINEAR_VERSIONS, linear_weights

BEAM_WIDTH, POSITION_LIMIT = 48, 500
RIVALRY = 0.3


class PlannerBot(ValueBot):
    """A bot that compares whole turns and plays the one that promises the most points."""

    about = "plans its whole turn, by values tuned over many games"
    versions = LINEAR_VERSIONS
    version: ClassVar[int] = LINEAR_VERSIONS[-1]

    def make_finder(self, players: int) -> TurnFinder:
        return TurnFinder(
            linear_weights(players, self.version), BEAM_WIDTH, POSITION_LIMIT, RIVALRY
        )
