"""The random bot."""

from __future__ import annotations

from tzolkin.rules.engine import Board

from ..contract import IdBot


class RandomBot(IdBot):
    """A bot that plays any legal action, each with the same probability."""

    about = "any legal action, each as likely as the others"

    def choose_id(self, board: Board, legal: list[int]) -> int:
        return self.rng.choice(legal)
