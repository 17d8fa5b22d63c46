"""Our bots as bots of OpenSpiel."""

from __future__ import annotations

from typing import Any

from tzolkin.bots import SeatedBot
from tzolkin.bots.registry import pin_version
from tzolkin.game.extras import missing_extra
from tzolkin.game.notation import IDS

from .opponents import bot_answer

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra("openspiel", error) from None


class TzolkinBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of a spec, such as `greedy` or `search:300`; it decides for any seat.

    It plays as in its first version, unless another one is named (`search@2:300`).
    """

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__()
        self.name = pin_version(name, first=True)
        self._bot = SeatedBot.named(self.name, seed)

    def step(self, state: Any) -> int:
        return IDS[bot_answer(self._bot, state.to_game())]

    def restart_at(self, state: Any) -> None:
        """Do nothing: the bot keeps nothing that must be reset."""

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """Do nothing: the bot sees the whole board when it is asked."""

    def close(self) -> None:
        """End the process of the bot, if it has one."""
        self._bot.close()
