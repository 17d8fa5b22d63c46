"""The network gives the same correction as a computation with matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tzolkin.encoding.engine import encode_bytes, measure
from tzolkin.encoding.feature_ids import FEATURES, STAGES
from tzolkin.encoding.offsets import LENGTH
from tzolkin.rules import ids
from tzolkin.search.capacity import Network
from tzolkin.search.constants import UNITS
from tzolkin.search.engine import TurnFinder

from .samples import ENGINES, after, any_network, any_weights, boards

WEIGHTS, NETWORK = any_weights(3), any_network(3)


def reckoned(data: bytes, seat: int, network: Network) -> float:
    """Compute the value of a position before the end of a game, in a few lines."""
    turns, features = measure(data, seat)
    view = np.zeros(LENGTH, np.uint8)
    encode_bytes(data, seat, view)
    mixing, lift, worth = (np.reshape(part, (-1, UNITS)) for part in network)
    inputs = np.concatenate([features, view])
    units = inputs @ mixing + lift[turns]
    linear = np.dot(np.reshape(WEIGHTS, (STAGES, FEATURES))[turns], features)
    return float(linear + np.maximum(units, 0) @ worth[turns])


@pytest.mark.parametrize("number", range(12))
def test_values(number: int) -> None:
    turns = TurnFinder(WEIGHTS, 4, 80, 0.0, NETWORK)
    for board in boards(number, 0.1):
        for seat in range(board.players):
            expected = reckoned(board.to_bytes(), seat, NETWORK)
            assert turns.value(board.to_bytes(), seat) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("first", range(0, 36, 12))
def test_what_differs_is_enough(first: int) -> None:
    """Ends of a turn have the values that they would have on their own."""
    turns, compared = TurnFinder(WEIGHTS, 4, 80, 0.0, NETWORK), 0
    for board in (board for number in range(first, first + 12) for board in boards(number, 0.05)):
        for value, actions in turns.find(board.to_bytes(), 12):
            end = after(board, actions)
            if end.decision not in (ids.OVER, ids.WEALTH):
                alone = reckoned(end.to_bytes(), board.seat, NETWORK)
                assert value == pytest.approx(alone, rel=1e-9)
                compared += 1
    assert compared > 100


def test_points_at_the_end_are_not_corrected() -> None:
    turns, compared = TurnFinder(WEIGHTS, 4, 80, 0.0, NETWORK), 0
    for number in range(20):
        for board in boards(number, 0.3):
            for value, actions in turns.find(board.to_bytes(), 3):
                end = after(board, actions)
                if end.decision == ids.OVER:
                    assert value == end.quarters(board.seat) / 4
                    compared += 1
    assert compared > 10


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("part", Network._fields)
def test_a_network_of_the_wrong_size(engine: Any, part: str) -> None:
    for wrong in (np.zeros(0), getattr(NETWORK, part)[1:], np.zeros((2, 2))):
        with pytest.raises(ValueError, match=f"{part} needs .* times {UNITS} numbers"):
            engine.TurnFinder(WEIGHTS, 4, 80, 0.0, NETWORK._replace(**{part: wrong}))
