"""A game for programs: its actions as texts, positions, records, and questions about them.

`Game` is one game, `batch.Batch` many at once. The other modules each answer one question: what a
position is (`positions`), why an action is illegal (`reasons`), what a turn would change
(`previews`), where points come from (`breakdown`), and so on.
"""

from .game import Game, GameStart, random_seed

__all__ = ["Game", "GameStart", "random_seed"]
