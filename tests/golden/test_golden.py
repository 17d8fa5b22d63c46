"""The golden records replay to exactly the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tzolkin import Game
from tzolkin.game.records import SUFFIX

from .generate import FOLDER, TILES, constructed

RECORDS = sorted(FOLDER.glob(f"*{SUFFIX}"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(SUFFIX))
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    record = json.loads(path.read_text())
    game = Game.replay(record)
    assert game.over
    assert game.record() == record
    assert Game.new(game.players, record["seed"]).position() == record["start"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_constructed_in_golden_games(players: int) -> None:
    tiles: set[str] = set()
    for path in RECORDS:
        if path.name.startswith(f"{players}-players"):
            tiles |= constructed(Game.replay(json.loads(path.read_text())))
    assert tiles == TILES
