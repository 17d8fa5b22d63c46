"""Positions as rows of numbers, for programs that learn and for the search.

A *view* is all that a seat may know, one entry for each fact (`layout`, `view`). *Features* are a
few numbers with which the search values a position (`feature_ids`, `features`). `arrays` is the
public interface, which this package exports.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .arrays import (
        LENGTH,
        MOST,
        NAMES,
        SCALES,
        SEAT_LENGTH,
        SEATS_BEGIN,
        VERSION,
        encode,
        encode_batch,
        named,
    )

__all__ = [
    "LENGTH",
    "MOST",
    "NAMES",
    "SCALES",
    "SEATS_BEGIN",
    "SEAT_LENGTH",
    "VERSION",
    "encode",
    "encode_batch",
    "named",
]


def __getattr__(name: str) -> Any:
    """Load `arrays` when it is first used: NumPy takes longer than all the rest."""
    if name in __all__:
        return getattr(import_module(f"{__name__}.arrays"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
