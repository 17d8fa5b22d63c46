"""What a batch refuses, without having changed anything."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.game.games import rich
from tzolkin import Batch, Game
from tzolkin.rules.state import SIZE

HUGE = pytest.param(10**5000, id="huge")


@pytest.fixture
def batch() -> Batch:
    return Batch.of([rich(2, seed) for seed in range(3)])


def legal(batch: Batch) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in batch.masks]


def refuse(batch: Batch, actions: Any, words: str) -> None:
    before = batch.states.copy(), batch.masks.copy(), batch.seats.copy(), batch.scores()
    with pytest.raises(ValueError, match=words):
        batch.step(actions)
    states, masks, seats, scores = before
    assert np.array_equal(batch.states, states)
    assert np.array_equal(batch.masks, masks)
    assert np.array_equal(batch.seats, seats)
    assert np.array_equal(batch.scores(), scores)


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("action", [-1, 423, 424, 1, 2**15 - 1, -(2**15), 2**31, -(2**40), 2**62])
def test_an_illegal_action_in_one_game(batch: Batch, number: int, action: int) -> None:
    """The error names the game and the id as given, and no other game is stepped."""
    actions = legal(batch)
    actions[number] = action
    refuse(batch, actions, rf"action id {action} .*game {number}")


def test_every_id_that_is_not_legal(batch: Batch) -> None:
    for action in range(423):
        if not batch.masks[1, action]:
            actions = legal(batch)
            actions[1] = action
            refuse(batch, actions, f"action id {action} is not legal in game 1")


def test_the_first_of_several(batch: Batch) -> None:
    first, _, _ = legal(batch)
    refuse(batch, [first, 1, 1], "game 1")


@pytest.mark.parametrize("large", [2**63, 2**64 - 1])
def test_large_unsigned_numbers(batch: Batch, large: int) -> None:
    refuse(batch, np.full(3, large, dtype=np.uint64), f"action id {large} .*game 0")


@pytest.mark.parametrize("shape", [(), (1,), (2,), (4,), (3, 1), (1, 3), (0,), (3, 3)])
def test_wrong_shapes(batch: Batch, shape: tuple[int, ...]) -> None:
    refuse(batch, np.zeros(shape, dtype=np.int16), "3 action ids")


@pytest.mark.parametrize("dtype", ["f4", "f8", "bool", "O", "S4", "U4", "c16", "M8[s]"])
def test_wrong_kinds(batch: Batch, dtype: str) -> None:
    refuse(batch, np.zeros(3, dtype=dtype), "3 action ids")


@pytest.mark.parametrize(
    "actions",
    [None, "abc", "done", 3, [None] * 3, ["done"] * 3, [1.0] * 3, {}, [2**70] * 3, [True] * 3],
    ids=repr,
)
def test_what_is_no_array(batch: Batch, actions: object) -> None:
    refuse(batch, actions, "3 action ids")


def test_a_ragged_list(batch: Batch) -> None:
    refuse(batch, [[1], [1, 2], 3], ".")


def test_masks_and_seats_cannot_be_written(batch: Batch) -> None:
    for window in (batch.masks, batch.seats, batch.step(legal(batch))):
        with pytest.raises(ValueError, match="read-only"):
            window[0] = 1
    for part in batch.split(2):
        with pytest.raises(ValueError, match="read-only"):
            part.masks[0] = 1


@pytest.mark.parametrize("games", [-1, 2.5, "3", None, [], True, HUGE])
def test_a_wrong_number_of_games(games: object) -> None:
    with pytest.raises(ValueError, match="games"):
        Batch.new(games, players=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 5, -1, 2.5, 3.0, "3", None, [], True, HUGE])
def test_a_wrong_number_of_players(players: object) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Batch.new(2, players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "seeds", [[1], [1, 2, 3], [[1, 2]], 5, "ab", [0, -1], [0, 0.5], [0, 2**64], ["1", "2"],
              [None, 1], [True, False], [0, float("nan")], []],
    ids=repr,
)  # fmt: skip
def test_wrong_seeds(seeds: Any) -> None:
    """Seeds are checked as in `Game.new`: a seed changed on the way deals another game."""
    with pytest.raises(ValueError, match="seed"):
        Batch.new(2, players=2, seeds=seeds)


def test_games_that_do_not_fit_together() -> None:
    with pytest.raises(ValueError, match="same number of players"):
        Batch.of([Game.new(2, 1), Game.new(3, 1)])
    with pytest.raises(ValueError, match="needs games"):
        Batch.of([])


@pytest.mark.parametrize("games", [[1], [None], ["game"], [{}]])
def test_what_is_no_game(games: Any) -> None:
    with pytest.raises(TypeError, match="games"):
        Batch.of(games)


@pytest.mark.parametrize("number", [3, -4, 100])
def test_a_game_that_is_not_there(batch: Batch, number: int) -> None:
    with pytest.raises(IndexError):
        batch.game(number)


@pytest.mark.parametrize("parts", [0, -1, -100])
def test_a_split_into_nothing(batch: Batch, parts: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        batch.split(parts)


@pytest.mark.parametrize(
    "states",
    [np.zeros((1, 5), np.uint8), np.zeros(5, np.uint8), np.zeros((2, SIZE), np.int16)],
    ids=["short rows", "one row", "wrong numbers"],
)
def test_states_of_another_shape(states: Any) -> None:
    """Native code would read past their end."""
    with pytest.raises(ValueError, match=f"rows of {SIZE} bytes"):
        Batch(states, 2)


@pytest.mark.parametrize(
    "where",
    [[True], np.ones(3), np.ones(3, dtype=np.uint8), np.ones((3, 1), dtype=np.bool_), True],
    ids=["too-few", "floats", "bytes", "column", "one"],
)
def test_where_is_a_flag_for_every_game(batch: Batch, where: Any) -> None:
    with pytest.raises(ValueError, match="where is 3 flags, not"):
        batch.step(legal(batch), where)


def test_an_illegal_action_counts_only_where_it_is_played(batch: Batch) -> None:
    actions = legal(batch)
    actions[1] = 422
    with pytest.raises(ValueError, match="action id 422 is not legal in game 1"):
        batch.step(actions, np.array([False, True, True]))
    batch.step(actions, np.array([True, False, True]))


def test_games_are_replaced_by_as_many_of_the_same_size(batch: Batch) -> None:
    with pytest.raises(ValueError, match="games of 2 players are not replaced by games of 3"):
        batch.replace(np.array([0]), Batch.new(1, players=3))
    with pytest.raises(ValueError, match="2 games are not replaced by 1"):
        batch.replace(np.array([0, 1]), Batch.new(1, players=2))
