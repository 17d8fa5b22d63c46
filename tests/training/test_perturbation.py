"""Test that perturbed positions are consistent and can be played to the end."""

from __future__ import annotations

import random

import pytest

from tests.random_games import steered_game
from training.perturbation import perturb
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State


@pytest.mark.parametrize("number", range(20))
def test_perturbed_games_can_be_played_to_the_end(number: int) -> None:
    rng = random.Random(number)
    board = Board.deal(2 + number % 3, number)
    while board.decision != ids.OVER:
        if board.decision == ids.TURN and rng.random() < 0.1:
            board = Board.from_bytes(perturb(board.to_bytes(), rng))
            check_consistency(State.unpack(board.to_bytes()))
        board.play(rng.choice(board.legal_ids()))


def check_consistency(s: State) -> None:
    """Check that workers and skulls are neither lost nor made."""
    for seat in range(s.players):
        placed = list(s.teeth).count(seat) + (s.first_space == seat)
        assert s.workers[seat] == s.free[seat] + placed <= ids.MOST_WORKERS
    assert s.bank_skulls >= 0
    assert min(s.corn) >= 0
    assert min(s.cubes) >= 0


def test_the_same_seed_perturbs_in_the_same_way() -> None:
    data = steered_game(1).board.to_bytes()
    assert perturb(data, random.Random(1)) != data
    assert perturb(data, random.Random(1)) == perturb(data, random.Random(1))
