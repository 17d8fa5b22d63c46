"""Greedy: what looks best right after the next decision."""

from __future__ import annotations

from functools import cache

from tzolkin.rules.engine import Board
from tzolkin.search.engine import Turns

from .contract import IdBot
from .strategies import COMMON
from .weights import written


@cache
def judge() -> Turns:
    return Turns(written(COMMON), width=1, ample=1, rivalry=0.0)


class GreedyBot(IdBot):
    """Values goods, points, technologies and workers, and looks one decision ahead."""

    about = "takes what looks best at once, one decision ahead"

    def choose_id(self, board: Board, legal: list[int]) -> int:
        return max(legal, key=lambda action: self._value_after(board, action))

    def _value_after(self, board: Board, action: int) -> float:
        trial = board.copy()
        trial.play(action)
        return judge().value(trial.to_bytes(), board.seat)
