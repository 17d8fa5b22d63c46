"""Choose the engine of the search: compiled if the rules are, otherwise plain Python."""

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
    from ._plain import Tree, TurnFinder
else:
    _engine = load_engine(__package__, "the compiled search")
    Tree, TurnFinder = _engine.Tree, _engine.TurnFinder

Turns = TurnFinder  # the old name, until 1.0

__all__ = [
    "Tree",
    "TurnFinder",
    "batch_encode_bytes",
    "batch_encode_floats",
    "encode_bytes",
    "encode_floats",
    "measure",
]
