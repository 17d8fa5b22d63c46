"""The base classes of bots: a bot sees what its seat may see and chooses a legal action."""

from __future__ import annotations

import random
from typing import ClassVar

from tzolkin.game import Game
from tzolkin.game.notation import TEXTS
from tzolkin.game.positions import Position
from tzolkin.rules.engine import Board

from .budgets import Budget


class Bot:
    """A player for one seat of one game. Subclasses override `choose`; the rest is optional.

    `rng` is the bot's own random generator, made from `seed`: with the same seed a bot must choose
    the same. `budget` says how much it may think about a turn.
    """

    about: ClassVar[str] = ""  # how it plays, in one line, for people who choose an opponent
    takes_budget: ClassVar[bool] = False  # whether it uses `self.budget`
    threads: ClassVar[int] = 1  # the number it thinks in, unless its budget gives another one
    versions: ClassVar[tuple[int, ...]] = ()  # of what a bot of ours has learned, the newest last

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget()
        self.rng = random.Random(seed)  # noqa: S311 (a game, not a secret)

    def choose(self, view: Position, legal: list[str]) -> str:
        """Return one of the legal actions.

        `view` is the position without anything hidden from the seat, as `Game.view` gives it.
        """
        raise TypeError(f"{type(self).__name__} does not choose: it needs a method `choose`")


class IdBot(Bot):
    """A bot that works on a `Board` and action ids, which is faster than a view and texts.

    Subclasses override `choose_id`. The board is the engine's own object for a game:

    - `board.seat` is the seat that decides, `board.players` the number of seats, and
      `board.decision` the kind of decision: `tzolkin.game.notation.DECISIONS[board.decision]`.
    - `board.legal_ids()` are the legal actions. `board.why_not(action)` is 0 for a legal action and
      otherwise a code that `tzolkin.game.reasons.reason_of` explains.
    - `board.play(action)` plays an action and returns 0. An illegal one changes nothing, and the
      code of `why_not` is returned. `board.play_randomly(seed, most)` plays at most that many
      random actions and returns their ids.
    - `board.copy()` is an independent copy on which to try actions. `board.to_bytes()` is the state
      as bytes, and `Board.from_bytes(data)` a board with that state.
    - `board.quarters(seat)` are the points of a seat in quarters. After the end, `board.winners()`
      has a bit for each seat that won.
    - `Game(board)` is a game on this board, with views, texts and everything else.
    """

    def choose_id(self, board: Board, legal: list[int]) -> int:
        """Return one of the legal action ids.

        The board is a copy that the bot may change. Everything that the seat must not know, such as
        the stacks and secret tiles of others, is made up on it from the bot's random numbers.
        """
        raise TypeError(f"{type(self).__name__} does not choose: it needs a method `choose_id`")


def ask(bot: Bot, game: Game) -> str:
    """Return the bot's answer to the current decision, which may be illegal."""
    seat = game.seat
    if seat is None:
        raise ValueError("the game is over; there is nothing to ask")
    if isinstance(bot, IdBot):
        board = game.board.concealed(seat, bot.rng.getrandbits(64))
        return TEXTS[bot.choose_id(board, game.legal_ids())]
    return bot.choose(game.view(seat), game.legal())
