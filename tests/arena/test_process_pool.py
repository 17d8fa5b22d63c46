"""Jobs are played in any number of processes, even if some die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.helpers import interruptible
from tests.waiting import wait_until
from tzolkin.arena import Arena, ArenaRequest, executors
from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.plan import Job, Plan
from tzolkin.arena.process_pool import play_in_processes

from .helpers import bot, marked, without_times
from .sample_bots import MARK


def block_results(*bots: str, deals: int = 6, processes: int = 2) -> list[BlockResult]:
    plan = Plan(bots, (2,), deals, seed=3)
    with closing(play_in_processes(map(plan.job, plan.blocks()), processes)) as found:
        return list(found)


def test_any_number_of_processes_plays_the_same() -> None:
    alone, many = block_results("random", processes=1), block_results("random", processes=3)
    assert len(alone) == 6
    assert without_times(alone) == without_times(many)
    assert all(len(one.records) == len(one.games) == 1 for one in many)


def test_more_processes_than_jobs() -> None:
    assert len(block_results("random", deals=1, processes=3)) == 1


def test_bots_that_think_in_several_threads_leave_room_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(executors, "cores", lambda: 8)
    assert [executors.games_at_once(threads) for threads in (1, 2, 3, 8, 9)] == [8, 4, 2, 1, 1]


def test_the_executor_is_given_how_many_threads_a_game_needs() -> None:
    class Idle(executors.ProcessExecutor):
        """An executor that plays nothing and remembers its threads."""

        def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[BlockResult]:
            threads_given.append(threads)
            yield from ()

    threads_given: list[int] = []
    for bots in (["random"], ["random", "ruler"], ["ruler", "search:100:3"]):
        list(Arena.begin(ArenaRequest(bots, 2, 1)).play(Idle()))
    assert threads_given == [1, 2, 3]


def test_a_process_that_dies_is_replaced_and_its_block_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    found = block_results(bot("KillsOnce"), "random", deals=3)
    assert (tmp_path / "mark").exists()
    assert [one.lost for one in found] == [None] * 3
    assert without_times(found) == without_times(
        block_results(bot("KillsOnce"), "random", deals=3, processes=1)
    )


def test_a_process_killed_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    killer = threading.Thread(target=kill_marked, args=(mark,))
    killer.start()
    found = block_results(bot("WaitsOnce"), "random", deals=1)
    killer.join()
    assert [one.lost for one in found] == [None]


def kill_marked(mark: Path) -> None:
    wait_until(lambda: marked(mark))
    os.kill(int(mark.read_text().split()[0]), signal.SIGKILL)


def test_a_block_that_kills_every_process_is_lost_and_the_others_are_played() -> None:
    found = block_results(bot("KillsInSomeDeals"), "random", deals=4)
    lost = [one for one in found if one.lost is not None]
    assert 0 < len(lost) < 4
    assert {one.lost for one in lost} == {"tried 3 times: its process was ended by SIGKILL"}
    assert all(len(one.games) == 2 for one in found if one.lost is None)


def test_the_reason_of_a_process_that_cannot_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tzolkin.arena.process_pool.START", "import no_such_module")
    (found,) = block_results("random", deals=1)
    assert found.lost == (
        "tried 3 times: its process ended with code 1 "
        "(ModuleNotFoundError: No module named 'no_such_module')"
    )


def test_whoever_stops_leaves_no_process_behind() -> None:
    plan = Plan(("random",), (4,), 5000, seed=3)
    with closing(play_in_processes(map(plan.job, plan.blocks()), 2)) as found:
        assert len(list(islice(found, 3))) == 3
        assert len(children()) == 2
    assert children() == set()


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_an_arena_that_ends_takes_its_processes_along(end: signal.Signals, tmp_path: Path) -> None:
    """Including the processes of bots that are busy."""
    mark = tmp_path / "mark"
    script = (
        "from tzolkin.arena import play_arena\n"
        f"play_arena([{bot('WaitsOnce')!r}, 'random'], 2, 1, 3, processes=1)"
    )
    arena = subprocess.Popen(
        [sys.executable, "-c", script],
        env={**os.environ, MARK: str(mark)},
        stderr=subprocess.DEVNULL,
        preexec_fn=interruptible,
    )
    wait_until(lambda: marked(mark) or arena.poll() is not None)
    arena.send_signal(end)
    assert arena.wait() == -end
    wait_until(lambda: not any(map(is_running, mark.read_text().split())))


def is_running(process: str) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def children() -> set[str]:
    found = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(os.getpid())],
        capture_output=True,
        text=True,
        check=True,
    )
    return {line for line in found.stdout.splitlines() if "tzolkin.arena.worker" in line}
