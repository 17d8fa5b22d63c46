"""Bots that think about a whole turn at once, and then play it decision by decision."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar

from tzolkin.rules.engine import Board
from tzolkin.search.engine import Turns

from ..contract import IdBot

CHOICES = 16  # how many turns are chosen from when the best is not always taken

Choice = tuple[float, list[int]]  # a value, and the actions of a turn


class TurnBot(IdBot):
    """Override `plan`. What was planned is played as long as everything comes as expected."""

    def plan(self, board: Board) -> list[int]:
        """The actions with which to play the rest of the turn."""
        raise TypeError(f"{type(self).__name__} does not plan: it needs a method `plan`")

    _planned: dict[bytes, int] | None = None

    def choose_id(self, board: Board, legal: list[int]) -> int:
        here = seen(board)
        if self._planned is None or here not in self._planned:
            self._planned = by_position(board, self.plan(board))
        return self._planned[here]


class ValueBot(TurnBot):
    """Values the ends of all turns it can find. Override `looker`.

    Every bot has a looker of its own, since two threads must not use the same.
    """

    temperature: ClassVar[float] = 0.0
    _looker: Turns | None = None

    def looker(self, players: int) -> Turns:
        """What finds turns and values them."""
        raise TypeError(f"{type(self).__name__} values nothing: it needs a method `looker`")

    def plan(self, board: Board) -> list[int]:
        if self._looker is None:
            self._looker = self.looker(board.players)
        choices = self._looker.look(board.to_bytes(), CHOICES)
        return drawn(choices, self.temperature, self.rng)


def seen(board: Board) -> bytes:
    """What the deciding seat sees, as a key: hidden things are always made up alike."""
    return board.concealed(board.seat, 0).to_bytes()


def by_position(board: Board, actions: Sequence[int]) -> dict[bytes, int]:
    """What to play where, on the way through a turn."""
    twin, planned = board.copy(), {}
    for action in actions:
        planned[seen(twin)] = action
        twin.play(action)
    return planned


def drawn(choices: Sequence[Choice], temperature: float, rng: random.Random) -> list[int]:
    """The best turn at temperature 0; above it also others, the less likely the worse they are.

    A turn that is worse by the temperature is a third as likely.
    """
    if temperature == 0 or len(choices) == 1:
        return choices[0][1]
    best = choices[0][0]
    chances = [math.exp((value - best) / temperature) for value, _ in choices]
    return rng.choices(choices, chances)[0][1]
