"""Which code looks ahead: compiled where the rules are, or else plain Python."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..rules.engine import COMPILED, refuse

if TYPE_CHECKING:
    from ._plain import (
        Tree,
        Turns,
        batch_encode_bytes,
        batch_encode_floats,
        encode_bytes,
        encode_floats,
        measure,
    )


def _module() -> Any:
    if COMPILED:
        try:
            return import_module(f"{__package__}._native")
        except Exception as error:  # a module is missing
            refuse(f"the compiled search cannot be loaded ({error})")
    return import_module(f"{__package__}._plain")


if not TYPE_CHECKING:
    _found = _module()
    Tree, Turns, measure = _found.Tree, _found.Turns, _found.measure
    encode_bytes, encode_floats = _found.encode_bytes, _found.encode_floats
    batch_encode_bytes, batch_encode_floats = _found.batch_encode_bytes, _found.batch_encode_floats

__all__ = [
    "Tree",
    "Turns",
    "batch_encode_bytes",
    "batch_encode_floats",
    "encode_bytes",
    "encode_floats",
    "measure",
]
