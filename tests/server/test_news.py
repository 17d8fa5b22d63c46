"""News: numbered, complete after any gap, and nobody is waited for."""

from __future__ import annotations

import json
import random
import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.guests import News, bot, person
from tests.server.servers import Server
from tests.server.tables import past_the_tiles, seated


def test_a_game_of_two_people_two_bots_and_an_onlooker(server: Server) -> None:
    """From start to end, each of them listening, and all hear the same."""
    seats = [person("Ana"), bot("novice"), person("Bo"), bot("merchant")]
    with seated(server.url, *seats) as (ana, bo, onlooker):
        listeners = [News(server.url, ana.table, guest.key) for guest in (ana, bo, onlooker)]
        rng = random.Random(1)
        while ana.info()["phase"] == "running":
            if not (ana.play_on(rng) or bo.play_on(rng)):
                time.sleep(0.02)
        last = ana.info()["event"]
        for listener in listeners:
            listener.wait_until(last)
            assert listener.numbers() == list(range(1, last + 1))
            assert listener.events == listeners[0].events
        finished = listeners[0].wait_for("finished")
        record = onlooker.get("record")
        assert record["result"]["scores"] == finished["scores"]
        assert record["seed"] == finished["seed"]
        for listener in listeners:
            listener.close()


@pytest.mark.parametrize("seen", [0, 1, 3, 10_000])
def test_what_was_missed_comes_first(server: Server, seen: int) -> None:
    with seated(server.url, person(), person()) as (ana, bo, _):
        past_the_tiles([ana, bo], random.Random(2))
        last = ana.info()["event"]
        with News(server.url, ana.table, ana.key, seen) as news:
            news.wait_for("presence")
            ana.post("chat", text="hello")
            news.wait_until(last + 1)
            assert news.numbers() == list(range(min(seen, last) + 1, last + 2))


def test_a_long_absence(server: Server) -> None:
    """More events than are kept in memory."""
    with seated(server.url, person(), person()) as (ana, _bo, onlooker):
        for number in range(230):
            ana.post("chat", text=f"message {number}")
        with News(server.url, ana.table, onlooker.key) as news:
            news.wait_until(ana.info()["event"])
            assert news.numbers() == list(range(1, ana.info()["event"] + 1))


GREETINGS = [
    "",
    "hello",
    "[]",
    '{"seen": -1}',
    '{"seen": "all"}',
    '{"key": 5}',
    '{"key": null, "extra": 1}',
    '{"key": "k1_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}',
    '{"key": null}',
]


@pytest.mark.parametrize("greeting", GREETINGS)
def test_a_greeting_that_is_refused(server: Server, greeting: str) -> None:
    with seated(server.url, person(), person()) as (ana, *_):
        address = f"ws{server.url.removeprefix('http')}/api/tables/{ana.table}/news"
        with connect(address) as stranger:
            stranger.send(greeting)
            refused = json.loads(stranger.recv(timeout=30))
            assert refused["type"] == "refused"
            assert refused["error"]["message"]
            with pytest.raises(ConnectionClosed):
                stranger.recv(timeout=30)
        ana.info()


def test_bytes_instead_of_text(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, *_):
        address = f"ws{server.url.removeprefix('http')}/api/tables/{ana.table}/news"
        with connect(address) as stranger:
            stranger.send(b"\x00\xff")
            with suppress(ConnectionClosed):
                stranger.recv(timeout=30)
            with pytest.raises(ConnectionClosed):
                stranger.recv(timeout=30)
        ana.info()


def test_who_does_not_read_holds_nobody_up(server: Server) -> None:
    """A client that stops reading is sent away; others go on hearing."""
    with seated(server.url, person(), person()) as (ana, _bo, onlooker):
        address = f"ws{server.url.removeprefix('http')}/api/tables/{ana.table}/news"
        with connect(address, max_queue=1) as deaf, News(server.url, ana.table, ana.key) as news:
            deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            deaf.send(json.dumps({"key": onlooker.key, "seen": 0}))
            for number in range(300):
                ana.post("chat", text=f"{number:03} " + 490 * "x")
            news.wait_until(ana.info()["event"])
            assert len(news.events) == ana.info()["event"]


def test_flooding_is_heard_and_ignored(server: Server) -> None:
    with (
        seated(server.url, person(), person()) as (ana, *_),
        News(server.url, ana.table, ana.key) as news,
    ):
        for _ in range(300):
            news.socket.send("x" * 100)
        ana.post("chat", text="still here")
        news.wait_for("said")
