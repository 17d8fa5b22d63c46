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

from tests.compatibility.descriptions.commands import run
from tests.compatibility.fixtures import check, read
from tests.compatibility.server.databases import BACKUP, unpack, url_of
from tests.compatibility.server.openapi import incompatibilities
from tests.compatibility.server.session import LISTENED, run_session
from tzolkin import Game

Json = Any
COMPARED = [part for part in read("server") if part not in ("tables", "openapi")]


class Notice(NamedTuple):
    """A request to a webhook."""

    headers: dict[str, str]
    body: bytes


class Session(NamedTuple):
    """The answers of a server, the notices that it sent, and the database that it left."""

    answers: dict[str, Json]
    notices: list[Notice]
    database: Path


@contextmanager
def receiver() -> Iterator[tuple[str, list[Notice]]]:
    """Yield the address of a webhook, and the notices that arrive there."""
    notices: list[Notice] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            notices.append(Notice(dict(self.headers), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *words: object) -> None:  # noqa: A002
            """Print nothing."""

    with HTTPServer(("127.0.0.1", 0), Receiver) as http:
        thread = Thread(target=http.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{http.server_port}/", notices
        finally:
            http.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    folder = tmp_path_factory.mktemp("first_release")
    with receiver() as (hook, notices):
        database = unpack(folder, hook)
        then = read("server")
        answers = run_session(database, deepcopy(then["tables"]), then["before"])
    return Session(answers, notices, database)


@pytest.mark.parametrize("part", COMPARED)
def test_the_server_answers_the_same(session: Session, part: str) -> None:
    check(session.answers[part], read("server")[part])


def test_clients_of_the_first_release_can_rely_on_the_api(session: Session) -> None:
    assert list(incompatibilities(session.answers["openapi"], read("server")["openapi"])) == []


def test_incompatibilities_are_found() -> None:
    then = read("server")["openapi"]
    now = deepcopy(then)
    schemas = now["components"]["schemas"]
    del schemas["TableWanted"]["properties"]["title"]
    schemas["Joining"]["required"].append("colour")
    schemas["Committed"]["required"].remove("ply")
    schemas["Phase"]["enum"].remove("closed")
    del now["paths"]["/api/bots"]
    found = "\n".join(incompatibilities(now, then))
    for fault in (
        "POST /api/tables: body application/json.title is missing",
        "POST /api/tables/{table}/join: body application/json.colour is required now",
        "/turns: 200 application/json.ply is optional now",
        "GET /api/tables/{table}: 200 application/json.phase has other values",
        "GET /api/bots is missing",
    ):
        assert fault in found


def test_webhooks_are_notified_with_the_same_secrets(session: Session) -> None:
    table = read("server")["tables"][LISTENED]
    assert session.notices
    for headers, body in session.notices:
        notice = json.loads(body)
        secret = table["secrets"][str(notice["seat"])]
        signed = f"{headers['X-Tzolkin-Timestamp']}.".encode() + body
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        assert headers["X-Tzolkin-Signature"] == f"sha256={expected}"
        assert headers["X-Tzolkin-Delivery"]
        assert notice.keys() >= {"game", "seat", "event", "ply", "link"}
        assert (notice["game"], notice["event"]) == (table["id"], "your_turn")
        assert notice["link"].endswith(f"/table/{table['id']}")


def test_every_game_can_be_verified(session: Session) -> None:
    assert run("admin", "verify", "--database", url_of(session.database)).code == 0


def test_records_of_the_server_replay(session: Session, tmp_path: Path) -> None:
    assert run("admin", "export", tmp_path, "--database", url_of(session.database)).code == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for file in files:
        record = json.loads(file.read_text(encoding="utf-8"))
        assert Game.replay(record).record() == record


def test_a_backup_can_be_restored(tmp_path: Path) -> None:
    database = url_of(tmp_path / "restored.sqlite")
    assert run("admin", "restore", BACKUP, "--database", database).code == 0
    assert run("admin", "verify", "--database", database).code == 0
