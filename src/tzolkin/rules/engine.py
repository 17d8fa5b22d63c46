"""Which engine runs: the compiled one, or the rules in plain Python.

`TZOLKIN_PURE=1` in the environment asks for plain Python. Compiled modules that do not belong to
the sources beside them are reported, and not used.
"""

from __future__ import annotations

import os
import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .sources import source_hash

if TYPE_CHECKING:
    from ._plain import Board


NATIVE = f"{__package__}._native"


class StaleBuildWarning(UserWarning):
    """The compiled rules do not belong to their sources."""


def _compiled() -> Any:
    """The compiled engine, or None where it is unwanted, absent or stale."""
    if os.environ.get("TZOLKIN_PURE") or find_spec(NATIVE) is None:
        return None
    try:
        native = import_module(NATIVE)
    except Exception as error:  # a module is missing, or tables have other sizes than compiled in
        return refuse(f"the compiled rules cannot be loaded ({error})")
    if source_hash() != native.SOURCE_HASH:
        return refuse("the compiled rules are older than their sources")
    return native


def refuse(problem: str) -> None:
    """Say that compiled modules are not used."""
    advice = "and are not used; run scripts/build to compile them again"
    warnings.warn(f"{problem} {advice}", StaleBuildWarning, stacklevel=3)


def load_engine(package: str | None, what: str) -> Any:
    """Return the engine of a package above the rules: compiled if the rules are."""
    if COMPILED:
        try:
            return import_module(f"{package}._native")
        except Exception as error:  # a module is missing
            refuse(f"{what} cannot be loaded ({error})")
    return import_module(f"{package}._plain")


engine: Any = _compiled() or import_module(f"{__package__}._plain")
COMPILED: bool = engine.__name__ == NATIVE
ENGINE: str = "compiled" if COMPILED else "plain Python"
if not TYPE_CHECKING:
    Board = engine.Board

__all__ = ["COMPILED", "ENGINE", "Board", "StaleBuildWarning", "engine", "load_engine"]
