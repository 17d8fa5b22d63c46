"""A batch plays the same games as single games."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tests.game.games import Dice, finished, play_on, play_until, rich
from tzolkin import Batch, Game


def choose(masks: Any, dice: Dice) -> list[int]:
    """Return a random legal action for every game, 0 where it is over."""
    chosen = []
    for mask in masks:
        legal = np.flatnonzero(mask)
        chosen.append(int(legal[dice.below(len(legal))]) if len(legal) else 0)
    return chosen


def assert_same(batch: Batch, games: list[Game]) -> None:
    assert len(batch) == len(games)
    for number, game in enumerate(games):
        assert np.flatnonzero(batch.masks[number]).tolist() == sorted(game.legal_ids())
        assert batch.seats[number] == (-1 if game.over else game.seat)
    assert batch.over.tolist() == [game.over for game in games]
    assert batch.scores().tolist() == [game.scores() for game in games]


def play_both(batch: Batch, games: list[Game], seed: int) -> int:
    """Play both to the end of the longest game and compare them after every step."""
    dice = Dice(seed)
    steps = 0
    assert_same(batch, games)
    while not batch.over.all():
        actions = choose(batch.masks, dice)
        for game, action in zip(games, actions, strict=True):
            if not game.over:
                game.play_id(action)
        batch.step(actions)
        steps += 1
        assert_same(batch, games)
    return steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_step_by_step(players: int) -> None:
    batch = Batch.new(6, players)
    games = [Game.new(players, seed) for seed in range(6)]
    assert play_both(batch, games, seed=players) > 100
    for number, game in enumerate(games):
        assert batch.game(number).position() == game.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rich_games_in_progress(players: int) -> None:
    games = [rich(players, seed) for seed in range(4)]
    games += [list(play_on(rich(players, seed), seed, most=90))[-1] for seed in range(4)]
    play_both(Batch.of(games), games, seed=players)


def test_kinds_of_arrays() -> None:
    batch = Batch.new(5, players=3)
    assert (batch.masks.shape, batch.masks.dtype.str) == ((5, 423), "|u1")
    assert (batch.seats.shape, batch.seats.dtype.str) == ((5,), "|i1")
    assert (batch.over.shape, batch.over.dtype.str) == ((5,), "|b1")
    assert (batch.scores().shape, batch.scores().dtype.kind) == ((5, 3), "f")
    assert batch.states.flags.c_contiguous
    assert set(np.unique(batch.masks)) == {0, 1}


def test_seeds_are_those_of_single_games() -> None:
    seeds = [5, 0, 2**64 - 1, 2**63 + 1, 5]
    batch = Batch.new(5, players=2, seeds=np.array(seeds, dtype=np.uint64))
    for number, seed in enumerate(seeds):
        assert batch.game(number).position() == Game.new(2, seed).position()
    in_a_list = Batch.new(5, players=2, seeds=seeds)
    assert np.array_equal(in_a_list.states, batch.states)
    assert Batch.new(3, 2).game(2).position() == Game.new(2, 2).position()
    assert Batch.new(2, 2, seeds=[7, 8]).game(1).position() == Game.new(2, 8).position()


def test_four_players_unless_told_otherwise() -> None:
    assert Batch.new(1).scores().shape == (1, 4)


def test_a_step_gives_the_new_masks() -> None:
    batch = Batch.new(4, players=2)
    given = batch.step(choose(batch.masks, Dice(1)))
    assert np.array_equal(given, batch.masks)
    assert given.sum() == 24


@pytest.mark.parametrize("dtype", ["i2", "u2", "i4", "u4", "i8", "u8", ">i2", ">i8"])
def test_any_integers_will_do(dtype: str) -> None:
    batch, twin = Batch.new(4, players=2), Batch.new(4, players=2)
    actions = choose(batch.masks, Dice(1))
    batch.step(np.array(actions, dtype=dtype))
    twin.step(actions)
    assert np.array_equal(batch.states, twin.states)


def test_an_array_with_gaps() -> None:
    batch, twin = Batch.new(4, players=2), Batch.new(4, players=2)
    actions = choose(batch.masks, Dice(1))
    gaps = np.zeros(8, dtype=np.int16)
    gaps[::2] = actions
    batch.step(gaps[::2])
    twin.step(actions)
    assert np.array_equal(batch.states, twin.states)


def test_finished_games_ignore_their_actions() -> None:
    over, running = finished(Game.new(2, 1), 1), Game.new(2, 2)
    batch = Batch.of([over, running])
    assert batch.over.tolist() == [True, False]
    assert not batch.masks[0].any()
    for action in (0, 422, -1, 9999, -9999):
        legal = int(np.flatnonzero(batch.masks[1])[0])
        batch.step([action, legal])
    assert batch.game(0).position() == over.position()
    assert batch.scores()[0].tolist() == over.scores()
    only = Batch.of([over])
    only.step([12345])
    assert only.game(0).position() == over.position()


def test_a_batch_of_games_takes_copies() -> None:
    games = [rich(3, seed) for seed in range(3)]
    before = [game.position() for game in games]
    batch = Batch.of(games)
    batch.step(choose(batch.masks, Dice(1)))
    assert [game.position() for game in games] == before
    games[0].play(games[0].legal()[0])
    assert Batch.of(tuple(games)).game(0).position() == games[0].position()


def test_any_iterable_of_games() -> None:
    games: Any = (Game.new(2, seed) for seed in range(3))
    assert Batch.of(games).game(2).position() == Game.new(2, 2).position()


def test_a_game_of_a_batch_is_a_copy() -> None:
    batch = Batch.new(2, players=2)
    game = batch.game(1)
    game.play(game.legal()[0])
    assert batch.game(1).position() == Game.new(2, 1).position()
    assert batch.game(-1).position() == batch.game(1).position()


def test_a_game_of_a_batch_at_any_decision() -> None:
    for decision in ("action", "construct", "market", "over"):
        game = play_until(rich(2, 3), 3, lambda stage, wanted=decision: stage.decision == wanted)  # type: ignore[misc]
        again = Batch.of([game]).game(0)
        assert again.position() == game.position()
        assert again.breakdown() == game.breakdown()


def clone_by_pickle(batch: Batch) -> Batch:
    again = pickle.loads(pickle.dumps(batch))  # noqa: S301
    assert isinstance(again, Batch)
    return again


@pytest.mark.parametrize("clone", [clone_by_pickle, copy.deepcopy, copy.copy])
def test_copies_of_a_batch(clone: Any) -> None:
    batch = Batch.new(3, players=2)
    twin = clone(batch)
    games = [Game.new(2, seed) for seed in range(3)]
    play_both(twin, games, seed=4)
    assert_same(batch, [Game.new(2, seed) for seed in range(3)])
    with pytest.raises(ValueError, match="read-only"):
        twin.masks[0, 0] = 1


def test_random_actions_are_legal() -> None:
    batch = Batch.new(50, players=3)
    rng = np.random.default_rng(1)
    while not batch.over.all():
        actions = batch.random_actions(rng)
        running = np.flatnonzero(~batch.over)
        assert batch.masks[running, actions[running]].all()
        batch.step(actions)
    assert batch.random_actions(rng).tolist() == [0] * 50


def test_random_actions_reach_everything_that_is_legal() -> None:
    batch = Batch.new(1, players=2)
    rng = np.random.default_rng(1)
    chosen = {int(batch.random_actions(rng)[0]) for _ in range(300)}
    assert chosen == set(np.flatnonzero(batch.masks[0]).tolist())


def test_random_actions_are_equally_likely() -> None:
    batch = Batch.new(6000, players=2, seeds=[7] * 6000)
    chosen = batch.random_actions(np.random.default_rng(1))
    counts = np.unique(chosen, return_counts=True)[1]
    assert len(counts) == 6
    assert np.abs(counts - 1000).max() < 150  # five standard deviations


def test_a_step_of_some_games() -> None:
    batch, whole = Batch.new(4, players=2), Batch.new(4, players=2)
    rng = np.random.default_rng(1)
    for _ in range(30):
        actions, where = batch.random_actions(rng), rng.random(4) < 0.5
        before = batch.states.copy()
        whole.replace(np.arange(4), batch)
        whole.step(actions)
        batch.step(np.where(where, actions, 422), where)  # the others may say what they like
        assert np.array_equal(batch.states[where], whole.states[where])
        assert np.array_equal(batch.masks[where], whole.masks[where])
        assert np.array_equal(batch.states[~where], before[~where])
    assert (batch.states != whole.states).any()


def test_games_are_replaced() -> None:
    batch = Batch.new(5, players=2)
    others = Batch.new(2, players=2, seeds=[70, 71])
    others.step(others.random_actions(np.random.default_rng(1)))
    batch.replace(np.array([3, 1]), others)
    assert_same(batch, [batch.game(number) for number in range(5)])
    assert batch.seats.tolist() == [0, 1, 0, 1, 0]
    assert batch.game(3).position() == others.game(0).position()


def test_who_has_won() -> None:
    batch = Batch.new(40, players=3)
    rng = np.random.default_rng(1)
    assert not batch.winners().any()
    while not batch.over.all():
        batch.step(batch.random_actions(rng))
        if batch.over.any() and not batch.over.all():
            assert (batch.winners().any(axis=1) == batch.over).all()
    told = [np.flatnonzero(row).tolist() for row in batch.winners()]
    assert told == [batch.game(number).winners() for number in range(40)]


def test_an_empty_batch() -> None:
    batch = Batch.new(0, players=3)
    assert len(batch) == 0
    assert batch.masks.shape == (0, 423)
    assert batch.scores().shape == (0, 3)
    assert batch.over.tolist() == []
    assert batch.step([]).shape == (0, 423)
    assert batch.step(np.zeros(0, dtype=np.int16)).shape == (0, 423)
    assert batch.random_actions(np.random.default_rng(1)).tolist() == []
    assert [len(part) for part in batch.split(2)] == [0, 0]
    with pytest.raises(IndexError):
        batch.game(0)
