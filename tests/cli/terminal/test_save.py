"""Saving the game that is being played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import random_game
from tzolkin.cli.errors import CommandError
from tzolkin.cli.terminal.save import SaveFile


def test_a_game_is_saved_elsewhere_rather_than_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = tmp_path / "gone"
    folder.mkdir()
    save_file, game = SaveFile(folder / "game.tzolkin.json", None), random_game(2, 1, 10)
    folder.rmdir()
    message = save_file.save_at_end(game)
    assert "does not exist" in message
    saved = next(tmp_path.glob("tzolkin-*/game.tzolkin.json"))
    assert f"Saved as {saved} instead." in message
    assert json.loads(saved.read_text(encoding="utf-8"))["actions"] == game.actions


def test_own_files_may_be_saved_again(tmp_path: Path) -> None:
    file, game = tmp_path / "game.tzolkin.json", random_game(2, 1, 10)
    save_file = SaveFile(None, None)
    save_file.save(game, file)
    save_file.save(game, file)
    with pytest.raises(CommandError, match="exists already"):
        SaveFile(file, None)
    SaveFile(file, resumed=file)
