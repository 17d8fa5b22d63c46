"""The story of a table is the same for players, onlookers and readers of its record."""

from __future__ import annotations

import random
from typing import Any

import httpx

from tests.server.clients import Person, person
from tests.server.seated_tables import past_the_tiles, play_out, seated
from tests.server.servers import Server

SEED = 77


def told_points(turns: list[Any], seat: int) -> float:
    parts = [step for turn in turns for step in turn["steps"]]
    parts += [part for turn in turns if turn["end"] for part in turn["end"]["parts"]]
    return float(sum(part["changes"].get(str(seat), {}).get("points", 0) for part in parts))


def test_a_finished_game_and_its_record(server: Server) -> None:
    with seated(server.url, person("Ana"), person("Bo"), seed=SEED) as (ana, bo, onlooker):
        play_out([ana, bo], random.Random(1))
        story, course = ana.get("story"), onlooker.get("course")
        assert onlooker.get("story") == story
        result = ana.get("record")["result"]
        record = ana.get("record")
    assert [turn["ply"] for turn in story["turns"]] == sorted(
        {turn["ply"] for turn in story["turns"]}
    )
    assert [step["action"] for turn in story["turns"] for step in turn["steps"]] == record[
        "actions"
    ]
    assert [told_points(story["turns"], seat) for seat in (0, 1)] == result["scores"]
    assert course["rounds"][-1]["points"] == result["scores"]
    assert [entry["total"] for entry in course["points"]] == result["scores"]
    uploaded = httpx.post(f"{server.url}/api/records", json=record).json()
    with Person(server.url, uploaded["table"]["id"], uploaded["onlooker"]) as reader:
        again = reader.get("story")["turns"]
        assert [turn["steps"] for turn in again] == [turn["steps"] for turn in story["turns"]]
        assert reader.get("course") == course


def test_only_what_is_new(server: Server) -> None:
    with seated(server.url, person(), person(), seed=SEED) as (ana, bo, _):
        past_the_tiles([ana, bo], random.Random(2))
        before = ana.get("story")
        assert [turn["ply"] for turn in before["turns"]] == [0, 1]
        ana.play_on(random.Random(3)) or bo.play_on(random.Random(3))
        news = bo.get("story", after=before["ply"])
        assert [turn["ply"] for turn in news["turns"]] == [before["ply"]]
        assert bo.get("story")["turns"] == before["turns"] + news["turns"]


def test_what_was_taken_back_is_not_told(server: Server) -> None:
    with seated(server.url, person(), person(), seed=SEED) as (ana, bo, _):
        past_the_tiles([ana, bo], random.Random(2))
        before = ana.get("story")
        assert ana.play_on(random.Random(3))
        assert len(ana.get("story")["turns"]) == 3
        ana.post("take-back")
        bo.post("take-back")
        again = ana.get("story")
        assert again["turns"] == before["turns"]
        assert again["count"] == before["count"] + 2  # the turn, and taking it back
        assert ana.play_on(random.Random(4))
        assert len(ana.get("story")["turns"]) == 3


def test_views_and_drafts_carry_a_forecast(server: Server) -> None:
    with seated(server.url, person(), person(), seed=SEED) as (ana, bo, onlooker):
        assert onlooker.get("view")["view"]["forecast"] is None
        past_the_tiles([ana, bo], random.Random(2))
        seen = onlooker.get("view")["view"]["forecast"]
        assert (seen["day"], seen["kind"], len(seen["seats"])) == (7, "goods", 2)
        ply = ana.info()["ply"]
        drafted = ana.look(0, ply, ["place yaxchilan"])["view"]
        assert drafted["forecast"]["seats"][0]["workers"] == seen["seats"][0]["workers"]
        assert onlooker.get("at", ply=ply)["view"]["forecast"] == seen
