"""Which code searches: compiled where the rules are, or else plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..encoding.engine import (  # the old place of these names, until 1.0
    batch_encode_bytes,
    batch_encode_floats,
    encode_bytes,
    encode_floats,
    measure,
)
from ..rules.engine import load_engine

if TYPE_CHECKING:
    from ._plain import Tree, Turns
else:
    _engine = load_engine(__package__, "the compiled search")
    Tree, Turns = _engine.Tree, _engine.Turns

__all__ = [
    "Tree",
    "Turns",
    "batch_encode_bytes",
    "batch_encode_floats",
    "encode_bytes",
    "encode_floats",
    "measure",
]
