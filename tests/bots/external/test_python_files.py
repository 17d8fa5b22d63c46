"""Bots in Python files play in their own processes exactly as they would in ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bots.helpers import play
from tzolkin import Game
from tzolkin.bots import Bot, SeatedBot, UnknownBotError, make_bot
from tzolkin.bots.errors import BotError
from tzolkin.bots.external.launch import start_bot
from tzolkin.bots.specs import parse_spec

BOTS = """
import ctypes, os, subprocess, sys, time
import neighbour
from tzolkin.bots import Bot, Budget, IdBot

print("printed while it is loaded")

class Plain(Bot):
    def choose(self, view, legal):
        if view["decision"] == "wealth":
            self.first = view
        return self.rng.choice(legal)

class Quick(IdBot):
    def choose_id(self, board, legal):
        board.play_randomly(self.seed, 50)
        return legal[board.quarters(0) % len(legal)]

class Thinker(Bot):
    takes_budget = True
    def choose(self, view, legal):
        assert self.budget == Budget(simulations=50), self.budget
        return neighbour.first(legal)

class Chatty(Plain):
    def choose(self, view, legal):
        print("{}")
        os.write(1, b"{}\\n")
        subprocess.run(["echo", "{}"])
        sys.stdout.write("no end of line")
        return super().choose(view, legal)

class Asking(Bot):
    def choose(self, view, legal):
        return input("What shall I do? ")

class Raising(Bot):
    def choose(self, view, legal):
        raise RuntimeError("tired")

class Odd(Bot):
    def choose(self, view, legal):
        return self

class Cheating(Bot):
    def choose(self, view, legal):
        return "give gold"

class Numbering(IdBot):
    def choose_id(self, board, legal):
        return 10_000

class Hanging(Bot):
    def choose(self, view, legal):
        while True:
            pass

class Leaving(Bot):
    def choose(self, view, legal):
        sys.exit("I have to go")

class Crashing(Bot):
    def choose(self, view, legal):
        ctypes.string_at(0)

class Breaking(Bot):
    def __init__(self, seed, budget):
        raise RuntimeError("no luck today")
    def choose(self, view, legal):
        return legal[0]

class Silent(Bot):
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "neighbour.py").write_text("def first(legal):\n    return legal[0]\n")
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return path


@pytest.mark.parametrize("name", ["Plain", "Quick"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_process_makes_no_difference(name: str, players: int, file: Path) -> None:
    spec = f"{file}:{name}"
    here = [SeatedBot(make_bot(spec, 2**54 + seat), name) for seat in range(players)]
    there = [SeatedBot.named(spec, 2**54 + seat) for seat in range(players)]
    games = [play(*here), play(*there)]
    assert games[0].actions == games[1].actions
    for seat in there:
        assert (seat.title, seat.fault) == (name, None)
        seat.close()
    assert isinstance(here[0].bot, Bot)


def test_a_budget_arrives(file: Path) -> None:
    with (
        SeatedBot.named(f"{file}:Thinker:50", 1) as right,
        SeatedBot.named(f"{file}:Thinker:51", 1) as wrong,
    ):
        assert (right.title, wrong.title) == ("Thinker 50", "Thinker 51")
        play(right, wrong)
    assert right.fault is None
    assert wrong.fault is not None
    budget = r"Budget\(seconds=None, simulations=51, threads=None\)"
    words = rf"it failed: AssertionError: {budget} \(bots\.py, line \d+\)"
    assert re.match(words, wrong.fault)


def test_printing_does_no_harm(file: Path) -> None:
    with SeatedBot.named(f"{file}:Chatty", 1) as chatty, SeatedBot.named("random", 2) as other:
        quiet = make_bot(f"{file}:Plain", 1)
        game = play(chatty, other)
        assert chatty.fault is None
        assert play(SeatedBot(quiet, ""), SeatedBot.named("random", 2)).actions == game.actions


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Asking", "it failed: EOFError: "),
        ("Raising", r"it failed: RuntimeError: tired \(bots\.py, line \d+\)"),
        ("Odd", "it failed: TypeError: Object of type Odd is not JSON serializable"),
        ("Cheating", "it answered 'give gold': This is not an action"),
        ("Numbering", "it failed: IndexError: "),
        ("Hanging", "it did not answer within 1 s"),
        ("Leaving", "it ended with exit code 1; its last words: .*I have to go"),
        ("Crashing", "it was ended by signal SIGSEGV"),
    ],
)
def test_a_forfeit(name: str, words: str, file: Path) -> None:
    seats = [SeatedBot.named(f"{file}:{name}", 1, limit=1), SeatedBot.named("random", 2)]
    assert not seats[0].fault
    assert play(*seats).over
    assert seats[0].fault is not None
    assert re.match(words, seats[0].fault)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("{file}:Breaking", r"Breaking cannot be made: RuntimeError: no luck today \(bots\.py, "),
        ("{file}:Silent", "Silent does not choose; it needs a method `choose`"),
        ("{file}:Missing", r"has no bot 'Missing' \(a class derived from Bot\); there is Plain, "),
        ("{file}:Plain:100", "Plain takes no budget, unless it says `takes_budget = True`"),
        ("{file}:Thinker:0", "must be from 1 to 1000000000, not 0"),
        ("{folder}/nowhere.py:Plain", "there is no such file"),
        ("{folder}:Plain", "there is no bot"),
        ("{folder}/syntax.py:A", r"cannot be loaded: SyntaxError: .*\(syntax\.py, line 2\)$"),
        ("{folder}/zero.py:A", r"cannot be loaded: ZeroDivisionError: .* \(zero\.py, line 1\)$"),
        ("{folder}/absent.py:A", "cannot be loaded: ModuleNotFoundError: No module named 'no_one'"),
        ("{folder}/bytes.py:A", "cannot be loaded: SyntaxError: "),
    ],
)
def test_what_is_known_before_a_game_begins(spec: str, words: str, file: Path) -> None:
    folder = file.parent
    (folder / "syntax.py").write_text("x = 1\ndef (")
    (folder / "zero.py").write_text("1 / 0")
    (folder / "absent.py").write_text("import no_one")
    (folder / "bytes.py").write_bytes(b"\x00\xff")
    with pytest.raises(UnknownBotError, match=words):
        SeatedBot.named(spec.format(file=file, folder=folder), 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import os; os._exit(3)", "^it ended with exit code 3$"),
        ("raise SystemExit('not today')", "^it ended with exit code 1; its last words: not today$"),
        ("import time; time.sleep(1000)", "^it did not answer within 1 s$"),
    ],
)
def test_files_that_end_before_the_greeting(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(text)
    bot = start_bot(parse_spec(f"{tmp_path / 'bad.py'}:MyBot"), 1)
    with pytest.raises(BotError, match=words):
        bot.greet(1)


def test_files_that_are_called_like_modules(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the working folder nor that of the bot can replace a module of Python."""
    (tmp_path / "json.py").write_text("raise RuntimeError('the wrong one')")
    file.rename(tmp_path / "random.py")
    monkeypatch.chdir(tmp_path)
    with SeatedBot.named("random.py:Plain", 1) as bot:
        bot.answer(Game.new(2, 1))
        assert bot.fault is None
