"""Without the extras, importing an environment says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "open_spiel", "pettingzoo", "PIL", "pyspiel")
DRAW = "from tzolkin.drawing.picture import draw"


def run_without(libraries: tuple[str, ...], script: str) -> str:
    """Return what a script writes to stderr if some modules cannot be imported."""
    absent = f"import sys; sys.modules.update(dict.fromkeys({libraries!r}))"
    command = [sys.executable, "-c", f"{absent}\n{script}"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize(
    ("script", "library", "extra"),
    [
        ("from tzolkin.environments import tzolkin_v1", "gymnasium", "env"),
        ("from tzolkin.environments import tzolkin_v1", "pettingzoo", "env"),
        ("import tzolkin.environments.single", "gymnasium", "env"),
        ("import tzolkin.environments.vector", "gymnasium", "env"),
        (DRAW, "PIL", "env"),
        ("import tzolkin.environments.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_to_install(script: str, library: str, extra: str) -> None:
    last = run_without((library,), script).splitlines()[-1]
    assert last == (
        f"ModuleNotFoundError: this needs {library}, which is not installed: "
        f"pip install 'tzolkin[{extra}]'"
    )


@pytest.mark.parametrize(
    ("libraries", "module"),
    [
        (LIBRARIES, "tzolkin.environments"),
        (LIBRARIES, "tzolkin.encoding"),
        (("open_spiel", "pyspiel"), "tzolkin.environments.tzolkin_v1"),
        (("open_spiel", "pettingzoo", "PIL", "pyspiel"), "tzolkin.environments.vector"),
        (("gymnasium", "pettingzoo", "PIL"), "tzolkin.environments.openspiel"),
    ],
)
def test_what_is_not_needed(libraries: tuple[str, ...], module: str) -> None:
    assert run_without(libraries, f"import {module}") == ""


def test_a_picture_is_asked_for_without_what_draws_it() -> None:
    script = (
        "from tzolkin.environments import tzolkin_v1\n"
        "env = tzolkin_v1.env(render_mode='rgb_array'); env.reset(); env.render()"
    )
    assert run_without(("PIL",), script).endswith("pip install 'tzolkin[env]'\n")
