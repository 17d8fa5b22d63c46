"""Records of the first release replay, and games in them go on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility.descriptions.games import RECORDS
from tzolkin import Game

FILES = sorted(RECORDS.iterdir())
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])


def read_record(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


@each_file
def test_a_record_replays_to_the_same_record(file: Path) -> None:
    record = read_record(file)
    game = Game.replay(record)
    assert game.record() == record
    assert game.over == ("result" in record)


@pytest.mark.parametrize("file", [file for file in FILES if "seed" in read_record(file)])
def test_a_seed_still_deals_the_start_of_its_record(file: Path) -> None:
    record = read_record(file)
    start = record["start"]
    assert Game.new(start["players"], record["seed"]).position() == start


@each_file
def test_a_game_that_is_not_over_goes_on(file: Path) -> None:
    game, rng = Game.replay(read_record(file)), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert game.winners()
