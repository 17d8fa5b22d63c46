"""A bot at a table: whatever it does, the game goes on."""

from __future__ import annotations

import random

from tzolkin.game import Game

from .contract import Bot, ask
from .shelf import make_bot


class SeatedBot:
    """Answers for a bot. One that raises or answers illegally forfeits: `fault` says what it did,
    and from then on any legal action is played for it.
    """

    def __init__(self, bot: Bot, title: str) -> None:
        self.bot = bot
        self.title = title
        self.fault: str | None = None
        self._substitute = random.Random(bot.seed)  # noqa: S311 (a game, not a secret)

    @classmethod
    def named(cls, name: str, seed: int) -> SeatedBot:
        """A bot by its name or file; UnknownBot if there is none."""
        title = name.rpartition(":")[2]
        return cls(make_bot(name, seed), title[:1].upper() + title[1:])

    def answer(self, game: Game) -> str:
        """A legal action, by the bot as long as it keeps the rules."""
        if self.fault is None:
            text = self._asked(game)
            if text is not None:
                return text
        return self._substitute.choice(game.legal())

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
