"""The old place of `tzolkin.game.reasons`, until 1.0."""

from .game.reasons import IllegalActionError as IllegalAction
from .game.reasons import Reason

__all__ = ["IllegalAction", "Reason"]
