"""The encoding without a compiler: the sources, run as ordinary Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules._plain import Board
from ..rules.sources import plain_module
from ..rules.state import State
from . import feature_ids, offsets

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from . import features as _features
    from . import view as _view

    Bytes = npt.NDArray[np.uint8]
    Floats = npt.NDArray[np.float32]
    Seats = npt.NDArray[np.int8]
else:
    _features = plain_module("encoding", "features")
    _view = plain_module("encoding", "view")


def _read(data: bytes) -> State:
    return Board.from_bytes(data).state


def measure(data: bytes, seat: int) -> tuple[int, list[float]]:
    """Return the turns left to a seat, and the features of the position for it."""
    state, out = _read(data), [0.0] * feature_ids.FEATURES
    _features.measure(state, seat, out)
    return _features.turns_left(state, seat), out


def encode_bytes(data: bytes, seat: int, out: Bytes) -> None:
    """Write a seat's view of a position."""
    row = [0] * offsets.LENGTH
    _view.encode(_read(data), seat, row)
    out[:] = row


def encode_floats(data: bytes, seat: int, scales: Floats, out: Floats) -> None:
    """Write a seat's view of a position, scaled to fractions."""
    raw, row = [0] * offsets.LENGTH, [0.0] * offsets.LENGTH
    _view.encode_scaled(_read(data), seat, raw, scales.tolist(), row)
    out[:] = row


def batch_encode_bytes(states: Bytes, seats: Seats, out: Bytes) -> None:
    """Write the views of seats, a row for each state; zeros where the seat is -1."""
    for number, seat in enumerate(seats.tolist()):
        if seat < 0:
            out[number] = 0
        else:
            encode_bytes(states[number].tobytes(), seat, out[number])


def batch_encode_floats(states: Bytes, seats: Seats, scales: Floats, out: Floats) -> None:
    """Write the views of seats, scaled to fractions."""
    for number, seat in enumerate(seats.tolist()):
        if seat < 0:
            out[number] = 0
        else:
            encode_floats(states[number].tobytes(), seat, scales, out[number])
