"""No process outlives its game, whatever happens to it and to the process that plays the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.bots.helpers import is_gone, misbehaving, play
from tests.cli.helpers import interruptible
from tzolkin import Game
from tzolkin.bots import SeatedBot

# Plays until the bot asks for more time than there is; says when it begins to wait.
HOST = """
import sys
from tzolkin import Game
from tzolkin.bots import SeatedBot
bot = SeatedBot.named(sys.argv[1], 1, limit=float(sys.argv[2]))
game = Game.new(2, 1)
while len(game.actions) < 2:
    game.play(bot.answer(game))
print("waiting", flush=True)
bot.answer(game)
print("answered", flush=True)
"""

STUCK = """
import os, time
from pathlib import Path
from tzolkin.bots import Bot
class Stuck(Bot):
    def choose(self, view, legal):
        if view["decision"] != "wealth":
            Path({file!r}).write_text(str(os.getpid()))
            while True:
                time.sleep(0.01)
        return legal[0]
"""


def pids(file: Path) -> list[int]:
    return [int(word) for word in file.read_text().split()]


def waiting_host(spec: str, limit: float) -> subprocess.Popen[str]:
    """Start a process that is waiting for the answer of a bot."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOST, spec, str(limit)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=interruptible,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    return process


@pytest.mark.parametrize("what", ["well-behaved", "stay"])
def test_a_game_leaves_no_process(what: str, tmp_path: Path) -> None:
    """Including a bot that does not leave at the end of its input."""
    with SeatedBot.named(misbehaving(what, tmp_path / "pid"), 1) as bot:
        play(bot, SeatedBot.named("random", 2))
        assert bot.fault is None
    assert all(map(is_gone, pids(tmp_path / "pid")))


@pytest.mark.parametrize("what", ["well-behaved", "endless lines", "endless line", "exit"])
def test_a_game_leaves_no_thread(what: str) -> None:
    before = set(threading.enumerate())
    with SeatedBot.named(misbehaving(what), 1) as bot:
        started = set(threading.enumerate()) - before
        assert len(started) == 3
        play(bot, SeatedBot.named("random", 2))
    for thread in started:
        thread.join(20)
        assert not thread.is_alive()


def test_a_forgotten_bot_is_ended(tmp_path: Path) -> None:
    bot = SeatedBot.named(misbehaving("stay", tmp_path / "pid"), 1)
    bot.answer(Game.new(2, 1))
    del bot
    assert all(map(is_gone, pids(tmp_path / "pid")))


def test_what_a_bot_starts_ends_with_it(tmp_path: Path) -> None:
    bot = SeatedBot.named(misbehaving("child", tmp_path / "pid"), 1, limit=1)
    play(bot, SeatedBot.named("random", 2))
    assert bot.fault == "it did not answer within 1 s"
    both = pids(tmp_path / "pid")
    assert len(both) == 2
    assert all(map(is_gone, both))


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_end_of_the_one_who_plays_ends_the_bot(end: signal.Signals, tmp_path: Path) -> None:
    host = waiting_host(misbehaving("listen", tmp_path / "pid"), 60)
    host.send_signal(end)
    assert host.communicate()[0] == ""
    assert all(map(is_gone, pids(tmp_path / "pid")))


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_also_one_that_hears_nothing(end: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "stuck.py").write_text(STUCK.format(file=str(tmp_path / "pid")))
    host = waiting_host(f"{tmp_path / 'stuck.py'}:Stuck", 3)
    while not (tmp_path / "pid").exists():
        assert host.poll() is None
        time.sleep(0.05)
    host.send_signal(end)
    assert host.communicate()[0] == ""
    assert all(map(is_gone, pids(tmp_path / "pid")))


def test_a_fork_does_not_end_the_bot_of_its_parent() -> None:
    script = (
        "import os, sys\nfrom tzolkin import Game\nfrom tzolkin.bots import SeatedBot\n"
        "bot = SeatedBot.named(sys.argv[1], 1)\n"
        "child = os.fork()\n"
        "if child == 0:\n    sys.exit()\n"
        "os.waitpid(child, 0)\n"
        "bot.answer(Game.new(2, 1))\n"
        "print(bot.fault)\n"
    )
    words = [sys.executable, "-W", "ignore", "-c", script, misbehaving("stay")]
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout == "None\n"
