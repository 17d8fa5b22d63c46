"""Batches encoded in several threads, with the interpreter lock released."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tzolkin import Batch
from tzolkin.encoding import LENGTH, SCALES, encode_batch

THREADS = 4


@pytest.mark.parametrize("dtype", [np.uint8, np.float32])
def test_threads_write_the_same_as_one_thread(dtype: Any) -> None:
    batch = Batch.new(40, players=4)
    out, barrier = np.zeros((40, LENGTH), dtype=dtype), threading.Barrier(THREADS)

    def work(part: Batch, rows: Any) -> None:
        barrier.wait()
        encode_batch(part, out=rows)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(work, batch.split(THREADS), np.split(out, THREADS)))
    assert np.array_equal(out, encode_batch(batch, dtype=dtype))


@pytest.fixture
def no_forced_switches() -> Iterator[None]:
    """Threads take turns only where the lock is given up of its own accord."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000.0)
    yield
    sys.setswitchinterval(before)


def seen_from_outside(write: Callable[[], None]) -> bool:
    """Does another thread get to run while this is under way?"""
    writing = ended = seen = False

    def work() -> None:
        nonlocal writing, ended
        for _ in range(500):
            writing = True
            write()
            writing = False
            if seen:
                break
        ended = True

    worker = threading.Thread(target=work)
    worker.start()
    while not (seen or ended):
        time.sleep(0)
        seen = writing
    worker.join()
    return seen


@pytest.mark.usefixtures("no_forced_switches")
def test_encoding_gives_up_the_interpreter_lock() -> None:
    native: Any = import_module("tzolkin.search._native")
    batch = Batch.new(2000, players=4)
    whole = np.zeros((2000, LENGTH), dtype=np.uint8)
    parts = np.zeros((2000, LENGTH), dtype=np.float32)
    assert seen_from_outside(lambda: native.batch_encode_bytes(batch.states, batch.seats, whole))
    assert seen_from_outside(
        lambda: native.batch_encode_floats(batch.states, batch.seats, SCALES, parts)
    )
