"""Batches in several threads, with the interpreter lock released."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import numpy as np
import pytest

from tests.threads import runs_in_parallel
from tzolkin import Batch

THREADS = 4


def play_out(batch: Batch, seed: int, barrier: threading.Barrier | None = None) -> int:
    """Play random steps to the end; with a barrier, in step with the other threads."""
    rng = np.random.default_rng(seed)
    steps = 0
    if barrier is not None:
        barrier.wait()
    while not batch.over.all():
        batch.step(batch.random_actions(rng))
        steps += 1
    return steps


def test_a_split_shares_the_buffers() -> None:
    batch = Batch.new(10, players=2)
    parts = batch.split(3)
    assert sum(map(len, parts)) == 10
    part = parts[1]
    before = batch.masks.copy()
    actions = [int(np.flatnonzero(mask)[0]) for mask in part.masks]
    part.step(actions)
    low = len(parts[0])
    assert not np.array_equal(batch.masks, before)
    assert np.array_equal(batch.masks[low : low + len(part)], part.masks)
    assert np.array_equal(batch.seats[low : low + len(part)], part.seats)
    assert np.array_equal(batch.masks[:low], before[:low])
    assert np.shares_memory(batch.states, part.states)


@pytest.mark.parametrize("parts", [1, 2, 3, 7, 10, 13])
def test_a_split_covers_every_game_once(parts: int) -> None:
    batch = Batch.new(10, players=2)
    split = batch.split(parts)
    assert len(split) == parts
    assert np.array_equal(np.concatenate([part.states for part in split]), batch.states)
    sizes = [len(part) for part in split]
    assert max(sizes) - min(sizes) <= 1
    assert all(part.scores().shape == (len(part), 2) for part in split)


@pytest.mark.parametrize("players", [2, 4])
def test_threads_give_the_same_as_one_thread(players: int) -> None:
    together, apart = Batch.new(40, players), Batch.new(40, players)
    expected = [play_out(part, seed) for seed, part in enumerate(apart.split(THREADS))]
    barrier = threading.Barrier(THREADS)
    with ThreadPoolExecutor(THREADS) as pool:
        parts = enumerate(together.split(THREADS))
        running = [pool.submit(play_out, part, seed, barrier) for seed, part in parts]
        assert [each.result() for each in running] == expected
    assert np.array_equal(together.states, apart.states)
    assert np.array_equal(together.masks, apart.masks)
    assert together.over.all()
    assert np.array_equal(together.scores(), apart.scores())


def test_threads_with_batches_of_their_own() -> None:
    barrier = threading.Barrier(THREADS)

    def work(seed: int) -> bytes:
        batch = Batch.new(15, players=3, seeds=[100 * seed + number for number in range(15)])
        play_out(batch, seed, barrier)
        return batch.states.tobytes()

    with ThreadPoolExecutor(THREADS) as pool:
        results = list(pool.map(work, [1, 2, 1, 2]))
    assert results[0] == results[2]
    assert results[1] == results[3]
    assert results[0] != results[1]


def test_an_error_in_one_thread_leaves_the_others_alone() -> None:
    batch = Batch.new(20, players=2)
    barrier = threading.Barrier(2)
    first, second = batch.split(2)

    def wrong() -> str:
        barrier.wait()
        for _ in range(50):
            with pytest.raises(ValueError, match="not legal") as caught:
                first.step([0] * len(first))
        return str(caught.value)

    with ThreadPoolExecutor(2) as pool:
        failing = pool.submit(wrong)
        playing = pool.submit(play_out, second, 3, barrier)
        assert "game 0" in failing.result()
        assert playing.result() > 50
    assert np.array_equal(first.states, Batch.new(20, players=2).states[:10])
    assert second.over.all()


def test_a_step_gives_up_the_interpreter_lock() -> None:
    native = import_module("tzolkin.rules._native")
    batch = Batch.new(5000, players=2)
    actions = batch.random_actions(np.random.default_rng(1))
    dealt, masks = batch.states.copy(), batch.masks.copy()
    everywhere = np.ones(len(batch), dtype=np.uint8)

    def step() -> None:
        native.batch_step(batch.states, actions, batch._masks, batch._seats, everywhere)

    def deal_again() -> None:
        batch.states[:] = dealt
        batch._masks[:] = masks
        batch._seats[:] = 0

    assert runs_in_parallel(step, deal_again)
