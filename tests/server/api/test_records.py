"""Records of the server: complete, checkable, and without secrets before the end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.helpers import run
from tests.server.clients import Person, RefusedError, person
from tests.server.conftest import GENEROUS
from tests.server.seated_tables import past_the_tiles, play_out, seated
from tests.server.servers import Server
from tzolkin import Game

SEED = 4_321
JSON = {"Content-Type": "application/json"}


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
        with pytest.raises(RefusedError) as refusal:
            ana.get("record")
        assert refusal.value.code == "wrong_phase"
        with pytest.raises(RefusedError):
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
        with pytest.raises(RefusedError) as refusal:
            reader.get("at", ply=len(actions) + 1)
        assert refusal.value.code == "no_such_ply"


def uploaded(server: Server, record: dict[str, object]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the table that is made of a record, and the record of that table."""
    told = httpx.post(f"{server.url}/api/records", json=record).json()
    with Person(server.url, told["table"]["id"], told["onlooker"]) as reader:
        return reader.info(), reader.get("record")


def test_an_uploaded_record_keeps_its_proof_and_gets_none(
    database: str, record: dict[str, Any], tmp_path: Path
) -> None:
    """Also after the server has read it again, and when it is put up once more."""
    bare = {name: value for name, value in record.items() if name != "meta"}
    foreign = {**bare, "seed": 2**64, "meta": {"deal": {"cards": "shuffled"}}}
    with Server(database, **GENEROUS) as server:
        again = [uploaded(server, each)[1] for each in (record, bare, foreign)]
        told = httpx.post(f"{server.url}/api/records", json=record).json()
        server.stop()
        server.start()
        with Person(server.url, told["table"]["id"], told["onlooker"]) as reader:
            again.append(reader.get("record"))
            assert reader.info()["deal"] == record["meta"]["deal"]
        assert uploaded(server, bare)[0]["deal"] is None
    assert again[0]["meta"]["deal"] == again[3]["meta"]["deal"] == record["meta"]["deal"]
    assert [each.get("seed") for each in again] == [SEED, SEED, None, SEED]
    assert ["deal" in each["meta"] for each in again] == [True, False, False, True]
    for number, each in enumerate(again):
        file = tmp_path / f"{number}.tzolkin.json"
        file.write_text(json.dumps(each))
        checked = run("verify", file)
        assert (checked.code, "dealt as promised" in checked.out) == (0, number in (0, 3))


def test_a_record_that_stops_before_the_end_is_not_over(
    server: Server, record: dict[str, Any]
) -> None:
    assert uploaded(server, record)[0]["over"]
    stopped = {k: v for k, v in record.items() if k != "result"} | {
        "actions": record["actions"][:40]
    }
    info, again = uploaded(server, stopped)
    assert (info["phase"], info["over"], info["ply"]) == ("finished", False, 40)
    assert "result" not in again


@pytest.mark.parametrize("name", ["A\0na", "A\ud800na"])
def test_names_that_no_database_holds(
    database: str, record: dict[str, Any], name: str, tmp_path: Path
) -> None:
    wrong = json.dumps({**record, "names": ["Bo", name]})
    with Server(database) as server:
        answer = httpx.post(f"{server.url}/api/records", content=wrong, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")
    assert "cannot be a name" in answer.json()["error"]["message"]
    (tmp_path / "wrong.json").write_text(wrong)
    refused = run("admin", "import", tmp_path / "wrong.json", "--database", database)
    assert refused.code == 2
    assert "cannot be a name" in refused.err


@pytest.mark.parametrize("part", ["format", "start", "actions"])
def test_what_is_no_record(server: Server, record: dict[str, object], part: str) -> None:
    wrong = {"format": "other/1", "start": {}, "actions": ["dance"]}
    for body in ({**record, part: wrong[part]}, {k: v for k, v in record.items() if k != part}):
        answer = httpx.post(f"{server.url}/api/records", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]
