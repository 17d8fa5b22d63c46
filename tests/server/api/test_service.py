"""Tests of health, metrics, the OpenAPI description and the limits of the API."""

from __future__ import annotations

import random
import re

import httpx
import pytest

from tests.server.clients import News, Person, RefusedError, open_table, person
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server


def metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf"^tzolkin_{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_health_and_description(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["well"]
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{table}/turns" in described["paths"]


def test_what_happens_is_counted(server: Server) -> None:
    before = metric(server, "commits_total")
    with (
        seated(server.url, person(), person()) as (ana, bo, _),
        News(server.url, ana.table_id, ana.key) as news,
    ):
        past_the_tiles([ana, bo], random.Random(1))
        news.wait_until(ana.info()["event"])
        assert metric(server, "websockets") >= 1
        assert metric(server, "commits_total") >= before + 3
        assert metric(server, "events_sent_total") >= 4
        assert metric(server, "tables_in_memory") >= 1


def test_limits(sqlite_url: str) -> None:
    few = {"limits_actions_per_minute": "3", "limits_chat_per_minute": "2"}
    with (
        Server(sqlite_url, limits_tables_per_address="1", **few) as server,
        seated(server.url, person(), person()) as (ana, bo, _),
    ):
        with pytest.raises(RefusedError) as refusal:
            open_table(server.url, person(), person())
        assert (refusal.value.status, refusal.value.code) == (429, "too_many_tables")
        for _ in range(2):
            ana.post("chat", text="x")
        with pytest.raises(RefusedError) as refusal:
            ana.post("chat", text="x")
        assert (refusal.value.status, refusal.value.code) == (429, "too_many")
        with (
            Person(server.url, ana.table_id, ana.post("key")["key"]) as renewed,
            pytest.raises(RefusedError) as refusal,
        ):
            renewed.post("chat", text="a new key makes nobody new")
        assert refusal.value.status == 429
        bo.post("chat", text="x")
        for _ in range(3):
            with pytest.raises(RefusedError) as refusal:
                bo.commit(1, 9, [])
            assert refusal.value.code == "out_of_date"
        with pytest.raises(RefusedError) as refusal:
            bo.commit(1, 9, [])
        assert refusal.value.status == 429
