"""Exact counts of the different action sequences from fixed positions ("perft").

A wrong or missing action anywhere in the first few decisions changes a count.
"""

from __future__ import annotations

import pytest

from tests.random_games import rich_position
from tzolkin import Game

# (players, seed of the deal): the sequences of 1, 2, ... decisions from the first one
DEALS = {
    (2, 1): [6, 36, 216, 1476, 9786, 22548],
    (3, 2): [6, 36, 216, 1404, 9504, 52308],
    (4, 3): [6, 36, 216, 1296, 7776, 53136],
}

# (players, seed of the rich position), counted likewise
RICH = {
    (2, 11): [4, 16, 82, 309, 1317, 5638, 22330, 82085],
    (2, 12): [7, 44, 90, 652, 3435, 13828, 38763],
    (3, 21): [4, 13, 43, 156, 540, 1757, 5936, 20398, 66471],
    (3, 22): [5, 22, 132, 612, 3078, 14278, 67964],
    (4, 31): [5, 22, 82, 424, 1668, 6356, 24102, 86516],
    (4, 32): [11, 27, 124, 517, 2328, 9510, 39077],
}


def sequences(game: Game, depth: int) -> int:
    actions = game.legal_ids()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = game.copy()
        child.play_id(action)
        total += sequences(child, depth - 1)
    return total


@pytest.mark.parametrize(("start", "counts"), DEALS.items())
def test_from_the_deal(start: tuple[int, int], counts: list[int]) -> None:
    game = Game.new(*start)
    assert [sequences(game, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("start", "counts"), RICH.items())
def test_from_rich_positions(start: tuple[int, int], counts: list[int]) -> None:
    game = Game.load(rich_position(*start))
    assert [sequences(game, depth + 1) for depth in range(len(counts))] == counts
