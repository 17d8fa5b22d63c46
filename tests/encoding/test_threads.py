"""Batches encoded in several threads, with the interpreter lock released."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.threads import runs_in_parallel
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


def test_encoding_gives_up_the_interpreter_lock() -> None:
    native: Any = import_module("tzolkin.encoding._native")
    batch = Batch.new(2000, players=4)
    whole = np.zeros((2000, LENGTH), dtype=np.uint8)
    parts = np.zeros((2000, LENGTH), dtype=np.float32)
    assert runs_in_parallel(lambda: native.batch_encode_bytes(batch.states, batch.seats, whole))
    assert runs_in_parallel(
        lambda: native.batch_encode_floats(batch.states, batch.seats, SCALES, parts)
    )
