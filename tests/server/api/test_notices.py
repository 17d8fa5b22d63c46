"""Notices that it is a seat's turn: the whole way, from a commit to a real receiver."""

from __future__ import annotations

import hashlib
import hmac
import random
import time
from collections.abc import Iterator

import pytest

from tests.server.clients import RefusedError, person
from tests.server.conftest import GENEROUS
from tests.server.notices.receiver import Received, Receiver, receiving
from tests.server.notices.test_push import Browser
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server


@pytest.fixture
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that writes to private addresses too."""
    path = tmp_path_factory.mktemp("trusting") / "tables.sqlite"
    with Server(f"sqlite:///{path}", webhook_private="true", **GENEROUS) as running:
        yield running


def received(receiver: Receiver, count: int) -> list[Received]:
    deadline = time.monotonic() + 30
    while len(receiver.received) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return list(receiver.received)


def test_a_webhook_hears_of_every_turn(trusting: Server) -> None:
    with receiving() as receiver, seated(trusting.url, person(), person()) as (ana, bo, _):
        secret = bo.put("seats/1/webhook", url=receiver.url("/hook"))["secret"]
        with pytest.raises(RefusedError) as refusal:
            ana.put("seats/1/webhook", url=receiver.url("/mine"))
        assert refusal.value.code == "not_your_seat"
        rng = random.Random(1)
        past_the_tiles([ana, bo], rng)
        plies = []
        for _ in range(3):
            while ana.info()["waiting_for"] != [1]:
                ana.play_on(rng)
            plies.append(ana.info()["ply"])
            assert received(receiver, len(plies))[-1].json["ply"] == plies[-1]
            while ana.info()["waiting_for"] == [1]:
                bo.play_on(rng)
        for notice in received(receiver, 3):
            assert notice.path == "/hook"
            body = notice.json
            assert (body["game"], body["seat"], body["event"]) == (ana.table_id, 1, "your_turn")
            assert body["link"] == f"{trusting.url}/table/{ana.table_id}"
            signed = f"{notice.headers['X-Tzolkin-Timestamp']}.".encode() + notice.body
            wanted = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
            assert notice.headers["X-Tzolkin-Signature"] == f"sha256={wanted}"
        assert secret not in str(ana.info())
        assert secret not in str(bo.get("view"))


def test_private_addresses_are_refused(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, *_):
        for url in ("http://127.0.0.1/", "http://10.1.2.3/x", "ftp://example.org/", "hello"):
            with pytest.raises(RefusedError) as refusal:
                ana.put("seats/0/webhook", url=url)
            assert refusal.value.code == "bad_address"


def test_push_needs_a_configured_server(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, *_):
        assert ana.http.get(f"{server.url}/api/push").json() == {"key": None}
        with pytest.raises(RefusedError) as refusal:
            ana.put("seats/0/push", **Browser().subscription("https://example.org/x"))
        assert refusal.value.code == "no_push"
