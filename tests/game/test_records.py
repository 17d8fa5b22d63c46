"""Records: a game as its start and its actions, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tzolkin import Game

from .games import Dice, bare, finished, play_on, rich


def through_json(record: dict[str, Any]) -> dict[str, Any]:
    again: dict[str, Any] = json.loads(json.dumps(record, allow_nan=False))
    return again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_of_every_length_is_replayed(players: int) -> None:
    for game in play_on(Game.new(players, seed=6), 6):
        record = game.record()
        again = Game.replay(record)
        assert again.position() == game.position()
        assert again.actions == game.actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_and_back_through_json(players: int) -> None:
    for start in (Game.new(players, seed=6), rich(players, 2)):
        for number, game in enumerate(play_on(start, 1)):
            if number % 40 == 0 or game.over:
                record = game.record()
                assert through_json(record) == record
                assert Game.replay(through_json(record)).record() == record


def test_the_parts_of_a_record() -> None:
    game = Game.new(2, seed=6, names=["Ix", "Ahau"])
    start = game.position()
    assert game.record() == {
        "format": "tzolkin-record/1",
        "start": start,
        "names": ["Ix", "Ahau"],
        "actions": [],
        "seed": 6,
    }
    played = game.legal()[0]
    game.play(played)
    assert game.record()["actions"] == [played]
    assert game.record()["start"] == start


def test_a_finished_game_has_a_result() -> None:
    game = finished(Game.new(3, seed=6), 6)
    assert game.record()["result"] == {"scores": game.scores(), "winners": game.winners()}
    assert "result" not in Game.new(3, seed=6).record()


def test_a_loaded_game_has_no_seed() -> None:
    assert "seed" not in Game.load(bare()).record()


def test_date_and_meta_are_written_when_given() -> None:
    game = Game.new(2, seed=1)
    meta = {"bot": "greedy", "depth": [1, 2]}
    record = game.record(date="2026-01-31", meta=meta)
    assert (record["date"], record["meta"]) == ("2026-01-31", meta)
    assert {"date", "meta"}.isdisjoint(game.record())


def test_seed_and_names_come_back() -> None:
    game = Game.new(2, seed=2**64 - 1, names=["Ix", "Ahau"])
    again = Game.replay(game.record())
    assert (again.seed, again.names) == (2**64 - 1, ["Ix", "Ahau"])


def test_what_may_be_missing() -> None:
    record = Game.new(2, seed=6, names=["Ix", "Ahau"]).record()
    short = {name: record[name] for name in ("format", "start", "actions")}
    game = Game.replay(short)
    assert game.seed is None
    assert len(game.names) == 2
    assert game.position() == record["start"]


def test_null_is_like_missing() -> None:
    record = finished(Game.new(2, seed=6), 6).record()
    record |= {"seed": None, "names": None, "result": None, "date": None, "meta": None}
    assert Game.replay(record).over


def test_other_things_in_a_record_do_not_matter() -> None:
    record = Game.new(2, seed=6).record() | {"program": "another", "meta": {"a": [1]}, "x": None}
    assert Game.replay(record).position() == record["start"]


def test_a_record_that_breaks_off_is_a_game_in_progress() -> None:
    record = finished(Game.new(2, seed=6), 6).record()
    record["actions"] = record["actions"][:50]
    del record["result"]
    game = Game.replay(record)
    assert not game.over
    assert len(game.actions) == 50


def test_a_replayed_game_goes_on() -> None:
    original = list(play_on(Game.new(4, seed=6), 6, most=70))[-1]
    again = Game.replay(original.record())
    assert finished(again, 3).record() == finished(original, 3).record()


def test_replaying_leaves_the_record_as_it_is() -> None:
    record = finished(Game.new(2, seed=6), 6).record()
    before = through_json(record)
    game = Game.replay(record)
    game.record()["actions"].clear()
    assert record == before
    assert len(game.actions) == len(record["actions"])


def test_the_start_of_a_copy_is_the_start_of_the_game() -> None:
    game = Game.new(2, seed=6)
    start, dice = game.position(), Dice(1)
    for _ in range(30):
        game = game.copy()
        game.play(dice.choice(game.legal()))
    assert game.record()["start"] == start
    assert Game.replay(game.record()).position() == game.position()
