"""Drawings take plain data, and depend on nothing above them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tzolkin import drawing

FOLDER = Path(drawing.__file__).parent
BELOW = {"content", "locales", "rules", "game"}


def imports() -> Iterator[tuple[Path, str, str]]:
    """Yield file, module and name of everything that is imported from other packages of ours."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tzolkin"):
                yield from ((file, str(node.module), alias.name) for alias in node.names)


def test_drawings_use_only_what_is_below_them() -> None:
    for file, module, name in imports():
        package = f"{module}.{name}".split(".")[1]
        assert package in BELOW, file


def test_drawings_know_no_game() -> None:
    for file, module, name in imports():
        assert name != "Game", file
        assert module != "tzolkin.game.game", file
