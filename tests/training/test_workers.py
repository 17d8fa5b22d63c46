"""Work in processes: given out, finished, and given up when the time is up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Thread, Timer

import pytest

from training.workers import StoppedError, Workers, finished, results

PATIENCE = 20.0  # seconds, after which a test counts as hanging


@pytest.fixture
def workers() -> Iterator[Workers]:
    working = Workers(1)
    yield working
    working.stop()


def test_all_is_done(workers: Workers) -> None:
    futures = [workers.submit(abs, -number) for number in range(5)]
    assert sorted(each.result() for each in finished(futures)) == [*range(5)]
    assert results(futures) == [*range(5)]


def test_what_waits_is_given_up_when_the_time_is_up(workers: Workers) -> None:
    """`as_completed` would wait forever for what a pool gives up."""
    futures = [workers.submit(time.sleep, 0.3) for _ in range(100)]
    done: list[object] = []
    stopped: list[bool] = []

    def wait() -> None:
        try:
            done.extend(finished(futures))
        except StoppedError:
            stopped.append(True)

    waiting = Thread(target=wait, daemon=True)
    waiting.start()
    Timer(1.0, workers.stop).start()
    waiting.join(PATIENCE)
    assert stopped
    assert len(done) < 100
    with pytest.raises(StoppedError):
        results(futures)
    with pytest.raises(StoppedError):
        workers.submit(time.sleep, 0)


def test_two_threads_may_stop_at_the_same_time(workers: Workers) -> None:
    """A timer does, and the command when its work is given up."""
    workers.submit(time.sleep, 0.5)
    both = [Thread(target=workers.stop) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
