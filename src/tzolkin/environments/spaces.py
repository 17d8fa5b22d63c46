"""The observations and actions of agents as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import LENGTH, MOST, SCALES
from tzolkin.game.extras import missing_extra
from tzolkin.game.value_checks import short_repr
from tzolkin.rules.ids import ACTIONS

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing_extra("env", error) from None

Mask = npt.NDArray[np.int8]


class LegalActions(spaces.Discrete[np.int64]):
    """The space of action ids, in which samples without a mask are legal, if any action is."""

    def __init__(self, mask: Callable[[], Mask]) -> None:
        super().__init__(ACTIONS)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)


def observation_type(name: object) -> np.dtype[Any]:
    """Return the type of views: float32, or uint8 for the same numbers unscaled."""
    if name not in ("float32", "uint8"):
        raise ValueError(f"observations are float32 or uint8, not {short_repr(name)}")
    return np.dtype(name)


def view_space(dtype: np.dtype[Any]) -> spaces.Box:
    most = MOST if dtype == np.uint8 else MOST * SCALES
    return spaces.Box(np.zeros(LENGTH, dtype), most.astype(dtype), dtype=dtype.type)


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (ACTIONS,), np.int8)
