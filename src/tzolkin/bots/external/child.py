"""The other end of the protocol: a bot in Python, asked through standard input and output.

`tzolkin bot NAME` does this for other programs, and we do it ourselves with anybody's file, so that
it may hang or crash without harm.
"""

from __future__ import annotations

import os
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread

from tzolkin.game import Game
from tzolkin.game.validation import items, mapping, member, short_repr, text
from tzolkin.rules.engine import Board

from ..budgets import Budget
from ..contract import Bot, IdBot, ask
from ..errors import UnknownBotError, format_error
from ..registry import make_bot
from ..specs import parse_spec
from .messages import PROTOCOL, Message, decoded, encoded, lines, write
from .timeouts import DECISION_LIMIT, checked_limit


class Speaker:
    """Answers messages for a bot. It is made at once, so that a broken one is known at hello."""

    limit = DECISION_LIMIT
    left = False

    def __init__(self, name: str, seed: int) -> None:
        """UnknownBotError if there is no such bot."""
        self._name = name
        self._seed = seed
        self._spec = parse_spec(name)
        self._spare: Bot | None = make_bot(name, seed)
        self._wants = {"wants": ["board"]} if isinstance(self._spare, IdBot) else {}
        self._bot: Bot | None = None
        self._trouble = "there is no game yet: 'new game' comes before 'choose'"

    def reply(self, line: bytes) -> bytes | None:
        """What is to be written, if anything is."""
        try:
            return self._answer(decoded(line))
        except ValueError as error:
            return complaint(str(error))

    def _answer(self, message: Message) -> bytes | None:
        kind = message["type"]
        if kind == "hello":
            hello = {"type": "hello", "protocol": PROTOCOL, "name": self._spec.title}
            return encoded(hello | self._wants)
        if kind == "choose":
            return self._choose(message)
        if kind == "new game":
            self._begin(message)
        self.left = kind == "bye"
        return None

    def _begin(self, message: Message) -> None:
        """Nobody waits for an answer to this, so what is wrong is told at the first question."""
        self._bot = None
        try:
            self.limit = checked_limit(message.get("limit", self.limit))
            self._bot = self._made(_seed_in(message, self._seed), _budget_in(message))
        except ValueError as error:
            self._trouble = str(error)

    def _made(self, seed: int, budget: Budget | None) -> Bot:
        """A bot plays one game; the first one is there already, if it is the one that is wanted."""
        spare, self._spare = self._spare, None
        if spare is not None and (seed, budget) == (self._seed, self._spec.budget):
            return spare
        return make_bot(self._name, seed, budget)

    def _choose(self, message: Message) -> bytes:
        if self._bot is None:
            raise ValueError(self._trouble)
        question = _question(self._bot, message)
        try:
            action = question()
            return encoded({"type": "action", "id": message.get("id"), "action": action})
        except Exception as error:
            return complaint(format_error(error))


def complaint(message: str) -> bytes:
    return encoded({"type": "error", "message": message})


def _seed_in(message: Message, usual: int) -> int:
    seed = message.get("seed", usual)
    if not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number, not {short_repr(seed)}")
    return seed


def _budget_in(message: Message) -> Budget | None:
    if message.get("budget") is None:
        return None
    given = mapping(message["budget"], "a budget")
    return Budget(given.get("seconds"), given.get("simulations"), given.get("threads"))


def _question(bot: Bot, message: Message) -> Callable[[], object]:
    """What to ask the bot; ValueError if it is not told what it needs."""
    if isinstance(bot, IdBot):
        return partial(ask, bot, Game(_board_in(message)))
    view = mapping(member(message, "view", "'choose'"), "the view")
    legal = items(member(message, "legal", "'choose'"), "'legal'", None)
    return partial(bot.choose, view, legal)


def _board_in(message: Message) -> Board:
    board = text(member(message, "board", "'choose'"), "the board")
    try:
        return Board.from_bytes(b64decode(board, validate=True))
    except ValueError as error:
        raise ValueError(f"the board is not one of ours: {error}") from None


def speak(name: str, seed: int) -> None:
    """Speak for a bot until the end of input or `bye`; UnknownBotError if there is no such bot."""
    source, sink = private_streams()
    _converse(Speaker(name, seed), source, sink)


def main() -> None:
    """How we start anybody's file: `NAME SEED` are the arguments."""
    name, seed = sys.argv[1:]
    source, sink = private_streams()
    try:
        speaker = Speaker(name, int(seed))
    except UnknownBotError as error:
        next(lines(source), None)
        write(sink, complaint(str(error)))
    else:
        _converse(speaker, source, sink)


def private_streams() -> tuple[int, int]:
    """Whatever the bot prints goes to standard error, and it has nothing to read."""
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink


def _converse(speaker: Speaker, source: int, sink: int) -> None:
    inbox: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_read, args=(speaker, source, inbox), daemon=True).start()
    with suppress(BrokenPipeError):
        while not speaker.left and (line := inbox.get()) is not None:
            write(sink, speaker.reply(line) or b"")


def _read(speaker: Speaker, source: int, inbox: SimpleQueue[bytes | None]) -> None:
    """A bot may still be thinking when nobody is there any more, perhaps for ever."""
    for line in lines(source):
        inbox.put(line)
    inbox.put(None)
    time.sleep(speaker.limit)
    os._exit(1)
