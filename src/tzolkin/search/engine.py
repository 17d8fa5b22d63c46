"""Which code searches: compiled where the rules are, or else plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.engine import load_engine

if TYPE_CHECKING:
    from ._plain import Tree, Turns
else:
    _engine = load_engine(__package__, "the compiled search")
    Tree, Turns = _engine.Tree, _engine.Turns

__all__ = ["Tree", "Turns"]
