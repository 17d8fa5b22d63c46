"""The bots of the project as bots of OpenSpiel."""

from __future__ import annotations

from typing import Any

from tzolkin.bots import SeatedBot
from tzolkin.game.extras import missing
from tzolkin.game.notation import IDS

from .opponents import answer

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None


class TzolkinBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot by its name, such as `greedy` or `search:300`; it decides for any seat."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__()
        self._bot = SeatedBot.named(name, seed)

    def step(self, state: Any) -> int:
        return IDS[answer(self._bot, state.to_game())]

    def restart_at(self, state: Any) -> None:
        """It remembers nothing that would have to be forgotten."""

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """It sees the whole board when it is asked."""

    def close(self) -> None:
        """End its process, if it has one."""
        self._bot.close()
