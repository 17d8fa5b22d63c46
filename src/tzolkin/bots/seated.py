"""A bot in a seat of a game, which goes on whatever the bot does."""

from __future__ import annotations

import random
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from tzolkin.game import Game
from tzolkin.game.value_checks import short_repr

from .contract import Bot, ask
from .errors import BotError, UnknownBotError, format_error
from .registry import check_name, make_bot
from .specs import Kind, Spec, parse_spec

if TYPE_CHECKING:
    from .external.remote_bot import RemoteBot


class SeatedBot:
    """A bot with a legal answer to every decision.

    A bot that raises, hangs or answers illegally forfeits: `fault` says what it did, and from then
    on random legal actions are played for it.
    """

    def __init__(self, bot: Bot | RemoteBot, title: str) -> None:
        self.bot = bot
        self.title = title
        self.fault: str | None = None
        self._substitute = random.Random(bot.seed)  # noqa: S311 (a game, not a secret)

    @classmethod
    def named(cls, text: str, seed: int, limit: float | None = None) -> Self:
        """Seat the bot of a spec; raise UnknownBotError if there is none.

        Our bots play in this process, all others in their own process, where a decision may take
        `limit` seconds. A bot that does not start correctly is at fault from the beginning.
        """
        spec = parse_spec(text)
        check_name(spec)
        if spec.kind is Kind.BUILTIN:
            return cls(make_bot(text, seed), spec.title)
        return cls._start(spec, seed, limit)

    @classmethod
    def _start(cls, spec: Spec, seed: int, limit: float | None) -> Self:
        from .external.launch import start_bot  # many modules that are seldom needed

        remote = start_bot(spec, seed, limit)
        seated = cls(remote, spec.title)
        try:
            remote.greet()
        except BotError as fault:
            seated.fault = str(fault)
        except UnknownBotError as error:
            what = f"{spec.text}: {error}" if spec.kind is Kind.PROGRAM else str(error)
            raise UnknownBotError(what) from None
        if spec.kind is Kind.PROGRAM and remote.name:
            seated.title = remote.name
        return seated

    def answer(self, game: Game) -> str:
        """Return a legal action, which is the bot's own unless it has forfeited."""
        if game.over:
            raise ValueError("the game is over; there is nothing to answer")
        if self.fault is None:
            try:
                return self._legal_answer(game)
            except BotError as fault:
                self._forfeit(str(fault))
        return self._substitute.choice(game.legal())

    def close(self) -> None:
        """End the process of the bot, if it has one; a closed bot is not asked again."""
        if not isinstance(self.bot, Bot):
            self.bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _legal_answer(self, game: Game) -> str:
        try:
            answer = self._ask(game)
            reason = game.explain(answer)
        except BotError:
            raise
        except Exception as error:
            raise BotError(f"it failed: {format_error(error)}") from error
        if reason is not None:
            raise BotError(f"it answered {short_repr(answer)}: {reason.message}")
        return str(answer)

    def _ask(self, game: Game) -> Any:
        return ask(self.bot, game) if isinstance(self.bot, Bot) else self.bot.ask(game)

    def _forfeit(self, fault: str) -> None:
        self.fault = fault
        if not isinstance(self.bot, Bot):
            self.bot.close(0)
