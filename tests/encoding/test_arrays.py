"""`encode` and `encode_batch`: what they accept, where they write, and what they refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.random_games import steered_game
from tzolkin import Batch, Game
from tzolkin.encoding import LENGTH, SCALES, encode, encode_batch, named

TYPES = (np.uint8, np.float32)
BOTH = pytest.mark.parametrize("dtype", TYPES)


def finished(players: int = 3) -> Game:
    game = Game.new(players, 1)
    game.board.play_randomly(1, 10**6)
    assert game.over
    return game


@pytest.fixture
def batch() -> Batch:
    """Return games in progress, and one that is over."""
    games = [steered_game(number) for number in (1, 4, 7, 10)]
    return Batch.of([*games, finished()])


def test_by_default_the_deciding_seat_in_float32() -> None:
    game = steered_game(4)
    row = encode(game)
    assert row.dtype == np.float32
    assert row.shape == (LENGTH,)
    assert np.array_equal(row, encode(game, game.seat))
    assert named(row)["own.decides"] == 1


def test_a_board_is_as_good_as_a_game() -> None:
    game = steered_game(4)
    assert np.array_equal(encode(game.board), encode(game))


@pytest.mark.parametrize("number", range(20))
def test_fractions_are_the_scaled_bytes(number: int) -> None:
    """They are equal exactly, because units are powers of two."""
    game = steered_game(number)
    for seat in range(game.players):
        raw, row = encode(game, seat, dtype=np.uint8), encode(game, seat)
        assert np.array_equal(row, raw * SCALES)
        assert np.array_equal(raw, row / SCALES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_that_are_not_there_are_empty(players: int) -> None:
    found = named(encode(Game.new(players, 1)))
    there = {name.split(".")[0] for name in found} & {"own", "second", "third", "fourth"}
    assert len(there) == players
    assert "own" in there


@BOTH
def test_writing_to_a_given_array(dtype: Any) -> None:
    game, buffer = steered_game(4), np.full((3, LENGTH), 9, dtype=dtype)
    row = encode(game, out=buffer[1])
    assert np.shares_memory(row, buffer)
    assert np.array_equal(buffer[1], encode(game, dtype=dtype))
    assert (buffer[[0, 2]] == 9).all()


@BOTH
def test_a_batch_is_its_games_one_by_one(batch: Batch, dtype: Any) -> None:
    rows = encode_batch(batch, dtype=dtype)
    assert (rows.dtype, rows.shape) == (dtype, (len(batch), LENGTH))
    for number, seat in enumerate(batch.seats):
        game = batch.game(number)
        alone = np.zeros(LENGTH) if seat < 0 else encode(game, dtype=dtype)
        assert np.array_equal(rows[number], alone)
    assert batch.over.tolist() == [False] * 4 + [True]


@BOTH
@pytest.mark.parametrize(
    "seats", [1, np.int64(2), [2, 0, 1, 0, 2], np.array([0, 1, 2, 1, 0], "u1")]
)
def test_seats_of_a_batch(batch: Batch, seats: Any, dtype: Any) -> None:
    """Seats of games that are over can be encoded too."""
    rows = encode_batch(batch, seats, dtype=dtype)
    for number, seat in enumerate(np.broadcast_to(seats, 5)):
        assert np.array_equal(rows[number], encode(batch.game(number), int(seat), dtype=dtype))


@BOTH
def test_nobody_is_a_row_of_zeros(batch: Batch, dtype: Any) -> None:
    out = np.full((5, LENGTH), 9, dtype=dtype)
    encode_batch(batch, [-1, 0, -1, 1, -1], out=out)
    assert out.any(axis=1).tolist() == [False, True, False, True, False]
    assert np.array_equal(encode_batch(batch, batch.seats), encode_batch(batch))


@BOTH
def test_a_batch_writes_to_a_part_of_a_larger_array(batch: Batch, dtype: Any) -> None:
    """The rows of `out` need not be contiguous, such as one step of a larger buffer."""
    buffer = np.full((5, 7, LENGTH), 9, dtype=dtype)
    rows = encode_batch(batch, out=buffer[:, 2])
    assert np.shares_memory(rows, buffer)
    assert np.array_equal(buffer[:, 2], encode_batch(batch, dtype=dtype))
    assert (np.delete(buffer, 2, axis=1) == 9).all()


@BOTH
def test_parts_of_a_batch(batch: Batch, dtype: Any) -> None:
    out = np.zeros((5, LENGTH), dtype=dtype)
    low = 0
    for part in batch.split(3):
        encode_batch(part, out=out[low : low + len(part)])
        low += len(part)
    assert np.array_equal(out, encode_batch(batch, dtype=dtype))


def test_an_empty_batch() -> None:
    assert encode_batch(Batch.new(0, 2)).shape == (0, LENGTH)


def test_a_game_stays_as_it_is(batch: Batch) -> None:
    before = batch.states.copy()
    encode_batch(batch)
    encode_batch(batch, 0, dtype=np.uint8)
    assert np.array_equal(batch.states, before)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_finished_game_for_a_seat(seat: int) -> None:
    game = finished()
    found = named(encode(game, seat, dtype=np.uint8))
    points = game.scores()[seat]
    assert found["decision.over"] == 1
    assert found.get("own.points", 0) - found.get("own.debt", 0) == points // 1
    assert not [name for name in found if name.endswith((".decides", ".to_move"))]


def test_a_finished_game_for_nobody() -> None:
    with pytest.raises(ValueError, match="over and nobody decides: say for which seat"):
        encode(finished())


@pytest.mark.parametrize("seat", [-1, 3, 4, 10**30])
def test_seats_that_do_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2, not"):
        encode(Game.new(3, 1), seat)


@pytest.mark.parametrize("seat", ["1", 1.0, True, [1]])
def test_what_is_no_seat(seat: Any) -> None:
    with pytest.raises(ValueError, match="a seat is a whole number, not"):
        encode(Game.new(3, 1), seat)


@pytest.mark.parametrize("seat", [-2, 3, 2**40])
def test_seats_that_do_not_exist_in_a_batch(batch: Batch, seat: int) -> None:
    for seats in (seat, [0, 1, 0, 1, seat]):
        with pytest.raises(ValueError, match=f"seats are 0 to 2, or -1, not {seat}"):
            encode_batch(batch, seats)


@pytest.mark.parametrize(
    "seats", [[0], [0] * 4, [0] * 6, [[0] * 5], 0.0, "0", [True] * 5, [None] * 5, [2**70] * 5]
)
def test_what_are_no_seats_of_a_batch(batch: Batch, seats: Any) -> None:
    with pytest.raises(ValueError, match="5 games need one seat or 5 of them"):
        encode_batch(batch, seats)


@pytest.mark.parametrize("thing", [None, 1, {}, "game", b"", Game])
def test_what_is_no_game(thing: Any) -> None:
    with pytest.raises(TypeError, match="encode takes a Game or a Board, not"):
        encode(thing)
    with pytest.raises(TypeError, match="encode_batch takes a Batch, not"):
        encode_batch(thing)


@pytest.mark.parametrize("dtype", ["f8", "f2", "i1", "u2", "i4", "bool", ">f4", "O"])
def test_other_types(batch: Batch, dtype: str) -> None:
    words = "encoded as float32 or uint8, not as"
    with pytest.raises(ValueError, match=words):
        encode(batch.game(0), dtype=dtype)
    with pytest.raises(ValueError, match=words):
        encode(batch.game(0), out=np.zeros(LENGTH, dtype=dtype))
    with pytest.raises(ValueError, match=words):
        encode_batch(batch, dtype=dtype)
    with pytest.raises(ValueError, match=words):
        encode_batch(batch, out=np.zeros((5, LENGTH), dtype=dtype))


def test_a_type_that_is_no_type() -> None:
    with pytest.raises(TypeError):
        encode(Game.new(2, 1), dtype="no such type")


def test_a_type_that_the_array_has_not() -> None:
    out = np.zeros(LENGTH, dtype=np.uint8)
    with pytest.raises(ValueError, match="out is of uint8, and float32 was asked for"):
        encode(Game.new(2, 1), dtype=np.float32, out=out)
    assert encode(Game.new(2, 1), dtype="u1", out=out) is out


@pytest.mark.parametrize("shape", [(), (0,), (LENGTH - 1,), (LENGTH + 1,), (1, LENGTH)])
def test_rows_of_other_shapes(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=rf"out must have the shape \({LENGTH},\)"):
        encode(Game.new(2, 1), out=np.zeros(shape, dtype=np.uint8))


@pytest.mark.parametrize("shape", [(LENGTH,), (4, LENGTH), (5, LENGTH - 1), (5, 1, LENGTH)])
def test_arrays_of_other_shapes(batch: Batch, shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=rf"out must have the shape \(5, {LENGTH}\)"):
        encode_batch(batch, out=np.zeros(shape, dtype=np.float32))


def test_arrays_that_cannot_be_written_as_a_row(batch: Batch) -> None:
    locked = np.zeros((5, LENGTH), dtype=np.uint8)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="out cannot be written to"):
        encode_batch(batch, out=locked)
    for apart in (np.zeros((LENGTH, 5), np.uint8).T, np.zeros((5, 2 * LENGTH), np.uint8)[:, ::2]):
        with pytest.raises(ValueError, match="must lie side by side"):
            encode_batch(batch, out=apart)
    with pytest.raises(TypeError, match="out is an array to write to"):
        encode(batch.game(0), out=[0] * LENGTH)  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", [(), (5,), (2, LENGTH)])
def test_names_of_something_else(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"a row has {LENGTH} entries"):
        named(np.zeros(shape))
