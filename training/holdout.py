"""Games that nothing is learned from, so that errors can be measured on them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .positions import Positions

HELD_OUT_EVERY = 20  # a game in 20 is held out


def held_out(positions: Positions) -> npt.NDArray[np.bool_]:
    """Return which positions are of held-out games. A game is held out in every round or none."""
    return np.equal(positions.seeds % HELD_OUT_EVERY, 0)
