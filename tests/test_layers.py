"""Layers depend on each other in one direction only, and importing the game stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tzolkin.bots import BOTS

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


def loaded(script: str) -> set[str]:
    command = [sys.executable, "-c", f"{script}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


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
        "tzolkin.bots.external.remote",
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
