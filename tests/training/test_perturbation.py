"""Positions that were meddled with are positions: they load, and can be played to the end."""

from __future__ import annotations

import random

import pytest

from tests.random_games import steered_game
from training.perturbation import meddle
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State


@pytest.mark.parametrize("number", range(20))
def test_games_go_on_to_the_end(number: int) -> None:
    rng = random.Random(number)
    board = Board.deal(2 + number % 3, number)
    while board.decision != ids.OVER:
        if board.decision == ids.TURN and rng.random() < 0.1:
            board = Board.from_bytes(meddle(board.to_bytes(), rng))
            check(State.unpack(board.to_bytes()))
        board.play(rng.choice(board.legal_ids()))


def check(s: State) -> None:
    """Workers and skulls are neither lost nor made."""
    for seat in range(s.players):
        placed = list(s.teeth).count(seat) + (s.first_space == seat)
        assert s.workers[seat] == s.free[seat] + placed <= ids.MOST_WORKERS
    assert s.bank_skulls >= 0
    assert min(s.corn) >= 0
    assert min(s.cubes) >= 0


def test_something_changes() -> None:
    data = steered_game(1).board.to_bytes()
    assert meddle(data, random.Random(1)) != data
    assert meddle(data, random.Random(1)) == meddle(data, random.Random(1))
