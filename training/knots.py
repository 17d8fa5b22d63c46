"""Interpolate weights between the knots: a few numbers of turns left for which they are stored."""

from __future__ import annotations

import numpy as np

from tzolkin.bots.builtin.weights import KNOTS
from tzolkin.encoding import feature_ids

# How much each knot (column) counts with each number of turns left (row).
KNOT_BASIS = np.array(
    [np.interp(range(feature_ids.STAGES), KNOTS, row) for row in np.eye(len(KNOTS))]
).T
