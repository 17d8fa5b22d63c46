"""Who decides for the seats without a person."""

from __future__ import annotations

import random
from collections.abc import Callable

from tzolkin.positions import Position

Chooser = Callable[[Position], str]
"""From what a seat may see to one of the actions in `legal`."""


def random_chooser(seed: int | None) -> Chooser:
    """Any legal action, each as likely as the others."""
    dice = random.Random(seed)  # noqa: S311 (a game, not a secret)
    return lambda view: dice.choice(view["legal"])
