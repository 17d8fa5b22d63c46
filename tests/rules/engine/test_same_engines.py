"""The compiled and the plain engine play the same games, decision by decision."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.random_games import rich_position
from tzolkin.game.loading import load
from tzolkin.rules import _plain, ids
from tzolkin.rules.engine import COMPILED, Board
from tzolkin.rules.state import SIZE

GAMES = 400
CHUNK = 25


def native() -> type[Board]:
    board: type[Board] = import_module("tzolkin.rules._native").Board
    return board


def test_the_compiled_engine_is_there() -> None:
    """Without the compiled engine the other tests would compare nothing."""
    assert import_module("tzolkin.rules._native").SIZE == SIZE


def start(number: int) -> bytes:
    players = 2 + number % 3
    if number % 4 == 0:
        return _plain.Board.deal(players, number).to_bytes()
    return load(rich_position(players, number)).to_bytes()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_same_games(first: int) -> None:
    for number in range(first, first + CHUNK):
        data = start(number)
        fast, slow = native().from_bytes(data), _plain.Board.from_bytes(data)
        rng = random.Random(number)
        while slow.decision != ids.OVER:
            legal = slow.legal_ids()
            assert fast.legal_ids() == legal
            wrong = rng.randrange(ids.ACTIONS)
            assert fast.why_not(wrong) == slow.why_not(wrong)
            active = [action for action in legal if action > ids.SKIP] or legal
            action = rng.choice(active if rng.random() < 0.85 else legal)
            assert fast.play(action) == slow.play(action) == ids.LEGAL
            assert fast.to_bytes() == slow.to_bytes()
        assert fast.decision == ids.OVER
        assert fast.winners() == slow.winners()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_deals(players: int) -> None:
    for seed in [*range(300), 2**63, 2**64 - 1]:
        assert (
            native().deal(players, seed).to_bytes() == _plain.Board.deal(players, seed).to_bytes()
        )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_random_play(players: int) -> None:
    fast, slow = native().deal(players, 7), _plain.Board.deal(players, 7)
    actions = fast.play_randomly(11, 10**6)
    assert actions == slow.play_randomly(11, 10**6)
    assert len(actions) > 100
    assert fast.to_bytes() == slow.to_bytes()
    modules = import_module("tzolkin.rules._native"), _plain
    assert modules[0].random_games(players, 5, 3) == modules[1].random_games(players, 5, 3)


@pytest.mark.parametrize("board", [native(), _plain.Board])
def test_wrong_numbers_are_refused(board: type[Board]) -> None:
    game = board.deal(3, 1)
    before = game.to_bytes()
    for action in (-1, ids.ACTIONS, 10**6):
        with pytest.raises(ValueError, match="action ids run from 0"):
            game.play(action)
        with pytest.raises(ValueError, match="action ids run from 0"):
            game.why_not(action)
    for data in (b"", before[:-1], before + b"x"):
        with pytest.raises(ValueError, match=f"a state has {SIZE} bytes"):
            board.from_bytes(data)
    assert game.to_bytes() == before


def test_the_state_is_small() -> None:
    assert SIZE <= 1024


def test_which_engine_is_used_is_said() -> None:
    assert (Board is not _plain.Board) == COMPILED
