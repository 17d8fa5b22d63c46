"""A bot at a table: whatever it does, the game goes on."""

from __future__ import annotations

import random
from types import TracebackType
from typing import Self

from tzolkin.game import Game

from .contract import Bot, ask
from .shelf import make_bot
from .specs import read_spec


class SeatedBot:
    """Answers for a bot. One that raises, hangs or answers illegally forfeits: `fault` says what it
    did, and from then on any legal action is played for it.
    """

    def __init__(self, bot: Bot, title: str) -> None:
        self.bot = bot
        self.title = title
        self.fault: str | None = None
        self._substitute = random.Random(bot.seed)  # noqa: S311 (a game, not a secret)

    @classmethod
    def named(cls, text: str, seed: int, limit: float | None = None) -> Self:
        """A bot as people write it; UnknownBot if there is none.

        `limit` is how many seconds a bot in a process of its own may take for a decision.
        """
        return cls(make_bot(text, seed), read_spec(text).title)

    def answer(self, game: Game) -> str:
        """A legal action, by the bot as long as it keeps the rules."""
        if self.fault is None:
            text = self._asked(game)
            if text is not None:
                return text
        return self._substitute.choice(game.legal())

    def close(self) -> None:
        """Let the bot go; what runs for it is ended. A closed bot is not asked again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _asked(self, game: Game) -> str | None:
        try:
            text = ask(self.bot, game)
            reason = game.explain(text)
        except Exception as error:
            self.fault = f"it failed with {type(error).__name__}: {error}"
            return None
        if reason is not None:
            self.fault = f"it answered {text!r}: {reason.message}"
            return None
        return text
