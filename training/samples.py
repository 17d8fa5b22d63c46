"""Samples: positions as seats see them, each with the points that a value should predict."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class Samples(NamedTuple):
    """Columns of samples, a row for a position and a seat."""

    features: npt.NDArray[np.float32]
    views: npt.NDArray[np.uint8]  # encoded views; empty rows where the linear value is learned
    turns_left: npt.NDArray[np.int64]  # to the seat
    targets: Floats  # the points to predict
    scores: Floats  # final scores by game and seat, for reports


def concatenate_samples(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))
