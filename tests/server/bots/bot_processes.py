"""Opponents of the server, and the processes in which they think, for tests."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from tests.random_games import play_on, steered_game
from tests.waiting import wait_until
from tzolkin import Game
from tzolkin.game.previews import turn_is_over
from tzolkin.server.opponents import Opponents, Task, Turn

PATIENCE = 120.0  # seconds; only what hangs for ever takes as long
LONG = "search:30s"
AWAKE = 0.8  # seconds of a processor that nobody needs only to start

T = TypeVar("T")


def ran(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def opponents(processes: int = 1, limit: float = PATIENCE) -> AsyncIterator[Opponents]:
    """They leave nothing behind, whatever happens."""
    found = Opponents(processes, limit)
    try:
        yield found
    finally:
        await found.close()
        assert workers() == []


def start() -> Game:
    return Game.new(3, seed=1)


def task(spec: str = "merchant", game: Game | None = None, seed: int = 5) -> Task:
    return Task(spec, seed, (game or start()).board.to_bytes())


def positions() -> list[Game]:
    """One for every sort of decision, so most of them are in the middle of a turn."""
    found: dict[str, Game] = {}
    for number in range(40):
        for game in islice(play_on(steered_game(number), random.Random(number)), 0, 200, 7):
            if not game.over:
                found.setdefault(game.decision, game.copy())
    return [found[decision] for decision in sorted(found)]


def played(game: Game, choose: Callable[[Game], str]) -> list[str]:
    """Play a turn in this process."""
    trial, actions = game.copy(), [choose(game)]
    trial.play(actions[0])
    while not turn_is_over(trial, game.seat, actions[-1]):
        actions.append(choose(trial))
        trial.play(actions[-1])
    return actions


def is_whole(game: Game, turn: Turn) -> bool:
    given = iter(turn.actions)
    return played(game, lambda _: next(given)) == turn.actions


def workers(server: int | None = None) -> list[int]:
    """Return the processes that think for a server (for this one), or wait for tasks."""
    command = ["ps", "-ww", "-o", "pid=,stat=,args=", "--ppid", str(server or os.getpid())]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    lines = [line.split(maxsplit=2) for line in found.splitlines()]
    return [
        int(pid)
        for pid, state, args in lines
        if "tzolkin.server.thinking" in args and not state.startswith("Z")
    ]


def deep_in_thought(server: int | None = None, count: int = 1) -> list[int]:
    """Return the processes of a server, once some of them have thought for a while."""
    wait_until(lambda: len(list(filter(_is_awake, workers(server)))) == count)
    return workers(server)


async def thinking(count: int = 1) -> list[int]:
    """Return those of this process, without blocking the event loop."""
    return await asyncio.to_thread(deep_in_thought, None, count)


def _is_awake(pid: int) -> bool:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) > AWAKE * os.sysconf("SC_CLK_TCK")


async def reaped(pid: int) -> None:
    """Wait until a process of ours has ended, and we know of it."""
    await asyncio.to_thread(wait_until, lambda: not Path(f"/proc/{pid}").exists())
    await asyncio.sleep(0.1)  # the event loop is told of it a moment later
