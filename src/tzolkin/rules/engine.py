"""Which engine runs: the compiled one, or the rules in plain Python.

`TZOLKIN_PURE=1` in the environment asks for plain Python. Compiled modules that do not belong to
the sources beside them are reported, and not used.
"""

from __future__ import annotations

import os
import warnings
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
        from . import _native
    except ImportError:
        return None
    if source_hash() == _native.SOURCE_HASH:
        return _native
    warnings.warn(
        "the compiled rules are older than their sources and are not used; "
        "run scripts/build to compile them again",
        StaleBuildWarning,
        stacklevel=2,
    )
    return None


def _plain() -> Any:
    from . import _plain

    return _plain


engine = _compiled() or _plain()
COMPILED: bool = engine.__name__.endswith("_native")
if not TYPE_CHECKING:
    Board = engine.Board

__all__ = ["COMPILED", "Board", "StaleBuildWarning", "engine"]
