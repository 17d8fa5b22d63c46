"""The bot's end of the protocol: a bot in Python that answers on standard input and output.

`tzolkin bot NAME` serves bots to other programs this way. The game itself starts this module for
bots in Python files, so that they can hang or crash without harm.
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
from tzolkin.game.value_checks import check_list, check_object, check_text, get_member, short_repr
from tzolkin.rules.engine import Board

from ..budgets import Budget
from ..contract import Bot, IdBot, ask
from ..errors import UnknownBotError, format_error
from ..registry import make_bot
from ..specs import parse_spec
from .messages import PROTOCOL, Message, decode, encode, read_lines, write_all
from .timeouts import DECISION_LIMIT, checked_limit


class BotServer:
    """Answers messages for a bot, which is made at once, so that hello reveals a broken one."""

    limit = DECISION_LIMIT
    finished = False

    def __init__(self, name: str, seed: int) -> None:
        """Make the bot; raise UnknownBotError if there is no such bot."""
        self._name = name
        self._seed = seed
        self._spec = parse_spec(name)
        self._spare: Bot | None = make_bot(name, seed)
        self._wants = {"wants": ["board"]} if isinstance(self._spare, IdBot) else {}
        self._bot: Bot | None = None
        self._trouble = "there is no game yet: 'new game' comes before 'choose'"

    def reply(self, line: bytes) -> bytes | None:
        """Return the line to write in answer to a line, or None."""
        try:
            return self._answer(decode(line))
        except ValueError as error:
            return error_line(str(error))

    def _answer(self, message: Message) -> bytes | None:
        kind = message["type"]
        if kind == "hello":
            hello = {"type": "hello", "protocol": PROTOCOL, "name": self._spec.title}
            return encode(hello | self._wants)
        if kind == "choose":
            return self._choose(message)
        if kind == "new game":
            self._begin(message)
        self.finished = kind == "bye"
        return None

    def _begin(self, message: Message) -> None:
        """Begin a game; errors are reported at the first question, because this has no answer."""
        self._bot = None
        try:
            self.limit = checked_limit(message.get("limit", self.limit))
            self._bot = self._make_bot(_parse_seed(message, self._seed), _parse_budget(message))
        except ValueError as error:
            self._trouble = str(error)

    def _make_bot(self, seed: int, budget: Budget | None) -> Bot:
        """Return the bot for a game, which is the spare one if seed and budget are the same."""
        spare, self._spare = self._spare, None
        if spare is not None and (seed, budget) == (self._seed, self._spec.budget):
            return spare
        return make_bot(self._name, seed, budget)

    def _choose(self, message: Message) -> bytes:
        if self._bot is None:
            raise ValueError(self._trouble)
        question = _parse_question(self._bot, message)
        try:
            action = question()
            return encode({"type": "action", "id": message.get("id"), "action": action})
        except Exception as error:
            return error_line(format_error(error))


def error_line(message: str) -> bytes:
    return encode({"type": "error", "message": message})


def _parse_seed(message: Message, usual: int) -> int:
    seed = message.get("seed", usual)
    if not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number, not {short_repr(seed)}")
    return seed


def _parse_budget(message: Message) -> Budget | None:
    if message.get("budget") is None:
        return None
    given = check_object(message["budget"], "a budget")
    return Budget(given.get("seconds"), given.get("simulations"), given.get("threads"))


def _parse_question(bot: Bot, message: Message) -> Callable[[], object]:
    """Return a call that asks the bot; raise ValueError if the message lacks something."""
    if isinstance(bot, IdBot):
        return partial(ask, bot, Game(_parse_board(message)))
    view = check_object(get_member(message, "view", "'choose'"), "the view")
    legal = check_list(get_member(message, "legal", "'choose'"), "'legal'", None)
    return partial(bot.choose, view, legal)


def _parse_board(message: Message) -> Board:
    board = check_text(get_member(message, "board", "'choose'"), "the board")
    try:
        return Board.from_bytes(b64decode(board, validate=True))
    except ValueError as error:
        raise ValueError(f"the board is not one of ours: {error}") from None


def serve_bot(name: str, seed: int) -> None:
    """Serve a bot until the end of input or `bye`; raise UnknownBotError if there is none."""
    source, sink = private_streams()
    _serve(BotServer(name, seed), source, sink)


def main() -> None:
    """Serve the bot NAME with SEED, the two arguments of the process."""
    name, seed = sys.argv[1:]
    source, sink = private_streams()
    try:
        server = BotServer(name, int(seed))
    except UnknownBotError as error:
        next(read_lines(source), None)
        write_all(sink, error_line(str(error)))
    else:
        _serve(server, source, sink)


def private_streams() -> tuple[int, int]:
    """Take over standard input and output; the bot prints to standard error and reads nothing."""
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink


def _serve(server: BotServer, source: int, sink: int) -> None:
    inbox: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_read_input, args=(server, source, inbox), daemon=True).start()
    with suppress(BrokenPipeError):
        while not server.finished and (line := inbox.get()) is not None:
            write_all(sink, server.reply(line) or b"")


def _read_input(server: BotServer, source: int, inbox: SimpleQueue[bytes | None]) -> None:
    """Read lines; after the end of input, end the process even if the bot is still thinking."""
    for line in read_lines(source):
        inbox.put(line)
    inbox.put(None)
    time.sleep(server.limit)
    os._exit(1)
