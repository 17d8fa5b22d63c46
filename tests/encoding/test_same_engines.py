"""The compiled encoding and the plain one write the same rows, bit by bit."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.random_games import play_on, steered_game
from tzolkin.encoding import LENGTH, SCALES, _plain
from tzolkin.rules.engine import Board

native: Any = import_module("tzolkin.encoding._native")
ENGINES = (native, _plain)


def states_of(number: int) -> Any:
    """Return the states of a steered game at some of its decisions."""
    rng = random.Random(number)
    games = play_on(steered_game(number), rng)
    rows = [game.board.to_bytes() for game in games if rng.random() < 0.1 or game.over]
    return np.stack([np.frombuffer(row, dtype=np.uint8) for row in rows])


def one_by_one(engine: Any, states: Any, seats: Any) -> tuple[bytes, bytes]:
    whole = np.full((len(states), LENGTH), 77, dtype=np.uint8)
    parts = np.full((len(states), LENGTH), 77, dtype=np.float32)
    for number, seat in enumerate(seats.tolist()):
        engine.encode_bytes(states[number].tobytes(), seat, whole[number])
        engine.encode_floats(states[number].tobytes(), seat, SCALES, parts[number])
    return whole.tobytes(), parts.tobytes()


def at_once(engine: Any, states: Any, seats: Any) -> tuple[bytes, bytes]:
    whole = np.full((len(states), LENGTH), 77, dtype=np.uint8)
    parts = np.full((len(states), LENGTH), 77, dtype=np.float32)
    engine.batch_encode_bytes(states, seats, whole)
    engine.batch_encode_floats(states, seats, SCALES, parts)
    return whole.tobytes(), parts.tobytes()


@pytest.mark.parametrize("number", range(45))
def test_same_rows(number: int) -> None:
    states = states_of(number)
    for seat in range(2 + number % 3):
        seats = np.full(len(states), seat, dtype=np.int8)
        rows = {
            write(engine, states, seats) for engine in ENGINES for write in (one_by_one, at_once)
        }
        assert len(rows) == 1


def test_same_zeros_where_nobody_decides() -> None:
    states = states_of(1)
    seats = np.where(np.arange(len(states)) % 2, 1, -1).astype(np.int8)
    found = {at_once(engine, states, seats) for engine in ENGINES}
    assert len(found) == 1
    whole = np.frombuffer(found.pop()[0], dtype=np.uint8).reshape(-1, LENGTH)
    assert whole.any(axis=1).tolist() == (seats >= 0).tolist()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_state_of_another_length(engine: Any) -> None:
    for data in (b"", states_of(1)[0].tobytes()[:-1]):
        with pytest.raises(ValueError, match="a state has"):
            engine.encode_bytes(data, 0, np.zeros(LENGTH, dtype=np.uint8))


@pytest.mark.parametrize("number", range(30))
def test_same_features(number: int) -> None:
    for state in states_of(number):
        data = state.tobytes()
        for seat in range(Board.from_bytes(data).players):
            compiled, plain = (engine.measure(data, seat) for engine in ENGINES)
            assert compiled == plain


@pytest.mark.parametrize("engine", ENGINES)
def test_a_state_of_another_size_is_refused(engine: Any) -> None:
    state = states_of(1)[0].tobytes()
    for data in (b"", state[:-1], state + b"x"):
        with pytest.raises(ValueError, match="a state has"):
            engine.measure(data, 0)
