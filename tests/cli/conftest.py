from __future__ import annotations

from pathlib import Path

import pytest

from .helpers import PLAIN, UNWANTED, random_game, write


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the terminal of the person who tests is like, the tests see a plain one."""
    for name in UNWANTED:
        monkeypatch.delenv(name, raising=False)
    for name, value in PLAIN.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A record of a whole game."""
    return write(tmp_path / "finished.tzolkin.json", random_game(3, 7).record())


@pytest.fixture
def started(tmp_path: Path) -> Path:
    """A record that breaks off."""
    return write(tmp_path / "started.tzolkin.json", random_game(4, 7, 60).record())
