"""Layers depend on each other in one direction only, and importing the game stays light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tzolkin
from tzolkin.bots import BOTS

SOURCE = Path(tzolkin.__file__).parent
# Every package imports only from those before it.
LAYERS = (
    *("version", "content", "locales", "rules", "game", "drawing", "encoding", "search", "bots"),
    *("arena", "tables", "environments", "server", "cli"),
)
FREE = {"locales"}  # data that every package may read
FACADE = "game"  # what `tzolkin` itself re-exports belongs to this layer

# Imports a layer without `tzolkin/__init__.py`, which loads the whole game.
ALONE = """
import importlib, importlib.util, sys, types
package = types.ModuleType("tzolkin")
package.__path__ = list(importlib.util.find_spec("tzolkin").submodule_search_locations)
sys.modules["tzolkin"] = package
"""

MAY_USE = {
    "tzolkin.content": {"content"},
    "tzolkin.rules.engine": {"content", "rules"},
    "tzolkin.rules._plain": {"content", "rules", "_sources"},
    "tzolkin.search.engine": {"content", "rules", "encoding", "search"},
    "tzolkin.search._plain": {"content", "rules", "encoding", "search", "_sources"},
    "tzolkin.game.notation": {"content", "rules", "game", "_sources"},
}
HEAVY = {"numpy", "rich", "typer", "click", "fastapi", "pydantic", "sqlalchemy", "uvicorn"}


def layer_of(name: str) -> str:
    """The package of a module of ours, or of a name in it."""
    first = name.split(".")[1:2]
    known = {path.stem for path in SOURCE.iterdir()}
    return first[0] if known.intersection(first) else FACADE


def imports(file: Path) -> Iterator[str]:
    """Every module or name that a file imports, wherever it does so, even if only for types."""
    package = ["tzolkin", *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names = [*base, *(node.module or "").split(".")]
            yield from (".".join([*filter(None, names), alias.name]) for alias in node.names)


def loaded(script: str) -> set[str]:
    command = [sys.executable, "-c", f"{script}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_every_package_is_a_layer() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages == {layer for layer in LAYERS if layer != "version"}


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_go_one_way(layer: str) -> None:
    """Those inside of functions, and those for types only, are no exceptions."""
    allowed = {*LAYERS[: LAYERS.index(layer) + 1], *FREE}
    files = [SOURCE / "version.py"] if layer == "version" else (SOURCE / layer).rglob("*.py")
    found = {(file, name) for file in files for name in imports(file)}
    own = {(file, name) for file, name in found if name.partition(".")[0] == "tzolkin"}
    assert {(str(file), name) for file, name in own if layer_of(name) not in allowed} == set()


@pytest.mark.parametrize("layer", MAY_USE)
def test_a_layer_loads_nothing_from_above(layer: str) -> None:
    modules = loaded(f"{ALONE}\nimport {layer}")
    assert layer in modules
    own = {name.split(".")[1] for name in modules if name.startswith("tzolkin.")}
    assert own <= MAY_USE[layer]
    assert not modules & HEAVY


def test_importing_the_game_is_light() -> None:
    modules = loaded("import tzolkin")
    assert "tzolkin.game" in modules
    assert not modules & (
        HEAVY | {"tzolkin.cli", "tzolkin.game.batch", "tzolkin.bots", "tzolkin.encoding"}
    )


@pytest.mark.parametrize(
    "module",
    [
        *("tzolkin.game.batch", "tzolkin.bots", "tzolkin.arena", "tzolkin.encoding"),
        *("tzolkin.server.app", "tzolkin.server.admin"),
        *("tzolkin.environments.tzolkin_v1", "tzolkin.environments.vector"),
        *("tzolkin.environments.openspiel_bots", "tzolkin.drawing.picture"),
    ],
)
def test_the_command_line_is_above_all(module: str) -> None:
    modules = loaded(f"import {module}")
    assert module in modules
    assert "tzolkin.cli" not in modules


def test_bots_are_loaded_when_they_are_needed() -> None:
    modules = loaded("import tzolkin.bots")
    assert not modules & {
        "subprocess",
        "tzolkin.bots.external.remote_bot",
        "tzolkin.bots.builtin.random",
    }
    assert "tzolkin.bots.builtin.random" in loaded(
        "from tzolkin.bots import make_bot; make_bot('random')"
    )


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_needs_nothing_from_above(name: str) -> None:
    modules = loaded(f"from tzolkin.bots import make_bot; make_bot({name!r})")
    above = {"tzolkin.arena", "tzolkin.cli", "tzolkin.game.batch", "tzolkin.encoding.arrays"}
    assert not modules & (HEAVY | above)
    assert ("tzolkin.search.engine" in modules) == (name != "random")


def test_looking_ahead_is_loaded_when_it_is_needed() -> None:
    assert not loaded("import tzolkin.bots, tzolkin.game") & {"tzolkin.search.engine"}
