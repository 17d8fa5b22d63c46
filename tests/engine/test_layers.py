"""Layers depend on each other in one direction only, and importing the game stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

FORBIDDEN = {
    "tzolkin.content": ["tzolkin.rules", "tzolkin.game", "tzolkin.cli", "numpy", "rich", "typer"],
    "tzolkin.rules.ids": ["tzolkin.cli", "numpy", "rich", "typer"],
    "tzolkin.rules.engine": ["tzolkin.cli", "numpy", "rich", "typer"],
    "tzolkin": ["tzolkin.cli", "tzolkin.batch", "numpy", "rich", "typer"],
    "tzolkin.batch": ["tzolkin.cli", "rich", "typer"],
}

RULES_MAY_USE = {"content", "rules"}


def loaded(script: str) -> set[str]:
    command = [sys.executable, "-c", f"import sys\n{script}\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("module", FORBIDDEN)
def test_a_layer_does_not_load_what_is_above_it(module: str) -> None:
    """`tzolkin/__init__.py` loads the game itself, so deeper layers are imported without it."""
    alone = (
        "import types, importlib.util\n"
        "spec = importlib.util.find_spec('tzolkin')\n"
        "package = types.ModuleType('tzolkin')\n"
        "package.__path__ = list(spec.submodule_search_locations)\n"
        "sys.modules['tzolkin'] = package\n"
    )
    script = (
        f"import {module}" if module in ("tzolkin", "tzolkin.batch") else f"{alone}import {module}"
    )
    modules = loaded(script)
    assert module in modules
    assert sorted(modules & set(FORBIDDEN[module])) == []
