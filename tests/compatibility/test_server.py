"""A database of the first release opens, and its games go on over the same API."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest

from tests.compatibility.commands import run
from tests.compatibility.databases import BACKUP, unpack, url_of
from tests.compatibility.fixtures import check, read
from tests.compatibility.schemas import broken_promises
from tests.compatibility.visit import TOLD, visit
from tzolkin import Game

Json = Any
COMPARED = [part for part in read("server") if part not in ("places", "openapi")]


class Notice(NamedTuple):
    headers: dict[str, str]
    body: bytes


class Visited(NamedTuple):
    """What a server told, the notices that it sent, and the database that it left."""

    told: dict[str, Json]
    notices: list[Notice]
    database: Path


@contextmanager
def receiver() -> Iterator[tuple[str, list[Notice]]]:
    """The address of a webhook, and what comes there."""
    notices: list[Notice] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            notices.append(Notice(dict(self.headers), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *words: object) -> None:  # noqa: A002
            """Nobody wants to know."""

    with HTTPServer(("127.0.0.1", 0), Receiver) as http:
        thread = Thread(target=http.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{http.server_port}/", notices
        finally:
            http.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Visited:
    folder = tmp_path_factory.mktemp("first_release")
    with receiver() as (hook, notices):
        database = unpack(folder, hook)
        then = read("server")
        told = visit(database, deepcopy(then["places"]), then["before"])
    return Visited(told, notices, database)


@pytest.mark.parametrize("part", COMPARED)
def test_the_server_tells_the_same(visited: Visited, part: str) -> None:
    check(visited.told[part], read("server")[part])


def test_clients_of_the_first_release_can_rely_on_the_api(visited: Visited) -> None:
    assert list(broken_promises(visited.told["openapi"], read("server")["openapi"])) == []


def test_broken_promises_are_found() -> None:
    then = read("server")["openapi"]
    now = deepcopy(then)
    schemas = now["components"]["schemas"]
    del schemas["TableWanted"]["properties"]["title"]
    schemas["Joining"]["required"].append("colour")
    schemas["Committed"]["required"].remove("ply")
    schemas["Phase"]["enum"].remove("closed")
    del now["paths"]["/api/bots"]
    found = "\n".join(broken_promises(now, then))
    for fault in (
        "POST /api/tables: body application/json.title is missing",
        "POST /api/tables/{table}/join: body application/json.colour must be sent now",
        "/turns: 200 application/json.ply need not be answered any more",
        "GET /api/tables/{table}: 200 application/json.phase has other values",
        "GET /api/bots is missing",
    ):
        assert fault in found


def test_webhooks_are_told_of_turns_with_the_same_secrets(visited: Visited) -> None:
    place = read("server")["places"][TOLD]
    assert visited.notices
    for headers, body in visited.notices:
        notice = json.loads(body)
        secret = place["secrets"][str(notice["seat"])]
        signed = f"{headers['X-Tzolkin-Timestamp']}.".encode() + body
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        assert headers["X-Tzolkin-Signature"] == f"sha256={expected}"
        assert headers["X-Tzolkin-Delivery"]
        assert notice.keys() >= {"game", "seat", "event", "ply", "link"}
        assert (notice["game"], notice["event"]) == (place["table"], "your_turn")
        assert notice["link"].endswith(f"/table/{place['table']}")


def test_every_game_can_be_checked(visited: Visited) -> None:
    assert run("admin", "verify", "--database", url_of(visited.database)).code == 0


def test_records_of_the_server_replay(visited: Visited, tmp_path: Path) -> None:
    assert run("admin", "export", tmp_path, "--database", url_of(visited.database)).code == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for file in files:
        record = json.loads(file.read_text(encoding="utf-8"))
        assert Game.replay(record).record() == record


def test_a_backup_can_be_restored(tmp_path: Path) -> None:
    database = url_of(tmp_path / "restored.sqlite")
    assert run("admin", "restore", BACKUP, "--database", database).code == 0
    assert run("admin", "verify", "--database", database).code == 0
