"""Tzolk'in: The Mayan Calendar, with exact and fast rules.

game = Game.new(players=3, seed=42)
game.play(game.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from .game import Game
from .game.notation import id_of, text_of
from .game.reasons import IllegalActionError, Reason
from .rules.engine import COMPILED, StaleBuildWarning

if TYPE_CHECKING:
    from .game.batch import Batch

IllegalAction = IllegalActionError  # the old name, until 1.0

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "Batch",
    "Game",
    "IllegalActionError",
    "Reason",
    "StaleBuildWarning",
    "id_of",
    "text_of",
]


def __getattr__(name: str) -> Any:
    """Load `Batch` when it is first used: NumPy takes longer than all the rest."""
    if name == "Batch":
        from .game.batch import Batch

        return Batch
    raise AttributeError(f"module 'tzolkin' has no attribute {name!r}")
