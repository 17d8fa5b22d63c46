"""With enough room the search finds every way to end a turn, as brute force does."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import positions
from tzolkin import Game
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.constants import BEST
from tzolkin.search.engine import TurnFinder

from .brute_force import TooManyError, ends_of_turn
from .samples import SENSIBLE, after, any_weights, boards, without_traces

MOST = 700
RIVALRY = 0.3

Turn = tuple[float, list[int]]


def wide(weights: list[float]) -> TurnFinder:
    return TurnFinder(weights, beam_width=1000, position_limit=3000, rivalry=RIVALRY)


def check(turns: TurnFinder, board: Board) -> int:
    """Compare the search with all ends of the turn; return how many there are."""
    ends = ends_of_turn(board, MOST)
    before = turns.evaluations
    found = turns.find(board.to_bytes(), BEST)
    assert turns.evaluations - before == len(ends)
    assert {without_traces(after(board, actions)) for _, actions in found} <= set(ends)
    if board.decision != ids.WEALTH:
        check_order(turns, board, found, list(ends.values()))
    assert len(found) == min(BEST, len(ends))
    return len(ends)


def check_order(turns: TurnFinder, board: Board, found: list[Turn], ends: list[Board]) -> None:
    """Check that the ends with the highest values are found and sorted by their lead."""
    reached = [worths(turns, board.seat, after(board, actions)) for _, actions in found]
    most = sorted((worths(turns, board.seat, end)[0] for end in ends), reverse=True)
    assert sorted((own for own, _ in reached), reverse=True) == most[:BEST]
    leads = [own - RIVALRY * other for own, other in reached]
    assert [value for value, _ in found] == leads == sorted(leads, reverse=True)


def worths(turns: TurnFinder, seat: int, end: Board) -> tuple[float, float]:
    """Return the value of an end for the seat, and for the best of the others."""
    values = [turns.value(end.to_bytes(), each) for each in range(end.players)]
    own = values.pop(seat)
    return own, max(values)


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_every_end_of_a_turn_is_found(first: int) -> None:
    turns = wide(any_weights(first))
    compared: Counter[int] = Counter()
    for number in range(first, first + 10):
        for board in boards(number, 0.06):
            try:
                check(turns, board)
            except TooManyError:
                continue
            compared[board.decision] += 1
    assert compared[ids.TURN] >= 10
    assert compared[ids.PICKING] >= 5
    assert compared[ids.PLACING] >= 5
    assert len(compared) >= 8


FEW = {"on": {"tikal": {2: 0}, "uxmal": {2: 0}}, "wood": 2, "corn": 3}


@pytest.mark.parametrize(
    ("game", "least"),
    [
        (positions.load(corn=9), 30),
        (positions.load(corn=2), 10),
        (positions.load(corn=0, on={"palenque": {3: 0, 4: 0}}), 10),
        (positions.load(corn=12, on={"uxmal": {2: 0}}, wood=3), 20),
        (positions.load(**FEW), 40),
        (positions.load(2, day=26, **FEW), 40),
        (positions.load(3, 2, day=13, first_space=2, **FEW), 4),
        (Game.new(4, 3), 6),
    ],
)
def test_every_end_of_a_chosen_turn_is_found(game: Game, least: int) -> None:
    assert check(wide(SENSIBLE), game.board) >= least
