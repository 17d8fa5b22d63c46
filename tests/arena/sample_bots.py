"""Bots for tests of arenas: fast, odd, and broken in every way."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tzolkin.bots import Bot
from tzolkin.game.positions import Position

MARK = "TZOLKIN_TEST_MARK"  # names a file through which a test and its bots communicate


class Last(Bot):
    """Plays the last legal action, which is seldom a bad one."""

    def choose(self, view: Position, legal: list[str]) -> str:
        return legal[-1]


class Raises(Last):
    """Fails in the second age."""

    def choose(self, view: Position, legal: list[str]) -> str:
        if view["age"] == 2:
            raise RuntimeError("tired")
        return super().choose(view, legal)


class Illegal(Last):
    """Answers with an action that does not exist."""

    def choose(self, view: Position, legal: list[str]) -> str:
        return "place atlantis"


class Moody(Last):
    """Cannot be made for most seeds."""

    def __init__(self, seed: int, budget: object) -> None:
        super().__init__(seed)
        if seed % 4:
            raise RuntimeError("not today")


class Hangs(Last):
    """Thinks forever in the second age."""

    def choose(self, view: Position, legal: list[str]) -> str:
        if view["age"] == 2:
            time.sleep(3600)
        return super().choose(view, legal)


class KillsOnce(Last):
    """Kills the process that plays its game, but only once, which the mark records."""

    def choose(self, view: Position, legal: list[str]) -> str:
        mark = Path(os.environ[MARK])
        if view["age"] == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(view, legal)


class KillsInSomeDeals(Last):
    """Kills the process that plays its game where certain monuments are on display."""

    def choose(self, view: Position, legal: list[str]) -> str:
        if {"m01", "m02"} & set(view["monuments"]):
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(view, legal)


class WaitsOnce(Last):
    """Waits, but only once.

    It first writes the ids of the process that plays its game and of its own into the mark.
    """

    def choose(self, view: Position, legal: list[str]) -> str:
        mark = Path(os.environ[MARK])
        if view["age"] == 2 and not mark.exists():
            mark.write_text(f"{os.getppid()} {os.getpid()}")
            time.sleep(60)
        return super().choose(view, legal)
