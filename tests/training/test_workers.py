"""Test tasks of workers: finished ones, and those that are cancelled by a stop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Thread, Timer

import pytest

from training.workers import StoppedError, Workers, collect_results, iterate_finished

PATIENCE = 20.0  # seconds, after which a test counts as hanging


@pytest.fixture
def workers() -> Iterator[Workers]:
    working = Workers(1)
    yield working
    working.stop()


def test_all_tasks_are_done(workers: Workers) -> None:
    futures = [workers.submit(abs, -number) for number in range(5)]
    assert sorted(each.result() for each in iterate_finished(futures)) == [*range(5)]
    assert collect_results(futures) == [*range(5)]


def test_a_stop_cancels_waiting_tasks(workers: Workers) -> None:
    """`as_completed` would wait forever for the futures of these tasks."""
    futures = [workers.submit(time.sleep, 0.3) for _ in range(100)]
    done: list[object] = []
    stopped: list[bool] = []

    def wait() -> None:
        try:
            done.extend(iterate_finished(futures))
        except StoppedError:
            stopped.append(True)

    waiting = Thread(target=wait, daemon=True)
    waiting.start()
    Timer(1.0, workers.stop).start()
    waiting.join(PATIENCE)
    assert stopped
    assert len(done) < 100
    with pytest.raises(StoppedError):
        collect_results(futures)
    with pytest.raises(StoppedError):
        workers.submit(time.sleep, 0)


def test_two_threads_can_stop_at_the_same_time(workers: Workers) -> None:
    """The timer of `start_workers` does, and the end of its block."""
    workers.submit(time.sleep, 0.5)
    threads = [Thread(target=workers.stop) for _ in range(2)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
