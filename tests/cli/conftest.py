"""A plain terminal, and records to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from .helpers import PLAIN, UNWANTED, random_game, write


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the tests a plain terminal, whatever that of the person is like who runs them."""
    for name in UNWANTED:
        monkeypatch.delenv(name, raising=False)
    for name, value in PLAIN.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return a record of a whole game."""
    return write(tmp_path / "finished.tzolkin.json", random_game(3, 7).record())


@pytest.fixture
def started(tmp_path: Path) -> Path:
    """Return a record that breaks off."""
    return write(tmp_path / "started.tzolkin.json", random_game(4, 7, 60).record())
