"""A session on a server with the database of the first release, from its start to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.compatibility.fixtures import check
from tests.compatibility.server.databases import url_of
from tests.compatibility.server.news import listening, refusal
from tests.compatibility.server.process import Http, http_client, running_server
from tests.compatibility.server.scenario import Tables, client_of
from tests.compatibility.server.script import play_script
from tests.compatibility.server.snapshots import (
    BUSY,
    snapshot_lessons,
    snapshot_services,
    snapshot_tables,
)
from tests.compatibility.server.turns import play_turn

Json = Any

LISTENED = "persons"


def run_session(file: Path, tables: Tables, expected: Json = None) -> dict[str, Json]:
    """Return what a server answers before, while and after the games go on.

    If the tables are not as expected at the beginning, an AssertionError says so. New keys are
    added to `tables`.
    """
    log = file.with_suffix(".log")
    with running_server(url_of(file), log) as address, http_client(address) as http:
        table_id, key = tables[LISTENED]["id"], tables[LISTENED]["keys"]["onlooker"]
        with listening(address, table_id, {"key": key, "seen": 0}) as listener:
            before = snapshot_tables(http, tables)
            if expected is not None:
                check(before, expected)
            answers = {
                "before": before,
                "services": snapshot_services(http),
                "lessons": snapshot_lessons(http),
                "script": play_script(http, tables),
                "after": snapshot_tables(http, tables),
            }
            listener.wait_for_event(client_of(http, tables, LISTENED, "onlooker").get()["event"])
        return answers | {
            "events": listener.events,
            "other messages": listener.other_messages,
            "refusals": refusals(address, tables),
            "resumed": play_where_bot_was_thinking(http, tables),
            "openapi": http.get("/api/openapi.json").json(),
        }


def refusals(address: str, tables: Tables) -> dict[str, Json]:
    """Return what listeners are sent who are refused."""
    table_id = tables[LISTENED]["id"]
    return {
        "wrong key": refusal(address, table_id, {"key": "k1_" + 32 * "x", "seen": 0}),
        "stranger": refusal(address, table_id, {"key": None}),
        "no greeting": refusal(address, table_id, "hello"),
        "no table": refusal(address, "nowhere", {"key": None, "seen": 0}),
    }


def play_where_bot_was_thinking(http: Http, tables: Tables) -> Json:
    """Play a turn after the one of the bot that was thinking when its server was killed."""
    ana = client_of(http, tables, BUSY, "Ana")
    assert play_turn(ana, random.Random(18))
    table = ana.wait_for_bots()
    return {name: table[name] for name in ("phase", "problem", "waiting_for")}
