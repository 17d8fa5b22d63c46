"""Which engine runs: the compiled one, or the rules in plain Python.

`TZOLKIN_PURE=1` in the environment asks for plain Python. Compiled modules that do not belong to
the sources beside them are reported, and not used.
"""

from __future__ import annotations

import os
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .sources import source_hash

if TYPE_CHECKING:
    from ._plain import Board


class StaleBuildWarning(UserWarning):
    """The compiled rules are older than their sources."""


def _compiled() -> Any:
    """The compiled engine, or None where it is unwanted, absent or stale."""
    if os.environ.get("TZOLKIN_PURE"):
        return None
    try:
        native = import_module(f"{__package__}._native")
    except ImportError:
        return None
    if source_hash() == native.SOURCE_HASH:
        return native
    warnings.warn(
        "the compiled rules are older than their sources and are not used; "
        "run scripts/build to compile them again",
        StaleBuildWarning,
        stacklevel=2,
    )
    return None


engine: Any = _compiled() or import_module(f"{__package__}._plain")
COMPILED: bool = engine.__name__.endswith("_native")
if not TYPE_CHECKING:
    Board = engine.Board

__all__ = ["COMPILED", "Board", "StaleBuildWarning", "engine"]
