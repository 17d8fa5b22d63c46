"""Who plays the other seats of a vector environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tzolkin.bots import SeatedBot
from tzolkin.bots.errors import BotError
from tzolkin.encoding import encode_batch
from tzolkin.game import Game
from tzolkin.game.batch import Batch
from tzolkin.game.validation import short_repr

Numbers: TypeAlias = npt.NDArray[np.intp]
Policy: TypeAlias = Callable[[dict[str, npt.NDArray[Any]]], npt.ArrayLike]
Chosen: TypeAlias = str | Policy


class Opponent(Protocol):
    """Plays in games of a batch, at least one decision in each."""

    def play(self, batch: Batch, numbers: Numbers) -> None: ...

    def close(self) -> None: ...


class Chance:
    """Any legal action, chosen in native code."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def play(self, batch: Batch, numbers: Numbers) -> None:
        batch.step(batch.random_actions(self._rng), flags(batch, numbers))

    def close(self) -> None:
        """Nothing is open."""


class Hired:
    """A bot. It plays whole turns, game by game, so that it can keep to its plans."""

    def __init__(self, text: str, seed: int) -> None:
        self._bot = SeatedBot.named(text, seed)

    def play(self, batch: Batch, numbers: Numbers) -> None:
        games = [batch.game(number) for number in numbers]
        for game in games:
            seat = game.seat
            while game.seat == seat:
                game.play(answer(self._bot, game))
        batch.replace(numbers, Batch.of(games))

    def close(self) -> None:
        self._bot.close()


def answer(bot: SeatedBot, game: Game) -> str:
    """What a bot plays; an error if it forfeits, as results would be against something else."""
    action = bot.answer(game)
    if bot.fault is not None:
        raise BotError(f"{bot.title} forfeits: {bot.fault}")
    return action


class Learned:
    """A policy: a function of observations and masks, a row for each game, that gives ids."""

    def __init__(self, policy: Policy, dtype: np.dtype[Any]) -> None:
        self._policy = policy
        self._dtype = dtype

    def play(self, batch: Batch, numbers: Numbers) -> None:
        asked = Batch(batch.states[numbers], batch.players)
        views = encode_batch(asked, dtype=self._dtype)
        seen = {"observation": views, "action_mask": asked.masks.view(np.int8)}
        asked.step(self._policy(seen))
        batch.replace(numbers, asked)

    def close(self) -> None:
        """Nothing is open."""


class Company:
    """The opponents of one seat, in turn order after it; one may sit in all their seats."""

    def __init__(self, opponents: Sequence[Opponent]) -> None:
        self._opponents = opponents

    def play(self, batch: Batch, own: npt.NDArray[np.int8]) -> None:
        """Until every game is over or asks its own seat."""
        while (waiting := np.flatnonzero((batch.seats >= 0) & (batch.seats != own))).size:
            after = (batch.seats[waiting] - own[waiting]) % batch.players - 1
            sitting = np.minimum(after, len(self._opponents) - 1)
            for number, opponent in enumerate(self._opponents):
                theirs = waiting[sitting == number]
                if theirs.size:
                    opponent.play(batch, theirs)

    def close(self) -> None:
        for opponent in self._opponents:
            opponent.close()


def company(
    chosen: Chosen | Sequence[Chosen], players: int, seed: int, dtype: np.dtype[Any]
) -> Company:
    """From one opponent for all other seats, or one for each."""
    listed = [chosen] if isinstance(chosen, str) or callable(chosen) else list(chosen)
    if len(listed) not in (1, players - 1):
        raise ValueError(f"1 opponent or {players - 1} are needed, not {len(listed)}")
    return Company([opponent(each, seed + n, dtype) for n, each in enumerate(listed)])


def opponent(chosen: Chosen, seed: int, dtype: np.dtype[Any]) -> Opponent:
    if chosen == "random":
        return Chance(seed)
    if isinstance(chosen, str):
        return Hired(chosen, seed)
    if callable(chosen):
        return Learned(chosen, dtype)
    raise ValueError(f"an opponent is the name of a bot or a function, not {short_repr(chosen)}")


def flags(batch: Batch, numbers: Numbers) -> npt.NDArray[np.bool_]:
    named = np.zeros(len(batch), dtype=np.bool_)
    named[numbers] = True
    return named
