"""Bots as users of the first release have written them, following docs/bots.md."""

from __future__ import annotations

from typing import Any

from tzolkin.bots import Bot, IdBot


class Builder(Bot):
    """Builds whenever it can, and otherwise does anything."""

    about = "builds"

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        assert view["legal"] == legal
        wanted = [action for action in legal if action.startswith("build")]
        return self.rng.choice(wanted or legal)


class Thrifty(Bot):
    """Takes an action that depends on its seed and budget."""

    takes_budget = True

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        simulations, seconds = self.budget.simulations or 0, self.budget.seconds or 0
        threads = self.budget.threads or 0
        return legal[(self.seed + simulations + int(1000 * seconds) + threads) % len(legal)]


class Richest(IdBot):
    """Takes the action after which it has the most points."""

    def choose_id(self, board: Any, legal: list[int]) -> int:
        def points(action: int) -> int:
            trial = board.copy()
            trial.play(action)
            found: int = trial.quarters(board.seat)
            return found

        best = max(map(points, legal))
        return self.rng.choice([action for action in legal if points(action) == best])
