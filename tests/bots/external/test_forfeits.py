"""A program that misbehaves forfeits with a clear message, and the game goes on to its end."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.bots.helpers import PROGRAMS, is_gone, misbehaving, play
from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBotError
from tzolkin.bots.errors import BotError
from tzolkin.bots.external.remote_bot import RemoteBot

NOT_JSON = "it wrote a line that is not JSON: "
NOT_A_MESSAGE = "it wrote a line that is not an object with a `type`: "

FAULTS = {
    "prose": f"{NOT_JSON}'I take gold!'$",
    "binary": re.escape(NOT_JSON),
    "empty line": f"{NOT_JSON}''$",
    "nested": NOT_JSON + re.escape("'[[[["),
    "digits": NOT_JSON,
    "list": NOT_A_MESSAGE + re.escape("'[1, 2]'"),
    "no type": NOT_A_MESSAGE,
    "odd type": NOT_A_MESSAGE,
    "wrong type": "it wrote 'hello' where 'action' was expected$",
    "no action": "its answer lacks 'action'$",
    "null": r"it answered None: An action is a text, not NoneType\.",
    "number": r"it answered 7: An action is a text, not int\.",
    "object": re.escape("it answered {'a': [1, 1, 1, ...]}: An action is a text, not dict."),
    "misspelt": "it answered 'plaec tikal': .* did you mean 'place tikal'",
    "illegal": "it answered 'days 2': The decision now is",
    "novel": r"it answered 'xxxx.{50,80}': This is not an action\.$",
    "stale": "it answered question 2 when 3 was asked$",
    "no id": "it answered question None when 3 was asked$",
    "twice": "it wrote without being asked: |it answered question 3 when 4 was asked",
    "long line": "it wrote a line of more than 65536 bytes$",
    "endless line": "it wrote a line of more than 65536 bytes$",
    "endless lines": f"it wrote without being asked: '{{}}'|{NOT_A_MESSAGE}",
    "error": "it failed: my head aches$",
    "odd error": "it failed: None$",
    "silence": "it did not answer within 1 s$",
    "closed": "it closed its output$",
    "exit": r"it ended with exit code 3; its last words: .*the moon \| is in \| the wrong house",
    "quiet exit": "it ended with exit code 0$",
    "crash": "it was ended by signal SIGSEGV$",
    "raise": "it ended with exit code 1; its last words: .*ZeroDivisionError: division by zero$",
    "run away": "it did not answer within 1 s$",
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_forfeit(what: str, tmp_path: Path) -> None:
    seats = [
        SeatedBot.named(misbehaving(what, tmp_path / "pid"), 1, limit=1),
        SeatedBot.named("random", 2),
    ]
    assert not seats[0].fault
    assert play(*seats).over
    assert seats[0].fault is not None
    assert re.match(FAULTS[what], seats[0].fault)
    assert len(seats[0].fault) < 600
    assert seats[1].fault is None
    assert is_gone(int((tmp_path / "pid").read_text()))


def test_the_rest_of_a_forfeited_game_is_always_the_same() -> None:
    games = []
    for _ in range(2):
        with SeatedBot.named(misbehaving("prose"), 1) as bad:
            games.append(play(bad, SeatedBot.named("random", 2)).actions)
    assert games[0] == games[1]


@pytest.mark.parametrize("what", ["whine", "carriage return"])
def test_much_on_standard_error_is_no_fault_nor_is_a_carriage_return(what: str) -> None:
    with SeatedBot.named(misbehaving(what), 1) as bot:
        game = Game.new(2, 1)
        for _ in range(3):
            game.play(bot.answer(game))
        assert bot.fault is None


UNFIT = {
    "hello:prose": f"{NOT_JSON}'Hello!'$",
    "hello:old": "it speaks protocol 0, not 1$",
    "hello:none": "it speaks protocol None, not 1$",
    "hello:type": "it wrote 'action' where 'hello' was expected$",
    "hello:exit": "it ended with exit code 1; its last words: bad option$",
}


@pytest.mark.parametrize("what", UNFIT)
def test_one_that_does_not_start_is_at_fault_from_the_beginning(what: str, tmp_path: Path) -> None:
    bot = SeatedBot.named(misbehaving(what, tmp_path / "pid"), 1)
    assert bot.fault is not None
    assert re.match(UNFIT[what], bot.fault)
    assert is_gone(int((tmp_path / "pid").read_text()))
    assert play(bot, SeatedBot.named("random", 2)).over
    bot.close()


def test_one_that_never_says_hello() -> None:
    words = [sys.executable, str(PROGRAMS / "misbehaving_bot.py"), "hello:silence"]
    bot = RemoteBot(words, 1)
    with pytest.raises(BotError, match=r"^it did not answer within 0\.5 s$"):
        bot.greet(0.5)


def test_an_answer_before_any_question() -> None:
    with SeatedBot.named(misbehaving("hello:early"), 1) as bot:
        play(bot, SeatedBot.named("random", 2))
        assert bot.fault is not None
        assert bot.title == "Early"


def test_one_that_says_that_it_cannot_play() -> None:
    with pytest.raises(
        UnknownBotError, match=r"misbehaving_bot\.py hello:error: no licence found$"
    ):
        SeatedBot.named(misbehaving("hello:error"), 1)


@pytest.mark.parametrize(
    ("what", "title"),
    [
        ("hello:nameless", Path(sys.executable).stem.capitalize()),
        ("hello:odd name", "[31m Ann é" + "x" * 30),
        ("hello:odd wants", Path(sys.executable).stem.capitalize()),
    ],
)
def test_odd_greetings(what: str, title: str) -> None:
    with SeatedBot.named(misbehaving(what), 1) as bot:
        bot.answer(Game.new(2, 1))
        assert (bot.fault, bot.title) == (None, title)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("run:no-such-program --fast", "no-such-program cannot be started: no such file"),
        ("run:./nowhere", r"\./nowhere cannot be started: no such file"),
        ("run:~/nowhere-at-all", "/nowhere-at-all cannot be started: no such file"),
        ("run:{file}", "file cannot be started: permission denied"),
        ("run:", "there is no command; write for example"),
        ("run:'a b", "this is no command line: no closing quotation"),
    ],
)
def test_no_such_program(spec: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    spec = spec.format(file=shlex.quote(str(tmp_path / "file")))
    with pytest.raises(UnknownBotError, match=words):
        SeatedBot.named(spec, 1)


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), 1e9])
def test_impossible_limits(limit: float) -> None:
    with pytest.raises(ValueError, match="a limit is more than 0 and at most 86400 seconds, not"):
        SeatedBot.named("run:true", 1, limit)
