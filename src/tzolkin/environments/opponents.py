"""The opponents in the other seats of a vector environment.

A bot that is named without a version plays as in its first one, so that results against it stay
comparable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tzolkin.bots import SeatedBot
from tzolkin.bots.errors import BotError
from tzolkin.bots.registry import pin_version
from tzolkin.encoding import encode_batch
from tzolkin.game import Game
from tzolkin.game.batch import Batch
from tzolkin.game.value_checks import short_repr

Numbers: TypeAlias = npt.NDArray[np.intp]
Policy: TypeAlias = Callable[[dict[str, npt.NDArray[Any]]], npt.ArrayLike]
OpponentChoice: TypeAlias = str | Policy


class Opponent(Protocol):
    """Something that plays at least one decision in each of some games of a batch."""

    def play(self, batch: Batch, numbers: Numbers) -> None: ...

    def close(self) -> None: ...


class RandomOpponent:
    """Plays any legal action, chosen in native code."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def play(self, batch: Batch, numbers: Numbers) -> None:
        batch.step(batch.random_actions(self._rng), flags_of(batch, numbers))

    def close(self) -> None:
        """Do nothing."""


class BotOpponent:
    """Plays as a bot, turn by turn in each game, so that the bot can follow its plans."""

    def __init__(self, text: str, seed: int) -> None:
        self._bot = SeatedBot.named(text, seed)

    def play(self, batch: Batch, numbers: Numbers) -> None:
        games = [batch.game(number) for number in numbers]
        for game in games:
            seat = game.seat
            while game.seat == seat:
                game.play(bot_answer(self._bot, game))
        batch.replace(numbers, Batch.of(games))

    def close(self) -> None:
        self._bot.close()


def bot_answer(bot: SeatedBot, game: Game) -> str:
    """Return the action of a bot; raise BotError instead of playing at random if it forfeits."""
    action = bot.answer(game)
    if bot.fault is not None:
        raise BotError(f"{bot.title} forfeits: {bot.fault}")
    return action


class PolicyOpponent:
    """Plays by a policy: a function from observations and masks, a row per game, to action ids."""

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
        """Do nothing."""


class Opponents:
    """The opponents of a learner, in turn order after it; a single one plays all other seats."""

    def __init__(self, opponents: Sequence[Opponent]) -> None:
        self._opponents = opponents

    def play(self, batch: Batch, own: npt.NDArray[np.int8]) -> None:
        """Play until every game is over or waits for the learner."""
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


def list_opponents(chosen: OpponentChoice | Sequence[OpponentChoice]) -> list[OpponentChoice]:
    """Return the choices one by one, with the versions of bots written out."""
    listed = [chosen] if isinstance(chosen, str) or callable(chosen) else list(chosen)
    return [pin_version(each, first=True) if isinstance(each, str) else each for each in listed]


def make_opponents(
    listed: Sequence[OpponentChoice], players: int, seed: int, dtype: np.dtype[Any]
) -> Opponents:
    """Make the opponents from one choice for all other seats, or one for each."""
    if len(listed) not in (1, players - 1):
        raise ValueError(f"1 opponent or {players - 1} are needed, not {len(listed)}")
    return Opponents([make_opponent(each, seed + n, dtype) for n, each in enumerate(listed)])


def make_opponent(chosen: OpponentChoice, seed: int, dtype: np.dtype[Any]) -> Opponent:
    if chosen == "random":
        return RandomOpponent(seed)
    if isinstance(chosen, str):
        return BotOpponent(chosen, seed)
    if callable(chosen):
        return PolicyOpponent(chosen, dtype)
    raise ValueError(f"an opponent is the name of a bot or a function, not {short_repr(chosen)}")


def flags_of(batch: Batch, numbers: Numbers) -> npt.NDArray[np.bool_]:
    named = np.zeros(len(batch), dtype=np.bool_)
    named[numbers] = True
    return named
