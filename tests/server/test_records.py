"""Records of the server: complete, checkable, and without secrets before the end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
import pytest

from tests.cli.helpers import run
from tests.server.guests import Person, Refusal, person
from tests.server.servers import Server
from tests.server.tables import past_the_tiles, play_out, seated
from tzolkin import Game

SEED = 4_321


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, object]:
    """Of a finished game."""
    with seated(server.url, person("Ana"), person("Bo"), seed=SEED) as (ana, bo, _):
        play_out([ana, bo], random.Random(1))
        return ana.get("record")


def test_a_record_is_complete(record: dict[str, object]) -> None:
    game = Game.replay(record)
    assert game.over
    assert record["names"] == ["Ana", "Bo"]
    assert record["seed"] == SEED
    assert record["result"] == {"scores": game.scores(), "winners": game.winners()}


def test_the_deal_can_be_checked(record: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "game.tzolkin.json"
    file.write_text(json.dumps(record))
    assert "dealt as promised" in run("verify", file).out
    meta = record["meta"]
    assert isinstance(meta, dict)
    for deal in ({**meta["deal"], "salt": "0" * 32}, {**meta["deal"], "commitment": "f" * 64}):
        file.write_text(json.dumps({**record, "meta": {**meta, "deal": deal}}))
        refused = run("verify", file)
        assert refused.code == 1
        assert "whose hash was shown" in refused.err
    file.write_text(json.dumps({**record, "seed": SEED + 1}))
    assert run("verify", file).code == 1


def test_the_hash_was_shown_from_the_beginning(server: Server) -> None:
    with seated(server.url, person(), person(), seed=SEED) as (ana, bo, _):
        shown = ana.info()["deal"]
        assert list(shown) == ["commitment"]
        play_out([ana, bo], random.Random(2))
        assert ana.info()["deal"]["commitment"] == shown["commitment"]
        assert ana.info()["deal"]["seed"] == SEED


def test_a_running_game_is_exported_without_secrets(server: Server) -> None:
    with seated(server.url, person(), person(), seed=SEED) as (ana, bo, onlooker):
        past_the_tiles([ana, bo], random.Random(3))
        with pytest.raises(Refusal) as refusal:
            ana.get("record")
        assert refusal.value.code == "wrong_phase"
        with pytest.raises(Refusal):
            onlooker.get("export")
        exported = ana.get("export")
        assert len(exported["actions"]) == 2
        assert isinstance(exported["view"]["stack"], int)
        assert "start" not in exported
        assert str(SEED) not in json.dumps(exported)


def test_an_uploaded_record_can_be_looked_at(server: Server, record: dict[str, object]) -> None:
    told = httpx.post(f"{server.url}/api/records", json=record).json()
    with Person(server.url, told["table"]["id"], told["onlooker"]) as reader:
        game, actions = Game.load(record["start"]), record["actions"]  # type: ignore[arg-type]
        assert isinstance(actions, list)
        for ply in range(0, len(actions), 40):
            seen = reader.get("at", ply=ply)["view"]
            assert seen == game.view(None) | {"forecast": game.forecast()}
            for action in actions[ply : ply + 40]:
                game.play(action)
        assert reader.info()["phase"] == "finished"
        with pytest.raises(Refusal) as refusal:
            reader.get("at", ply=len(actions) + 1)
        assert refusal.value.code == "no_such_ply"


@pytest.mark.parametrize("part", ["format", "start", "actions"])
def test_what_is_no_record(server: Server, record: dict[str, object], part: str) -> None:
    wrong = {"format": "other/1", "start": {}, "actions": ["dance"]}
    for body in ({**record, part: wrong[part]}, {k: v for k, v in record.items() if k != part}):
        answer = httpx.post(f"{server.url}/api/records", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]
