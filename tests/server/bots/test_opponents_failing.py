"""Processes in which bots think: killed, hanging, talking nonsense, no longer wanted."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.helpers import is_gone
from tzolkin import Game
from tzolkin.server import thinkers
from tzolkin.server.opponents import Opponents, Turn

from .bot_processes import (
    LONG,
    PATIENCE,
    deep_in_thought,
    is_whole,
    opponents,
    ran,
    reaped,
    start,
    task,
    thinking,
    workers,
)

KILLED = "its process was ended by signal SIGKILL"


def test_a_process_killed_while_it_thinks() -> None:
    """Again and again, and while another table waits for it."""

    async def turns() -> list[Turn]:
        found = []
        async with opponents() as bots:
            for _ in range(3):
                fatal = asyncio.create_task(bots.turn(task(LONG)))
                waiting = asyncio.create_task(bots.turn(task()))
                (pid,) = await thinking()
                os.kill(pid, signal.SIGKILL)
                found += [await fatal, await waiting]
        return found

    found = ran(turns())
    assert [turn.fault for turn in found] == [KILLED, None] * 3
    assert all(is_whole(start(), turn) for turn in found)


def test_a_process_killed_while_nobody_needs_it() -> None:
    async def turns() -> list[Turn]:
        async with opponents() as bots:
            first = await bots.turn(task())
            (pid,) = workers()
            os.kill(pid, signal.SIGKILL)
            await reaped(pid)
            return [first, await bots.turn(task())]

    first, second = ran(turns())
    assert first == second
    assert first.fault is None


@pytest.mark.parametrize("spec", [LONG, "merchant"])
def test_a_process_that_takes_too_long(spec: str) -> None:
    """Because it thinks and thinks, or because it hangs."""

    async def turns() -> list[Turn]:
        async with opponents(limit=4.0) as bots:
            found = [await bots.turn(task())]
            (pid,) = workers()
            if spec != LONG:
                os.kill(pid, signal.SIGSTOP)
            found += [await bots.turn(task(spec)), await bots.turn(task())]
            await reaped(pid)
            return found

    found = ran(turns())
    assert [turn.fault for turn in found] == [None, "it took more than 4 seconds", None]
    assert is_whole(start(), found[1])


WRONG = json.dumps({"type": "turn", "actions": ["keep w01 w02"], "fault": None})
HALF = json.dumps({"type": "turn", "actions": [], "fault": None})
FAULTS = {
    "print('hello')": "its process answered nonsense: a line that is not JSON: 'hello'",
    "print('[' * 60000)": "its process answered nonsense: a line that is not JSON: ",
    "print('{}')": "its process answered nonsense: a line that is not an object with a `type`",
    "print('[' * 10**7)": "its process answered nonsense: ",
    f"print({WRONG!r})": "['keep w01 w02'] is not a whole turn of legal actions",
    f"print({HALF!r})": "[] is not a whole turn of legal actions",
    "import no_such_module": "its process ended with exit code 1",
    "pass": "its process ended with exit code 0",
    "import os; os.abort()": "its process was ended by signal SIGABRT",
    "print('half a li', end='')": "its process ended with exit code 0",
    "import os, time; os.close(1); time.sleep(600)": "its process closed its output",
}


@pytest.mark.parametrize("program", FAULTS)
def test_a_process_that_does_not_do_its_work(
    program: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    game = Game.new(4, seed=3)
    assert "keep w01 w02" not in game.legal()

    async def turns() -> list[Turn]:
        async with opponents() as bots:
            with monkeypatch.context() as patch:
                patch.setattr(thinkers, "START", program)
                first = await bots.turn(task(game=game))
            return [first, await bots.turn(task(game=game))]

    made_up, real = ran(turns())
    assert made_up.fault is not None
    assert FAULTS[program] in made_up.fault
    assert is_whole(game, made_up)
    assert real.fault is None
    assert ("no_such_module" in capfd.readouterr().err) == ("no_such_module" in program)


def test_a_process_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def turns() -> list[Turn]:
        async with opponents() as bots:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", "/no/such/program")
                found = [await bots.turn(task()) for _ in range(2)]
            return [*found, await bots.turn(task())]

    first, second, third = ran(turns())
    assert first == second
    assert first.fault is not None
    assert first.fault.startswith("its process cannot be started: ")
    assert is_whole(start(), first)
    assert third.fault is None


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_that_stop_the_server_do_not_disturb_a_process(number: signal.Signals) -> None:
    async def turn() -> Turn:
        async with opponents() as bots:
            pending = asyncio.create_task(bots.turn(task("search:4s")))
            (pid,) = await thinking()
            os.kill(pid, number)
            return await pending

    assert ran(turn()).fault is None


SERVER = """
import asyncio, signal
from tests.server.bots.bot_processes import opponents, task

async def main():
    caught = []
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, caught.append, "SIGINT")
    async with opponents() as bots:
        turn = await bots.turn(task("search:4s"))
        print(caught, turn.fault)

asyncio.run(main())
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_is_for_the_server_and_its_end_is_for_all(end: signal.Signals) -> None:
    """Ctrl-C goes to the whole group of processes."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        cwd=Path(__file__).parents[3],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with server:
        (pid,) = deep_in_thought(server.pid)
        os.killpg(server.pid, end)
        told, _ = server.communicate(timeout=PATIENCE)
    assert told == ("['SIGINT'] None\n" if end == signal.SIGINT else "")
    assert is_gone(pid)


def test_whoever_closes_leaves_no_process_and_no_turn() -> None:
    async def turns() -> list[Turn | BaseException]:
        async with opponents(2) as bots:
            pending = [asyncio.create_task(bots.turn(task(LONG))) for _ in range(4)]
            await thinking(2)
            await bots.close()
            assert workers() == []
            with pytest.raises(RuntimeError, match="the opponents have left"):
                await bots.turn(task())
            return await asyncio.gather(*pending, return_exceptions=True)

    assert [type(found) for found in ran(turns())] == [asyncio.CancelledError] * 4


def test_a_cancelled_turn_sets_its_process_free() -> None:
    async def turn() -> Turn:
        async with opponents() as bots:
            first = asyncio.create_task(bots.turn(task(LONG)))
            (pid,) = await thinking()
            await _cancelled(first)
            await reaped(pid)
            return await bots.turn(task())

    assert ran(turn()).fault is None


@pytest.mark.parametrize("steps", range(1, 12))
def test_a_turn_cancelled_while_its_process_starts(steps: int) -> None:
    async def turn() -> Turn:
        async with opponents() as bots:
            await _cancelled(await _begun(bots, steps))
            return await bots.turn(task())

    assert ran(turn()).fault is None


@pytest.mark.parametrize("steps", range(1, 12))
def test_closing_while_a_process_starts(steps: int) -> None:
    async def closed() -> None:
        async with opponents() as bots:
            pending = await _begun(bots, steps)
            await bots.close()
            assert workers() == []
            with pytest.raises(asyncio.CancelledError):
                await pending

    ran(closed())


async def _begun(bots: Opponents, steps: int) -> asyncio.Task[Turn]:
    """Ask for a turn, and let the event loop take a few steps."""
    pending = asyncio.create_task(bots.turn(task()))
    for _ in range(steps):
        await asyncio.sleep(0)
    return pending


async def _cancelled(turn: asyncio.Task[Turn]) -> None:
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
