"""Turns that are found: legal, complete, different, sorted, and always at least one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests import positions
from tests.random_games import rich_position
from tzolkin import Game
from tzolkin.game.notation import TEXTS
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.capacity import LEAST_POSITIONS, MOST_AT_ONCE
from tzolkin.search.constants import BEST
from tzolkin.search.engine import TurnFinder

from .samples import (
    ENGINES,
    SENSIBLE,
    after,
    any_weights,
    boards,
    games,
    turn_is_over,
    without_traces,
)

Found = list[tuple[float, list[int]]]


def texts(found: Found) -> list[list[str]]:
    return [[TEXTS[action] for action in actions] for _, actions in found]


def check(board: Board, found: Found) -> None:
    """Check that turns are legal and complete, and that the best come first."""
    ends = [after(board, actions) for _, actions in found]
    for end, (_, actions) in zip(ends, found, strict=True):
        assert turn_is_over(board, end)
        assert len(actions) == 1 or not turn_is_over(board, after(board, actions[:-1]))
    assert len({without_traces(end) for end in ends}) == len(ends)
    values = [value for value, _ in found]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("first", range(0, 90, 15))
def test_turns_are_whole_legal_different_and_sorted(first: int) -> None:
    turns = TurnFinder(any_weights(first), 12, 200, 0.3)
    asked: Counter[int] = Counter()
    for number in range(first, first + 15):
        for board in boards(number, 0.15):
            asked[board.decision] += 1
            found = turns.find(board.to_bytes(), 16)
            assert 1 <= len(found) <= 16
            check(board, found)
    assert set(OFTEN) <= set(asked)


OFTEN = (
    *(ids.TURN, ids.PLACING, ids.PICKING, ids.ACTION),
    *(ids.TECHNOLOGY, ids.PAYMENT, ids.MARKET, ids.CALENDAR),
)


@pytest.mark.parametrize("first", range(0, 1500, 250))
def test_there_is_always_a_turn(first: int) -> None:
    """It is found also with the least memory, at any decision, with any weights."""
    least = [
        TurnFinder(weights, 1, LEAST_POSITIONS, 0.0) for weights in (SENSIBLE, any_weights(first))
    ]
    for number in range(first, first + 250):
        for board in boards(number, 0.1):
            for turns in least:
                ((_, actions),) = turns.find(board.to_bytes(), 1)
                assert turn_is_over(board, after(board, actions))


def wealthiest(players: int, seed: int) -> dict[str, Any]:
    """Return a rich position: every seat has six workers, all technologies and many goods."""
    position = rich_position(players, seed)
    for entry in position["seats"]:
        entry["free"] += 6 - entry["workers"]
        entry |= {"workers": 6, "corn": 60, "wood": 20, "stone": 20, "gold": 20}
        entry["technologies"] = dict.fromkeys(entry["technologies"], 3)
    return position


@pytest.mark.parametrize(
    ("beam_width", "position_limit"), [(1, LEAST_POSITIONS), (48, 500), (1, MOST_AT_ONCE - 1)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_is_large_enough_for_the_wealthiest(
    players: int, beam_width: int, position_limit: int
) -> None:
    turns = TurnFinder(SENSIBLE, beam_width, position_limit, 0.3)
    for seed in range(60):
        board = Game.load(wealthiest(players, seed)).board
        found = turns.find(board.to_bytes(), BEST)
        assert found
        check(board, found)


def test_fewer_turns_are_the_best_ones() -> None:
    turns = TurnFinder(SENSIBLE, 12, 300, 0.0)
    for board in boards(7, 0.1):
        found = turns.find(board.to_bytes(), BEST)
        for most in (1, 5, BEST, BEST + 1, 10_000):
            assert turns.find(board.to_bytes(), most) == found[:most]
        assert turns.find(board.to_bytes(), 0) == []


def test_one_look_leaves_no_trace_in_the_next() -> None:
    """Memory that is reused finds what fresh memory finds."""
    used = TurnFinder(SENSIBLE, 4, 100, 0.3)
    for number in range(6):
        for board in boards(number, 0.1):
            fresh = TurnFinder(SENSIBLE, 4, 100, 0.3)
            assert used.find(board.to_bytes(), 8) == fresh.find(board.to_bytes(), 8)


def test_nothing_is_found_after_the_end() -> None:
    (game,) = (game for game in games(5, 1.0) if game.over)
    assert TurnFinder(SENSIBLE, 4, 100, 0.3).find(game.board.to_bytes(), 8) == []


def test_a_turn_can_be_ended_in_its_middle() -> None:
    game = positions.load(corn=3)
    turns = TurnFinder(SENSIBLE, 50, 1000, 0.0)
    game.play("place palenque")
    assert ["done"] in texts(turns.find(game.board.to_bytes(), BEST))
    for gear in ("yaxchilan", "tikal"):
        game.play(f"place {gear}")
    assert game.legal() == ["done"]
    assert texts(turns.find(game.board.to_bytes(), BEST)) == [["done"]]


def test_begging_does_not_end_a_turn() -> None:
    game = positions.load(corn=0, chaac=2)
    found = texts(TurnFinder(SENSIBLE, 50, 1000, 0.0).find(game.board.to_bytes(), BEST))
    begging = [actions for actions in found if actions[0].startswith("beg")]
    assert begging
    assert all(len(actions) >= 3 and actions[-1] == "done" for actions in begging)
    assert any(len(actions) >= 4 for actions in begging)
    assert any(not actions[0].startswith("beg") for actions in found)


def test_wealth_tiles_are_a_turn_each() -> None:
    for players in (2, 3, 4):
        game = Game.new(players, 6)
        for _ in range(players):
            found = TurnFinder(SENSIBLE, 4, 100, 0.3).find(game.board.to_bytes(), BEST)
            assert sorted(texts(found)) == sorted([text] for text in game.legal())
            game.play(texts(found)[0][0])
        assert game.decision == "turn"


def calendars() -> Iterator[Board]:
    for number in range(40):
        for board in boards(number, 1.0):
            if board.decision == ids.CALENDAR:
                yield board


def test_the_calendar_is_a_turn_of_its_own() -> None:
    turns = TurnFinder(SENSIBLE, 4, 100, 0.3)
    found = [sorted(texts(turns.find(board.to_bytes(), BEST))) for board in calendars()]
    assert len(found) > 20
    assert all(choices == [["days 1"], ["days 2"]] for choices in found)


def test_at_the_end_points_are_all_that_counts() -> None:
    """In the last round the last seat knows exactly what its turn is worth."""
    turns, compared = TurnFinder(any_weights(2), 12, 300, 0.3), 0
    for number in range(60):
        for board in boards(number, 0.3):
            for value, actions in turns.find(board.to_bytes(), 5):
                end = after(board, actions)
                if end.decision == ids.OVER:
                    points = [end.quarters(seat) / 4 for seat in range(end.players)]
                    own = points.pop(board.seat)
                    assert value == own - 0.3 * max(points)
                    compared += 1
    assert compared > 50


def test_rivalry_counts_what_the_best_other_seat_has() -> None:
    """Only points of the best other seat make a turn worse, as far as rivalry says."""
    board = positions.load(3, corn=5, others={1: {"points": 10}, 2: {"points": 30}}).board
    richer = positions.load(3, corn=5, others={1: {"points": 20}, 2: {"points": 40}}).board
    third = positions.load(3, corn=5, others={1: {"points": 20}, 2: {"points": 30}}).board
    for rivalry in (0.0, 0.5, 1.0):
        turns = TurnFinder(SENSIBLE, 4, 100, rivalry)
        best, less, same = (turns.find(each.to_bytes(), 1)[0][0] for each in (board, richer, third))
        assert best - less == pytest.approx(10 * rivalry)
        assert best == same


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("beam_width", "position_limit", "words"),
    [
        (0, 100, "beam_width must be from 1 to"),
        (-1, 100, "beam_width must be from 1 to"),
        (10**6, 100, "beam_width must be from 1 to"),
        (4, 0, "position_limit must be from 32 to"),
        (4, LEAST_POSITIONS - 1, "position_limit must be from 32 to"),
        (4, MOST_AT_ONCE - 3, "position_limit must be from 32 to"),
    ],
)
def test_impossible_sizes(engine: Any, beam_width: int, position_limit: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        engine.TurnFinder(SENSIBLE, beam_width, position_limit, 0.0)
