"""A bot's turn: the task for a process that thinks and its answer, a line each."""

from __future__ import annotations

import random
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from tzolkin.bots.external.messages import decode, encode
from tzolkin.game import Game
from tzolkin.game.previews import turn_is_over
from tzolkin.game.reasons import IllegalActionError
from tzolkin.game.value_checks import check_list, check_text, get_member, short_repr
from tzolkin.rules.engine import Board


class Task(NamedTuple):
    """A turn that a bot is to play."""

    spec: str  # a bot of ours, as people write it: `merchant`, `search:1s`
    seed: int  # the bot's own
    board: bytes  # the whole state; what the bot must not know is hidden where it is asked

    def line(self) -> bytes:
        board = b64encode(self.board).decode()
        return encode({"type": "task", "spec": self.spec, "seed": self.seed, "board": board})

    @classmethod
    def read(cls, line: bytes) -> Task:
        message = decode(line)
        return cls(message["spec"], message["seed"], b64decode(message["board"]))

    def game(self) -> Game:
        """Return the game at the decision at hand; ValueError if the board is not one of ours."""
        return Game(Board.from_bytes(self.board))


class Turn(NamedTuple):
    """How a turn is played, from the decision at hand to its end."""

    actions: list[str]
    fault: str | None  # what the bot did wrong, if some actions were made up for it

    def line(self) -> bytes:
        return encode({"type": "turn", "actions": self.actions, "fault": self.fault})


def read_turn(line: bytes, task: Task) -> Turn:
    """Parse the answer to a task; ValueError unless it is a whole turn of legal actions."""
    message = decode(line)
    actions = check_list(get_member(message, "actions", "a turn"), "the actions of a turn", None)
    if not _is_whole(task, actions):
        raise ValueError(f"{short_repr(actions)} is not a whole turn of legal actions")
    fault = get_member(message, "fault", "a turn")
    return Turn(actions, None if fault is None else check_text(fault, "a fault"))


def whole_turn(task: Task, choose: Callable[[Game], str]) -> list[str]:
    """Choose decision by decision until the seat's turn is over."""
    game = task.game()
    seat = game.seat
    while True:
        action = choose(game)
        game.play(action)
        if turn_is_over(game, seat, action):
            return game.actions


def made_up(task: Task, fault: str) -> Turn:
    """Make up a legal turn for a bot that has none; the same seed makes up the same."""
    rng = random.Random(task.seed)  # noqa: S311 (a game, not a secret)
    return Turn(whole_turn(task, lambda game: rng.choice(game.legal())), fault)


def _is_whole(task: Task, actions: list[Any]) -> bool:
    given = iter(actions)
    with suppress(IllegalActionError, StopIteration):
        return whole_turn(task, lambda _: next(given)) == actions
    return False
