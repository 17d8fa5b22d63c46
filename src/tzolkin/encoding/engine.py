"""Choose the engine of the encoding: compiled if the rules are, otherwise plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.engine import load_engine

if TYPE_CHECKING:
    from ._plain import (
        batch_encode_bytes,
        batch_encode_floats,
        encode_bytes,
        encode_floats,
        measure,
    )
else:
    _engine = load_engine(__package__, "the compiled encoding")
    batch_encode_bytes = _engine.batch_encode_bytes
    batch_encode_floats = _engine.batch_encode_floats
    encode_bytes, encode_floats = _engine.encode_bytes, _engine.encode_floats
    measure = _engine.measure

__all__ = ["batch_encode_bytes", "batch_encode_floats", "encode_bytes", "encode_floats", "measure"]
