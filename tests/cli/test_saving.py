from __future__ import annotations

import json
from pathlib import Path

import pytest

from tzolkin.cli.errors import Problem
from tzolkin.cli.terminal.save import Shelf

from .helpers import random_game


def test_a_game_is_saved_elsewhere_rather_than_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = tmp_path / "gone"
    folder.mkdir()
    shelf, game = Shelf(folder / "game.tzolkin.json", None), random_game(2, 1, 10)
    folder.rmdir()
    told = shelf.save_at_the_end(game)
    assert "does not exist" in told
    saved = next(tmp_path.glob("tzolkin-*/game.tzolkin.json"))
    assert f"Saved as {saved} instead." in told
    assert json.loads(saved.read_text(encoding="utf-8"))["actions"] == game.actions


def test_own_files_may_be_saved_again(tmp_path: Path) -> None:
    file, game = tmp_path / "game.tzolkin.json", random_game(2, 1, 10)
    shelf = Shelf(None, None)
    shelf.save(game, file)
    shelf.save(game, file)
    with pytest.raises(Problem, match="exists already"):
        Shelf(file, None)
    Shelf(file, resumed=file)
