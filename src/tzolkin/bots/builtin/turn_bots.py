"""Base classes of bots that plan a whole turn and then play it decision by decision."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.search.engine import TurnFinder

from ..contract import IdBot

CHOICES = 16  # turns to draw from at temperatures above 0

Choice = tuple[float, list[int]]  # a value, and the actions of a turn


class TurnBot(IdBot):
    """A bot that plays its plan for a turn as long as the positions are those it expected.

    Subclasses override `plan`.
    """

    def plan(self, board: Board) -> list[int]:
        """Return the actions for the rest of the turn."""
        raise TypeError(f"{type(self).__name__} does not plan: it needs a method `plan`")

    _planned: dict[bytes, int] | None = None

    def choose_id(self, board: Board, legal: list[int]) -> int:
        here = visible_state(board)
        if self._planned is None or here not in self._planned:
            self._planned = actions_by_position(board, self.plan(board))
        return self._planned[here]


class ValueBot(TurnBot):
    """A bot that chooses a turn by the value of the position at its end.

    Subclasses override `make_finder`. Each bot has its own finder, because two threads must not
    share one.
    """

    temperature: ClassVar[float] = 0.0
    _finder: TurnFinder | None = None

    def make_finder(self, players: int) -> TurnFinder:
        """Return what finds turns and values them."""
        raise TypeError(f"{type(self).__name__} values nothing: it needs a method `make_finder`")

    def plan(self, board: Board) -> list[int]:
        if self._finder is None:
            self._finder = self.make_finder(board.players)
        choices = self._finder.find(board.to_bytes(), CHOICES)
        return draw_turn(choices, self.temperature, self.rng)


def visible_state(board: Board) -> bytes:
    """Return what the deciding seat sees, as a key: hidden parts are always made up alike."""
    return board.concealed(board.seat, 0).to_bytes()


def actions_by_position(board: Board, actions: Sequence[int]) -> dict[bytes, int]:
    """Return the action for each position that the turn goes through."""
    twin, planned = board.copy(), {}
    for action in actions:
        planned[visible_state(twin)] = action
        twin.play(action)
    return planned


def draw_turn(choices: Sequence[Choice], temperature: float, rng: random.Random) -> list[int]:
    """Draw a turn; at temperature 0 it is the best one.

    A turn that is worse by the temperature is about a third as likely.
    """
    if temperature == 0 or len(choices) == 1:
        return choices[0][1]
    best = choices[0][0]
    chances = [math.exp((value - best) / temperature) for value, _ in choices]
    return rng.choices(choices, chances)[0][1]
