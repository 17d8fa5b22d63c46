"""Bots that hardly think."""

from __future__ import annotations

from tzolkin.rules.engine import Board

from ..contract import IdBot


class RandomBot(IdBot):
    """Any legal action, each as likely as the others."""

    about = "any legal action, each as likely as the others"

    def choose_id(self, board: Board, legal: list[int]) -> int:
        return self.rng.choice(legal)
