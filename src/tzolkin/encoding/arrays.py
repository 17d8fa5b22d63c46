"""A seat's view as an array, for programs that learn: a row of entries, each with a name.

`encode` writes the view of one game, `encode_batch` the views of many games, in native code and
without the interpreter lock. Raw rows are bytes; rows of float32 are the same numbers times
`SCALES`. What the seat must not know has no influence. docs/encoding.md has the table of entries.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tzolkin.game import Game
from tzolkin.game.batch import Batch
from tzolkin.game.value_checks import short_repr

from ..rules import ids
from ..rules.engine import Board
from . import layout, offsets
from .engine import batch_encode_bytes, batch_encode_floats, encode_bytes, encode_floats

VERSION = 1  # of the layout; it changes whenever an entry changes
LENGTH = offsets.LENGTH
NAMES = tuple(name for block in layout.blocks() for name in block.names())
SEATS_BEGIN = offsets.SEATS  # where the blocks of the four seats begin, the own one first
SEAT_LENGTH = offsets.SEAT  # the length of each block; all have the same entries

Row = npt.NDArray[Any]
_BYTES, _FLOATS = np.dtype(np.uint8), np.dtype(np.float32)


def _fixed(values: list[float], dtype: npt.DTypeLike) -> Row:
    array = np.array(values, dtype=dtype)
    array.flags.writeable = False
    return array


_ENTRIES = [block for block in layout.blocks() for _ in block.names()]
SCALES = _fixed([1 / block.unit for block in _ENTRIES], np.float32)
MOST = _fixed([block.most for block in _ENTRIES], np.uint8)  # the largest raw values


def encode(
    game: Game | Board,
    seat: int | None = None,
    *,
    dtype: npt.DTypeLike | None = None,
    out: Row | None = None,
) -> Row:
    """Return the view of a seat, by default of the one that decides, as float32 or uint8.

    With `out`, a writable row of `LENGTH` numbers, nothing is allocated for the result. When a
    game is over nobody decides, so `seat` is required.
    """
    board = _board_of(game)
    row = _target(out, dtype, (LENGTH,))
    viewer = _seat_of(board, seat)
    if row.dtype == _BYTES:
        encode_bytes(board.to_bytes(), viewer, row)
    else:
        encode_floats(board.to_bytes(), viewer, SCALES, row)
    return row


def encode_batch(
    batch: Batch,
    seats: npt.ArrayLike | None = None,
    *,
    dtype: npt.DTypeLike | None = None,
    out: Row | None = None,
) -> Row:
    """Return the views of seats in all games of a batch, a row each.

    `seats` is one seat for all games or one for each; by default those that decide. Where it is -1,
    as in `batch.seats` where a game is over, the row is 0.
    """
    if not isinstance(batch, Batch):
        raise TypeError(f"encode_batch takes a Batch, not {short_repr(batch)}")
    rows = _target(out, dtype, (len(batch), LENGTH))
    viewers = _seats_of(batch, seats)
    if rows.dtype == _BYTES:
        batch_encode_bytes(batch.states, viewers, rows)
    else:
        batch_encode_floats(batch.states, viewers, SCALES, rows)
    return rows


def named(row: Row) -> dict[str, float]:
    """Return the entries of a row that are not 0, by name, for inspection."""
    if np.shape(row) != (LENGTH,):
        raise ValueError(f"a row has {LENGTH} entries, not the shape {np.shape(row)}")
    return {NAMES[entry]: row[entry].item() for entry in np.flatnonzero(row)}


def _board_of(game: Game | Board) -> Board:
    if isinstance(game, Game):
        return game.board
    if isinstance(game, Board):
        return game
    raise TypeError(f"encode takes a Game or a Board, not {short_repr(game)}")


def _seat_of(board: Board, seat: int | None) -> int:
    if seat is None:
        if board.decision == ids.OVER:
            raise ValueError("the game is over and nobody decides: say for which seat to encode it")
        return board.seat
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer):
        raise ValueError(f"a seat is a whole number, not {short_repr(seat)}")
    if not 0 <= seat < board.players:
        raise ValueError(f"seats are 0 to {board.players - 1}, not {short_repr(seat)}")
    return int(seat)


def _seats_of(batch: Batch, seats: npt.ArrayLike | None) -> Row:
    if seats is None:
        return batch.seats
    given = np.asarray(seats)
    if given.dtype.kind not in "iu" or given.shape not in ((), (len(batch),)):
        raise ValueError(
            f"{len(batch)} games need one seat or {len(batch)} of them, "
            f"not {given.dtype} of shape {given.shape}"
        )
    wrong = given[(given < -1) | (given >= batch.players)]
    if wrong.size:
        raise ValueError(f"seats are 0 to {batch.players - 1}, or -1, not {wrong.flat[0]}")
    return np.ascontiguousarray(np.broadcast_to(given, len(batch)), dtype=np.int8)


def _target(out: Row | None, dtype: npt.DTypeLike | None, shape: tuple[int, ...]) -> Row:
    """Return the array to write to: the given one if it fits, or a new one."""
    if out is None:
        return np.empty(shape, dtype=_checked_type(_FLOATS if dtype is None else dtype))
    if not isinstance(out, np.ndarray):
        raise TypeError(f"out is an array to write to, not {short_repr(out)}")
    kind = _checked_type(out.dtype)
    if dtype is not None and _checked_type(dtype) != kind:
        raise ValueError(f"out is of {kind}, and {np.dtype(dtype)} was asked for")
    if out.shape != shape:
        raise ValueError(f"out must have the shape {shape}, not {out.shape}")
    if not out.flags.writeable:
        raise ValueError("out cannot be written to")
    if out.strides[-1] != out.itemsize:
        raise ValueError("the entries of a row of out must lie side by side")
    return out


def _checked_type(dtype: npt.DTypeLike) -> np.dtype[Any]:
    found = np.dtype(dtype)
    if found not in (_BYTES, _FLOATS):
        raise ValueError(f"views are encoded as float32 or uint8, not as {found}")
    return found
