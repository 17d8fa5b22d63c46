"""What a bot is: it sees what its seat may see, and chooses one of the legal actions."""

from __future__ import annotations

import random
from typing import ClassVar

from tzolkin.game import Game
from tzolkin.game.notation import TEXTS
from tzolkin.game.positions import Position
from tzolkin.rules.engine import Board

from .budgets import Budget


class Bot:
    """A player for one seat of one game. Override `choose`; everything else is optional.

    `rng` and `seed` are the bot's own: with the same seed it must choose the same. Nothing hidden
    reaches it: `view` is the game as its seat may see it.
    """

    about: ClassVar[str] = ""  # how it plays, in one line, for people who choose an opponent
    takes_budget: ClassVar[bool] = False  # does `self.budget` matter to it?
    threads: ClassVar[int] = 1  # in how many it thinks, unless its budget says otherwise

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget()
        self.rng = random.Random(seed)  # noqa: S311 (a game, not a secret)

    def choose(self, view: Position, legal: list[str]) -> str:
        """One of the legal actions."""
        raise TypeError(f"{type(self).__name__} does not choose: it needs a method `choose`")


class IdBot(Bot):
    """The twin for speed: it works on a board and action ids instead of a view and texts.

    All that the seat must not know (the stacks, others' secret tiles) is made up on that board,
    from the bot's seed. It is a copy, free to be played on.
    """

    def choose_id(self, board: Board, legal: list[int]) -> int:
        """One of the legal action ids."""
        raise TypeError(f"{type(self).__name__} does not choose: it needs a method `choose_id`")


def ask(bot: Bot, game: Game) -> str:
    """What the bot answers to the decision at hand; whether it is legal is for the game to say."""
    seat = game.seat
    if seat is None:
        raise ValueError("the game is over; there is nothing to ask")
    if isinstance(bot, IdBot):
        board = game.board.concealed(seat, bot.rng.getrandbits(64))
        return TEXTS[bot.choose_id(board, game.legal_ids())]
    return bot.choose(game.view(seat), game.legal())
