"""The same encoding without a compiler: the sources, run as ordinary Python."""

from __future__ import annotations

from typing import Any

from ..rules.sources import plain_module
from ..rules.state import SIZE, State
from . import feature_ids, offsets

_features = plain_module("encoding", "features")
_view = plain_module("encoding", "view")


def _read(data: bytes) -> State:
    if len(data) != SIZE:
        raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
    return State.unpack(bytes(data))


def measure(data: bytes, seat: int) -> tuple[int, list[float]]:
    """The turns left to a seat, and the features of the position for it."""
    state, out = _read(data), [0.0] * feature_ids.FEATURES
    _features.measure(state, seat, out)
    return _features.turns_left(state, seat), out


def encode_bytes(data: bytes, seat: int, out: Any) -> None:
    """Write a seat's view of a position."""
    row = [0] * offsets.LENGTH
    _view.encode(_read(data), seat, row)
    out[:] = row


def encode_floats(data: bytes, seat: int, scales: Any, out: Any) -> None:
    """The same as fractions."""
    raw, row = [0] * offsets.LENGTH, [0.0] * offsets.LENGTH
    _view.encode_scaled(_read(data), seat, raw, scales.tolist(), row)
    out[:] = row


def batch_encode_bytes(states: Any, seats: Any, out: Any) -> None:
    """Write the views of seats, a row for each state; zeros where the seat is -1."""
    for number, seat in enumerate(seats.tolist()):
        if seat < 0:
            out[number] = 0
        else:
            encode_bytes(states[number].tobytes(), seat, out[number])


def batch_encode_floats(states: Any, seats: Any, scales: Any, out: Any) -> None:
    """The same as fractions."""
    for number, seat in enumerate(seats.tolist()):
        if seat < 0:
            out[number] = 0
        else:
            encode_floats(states[number].tobytes(), seat, scales, out[number])
