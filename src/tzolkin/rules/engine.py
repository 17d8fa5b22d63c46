"""Choose the engine: the compiled one, or the rules in plain Python.

`TZOLKIN_PURE=1` in the environment selects plain Python. Compiled modules that were not made from
the sources next to them are reported and not used.
"""

from __future__ import annotations

import os
import warnings
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from .sources import source_hash

NATIVE = f"{__package__}._native"


class StaleBuildWarning(UserWarning):
    """The compiled modules were not made from the present sources."""


def _compiled() -> ModuleType | None:
    """Return the compiled engine, or None if it is unwanted, absent or stale."""
    if os.environ.get("TZOLKIN_PURE") or find_spec(NATIVE) is None:
        return None
    try:
        native = import_module(NATIVE)
    except Exception as error:  # a module is missing, or tables have other sizes than compiled in
        refuse(f"the compiled rules cannot be loaded ({error})")
        return None
    if source_hash() != native.SOURCE_HASH:
        refuse("the compiled rules are older than their sources")
        return None
    return native


def refuse(problem: str) -> None:
    """Warn that compiled modules are not used."""
    advice = "and are not used; run scripts/build to compile them again"
    warnings.warn(f"{problem} {advice}", StaleBuildWarning, stacklevel=3)


def load_engine(package: str | None, what: str) -> ModuleType:
    """Return the engine of a package above the rules: compiled if the rules are."""
    if COMPILED:
        try:
            return import_module(f"{package}._native")
        except Exception as error:  # a module is missing
            refuse(f"{what} cannot be loaded ({error})")
    return import_module(f"{package}._plain")


# Both engines offer the same names; their types are those of the plain one.
if TYPE_CHECKING:
    from . import _plain as engine
    from ._plain import Board
else:
    engine = _compiled() or import_module(f"{__package__}._plain")
    Board = engine.Board
COMPILED: bool = engine.__name__ == NATIVE
ENGINE: str = "compiled" if COMPILED else "plain Python"

__all__ = ["COMPILED", "ENGINE", "Board", "StaleBuildWarning", "engine", "load_engine"]
