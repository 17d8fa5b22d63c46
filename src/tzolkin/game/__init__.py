"""A game in text: actions, positions, records, and everything that can be asked about them."""

from .game import Game, Origin, fresh_seed

__all__ = ["Game", "Origin", "fresh_seed"]
