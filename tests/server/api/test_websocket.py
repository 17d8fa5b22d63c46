"""News: numbered, complete after any gap, and nobody is waited for."""

from __future__ import annotations

import json
import random
import socket
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import News, bot, news_address, person, sent_away
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server


def test_a_game_of_two_people_two_bots_and_an_onlooker(server: Server) -> None:
    """From start to end, each of them listening, and all hear the same."""
    seats = [person("Ana"), bot("novice"), person("Bo"), bot("merchant")]
    with seated(server.url, *seats) as (ana, bo, onlooker):
        listeners = [News(server.url, ana.table_id, guest.key) for guest in (ana, bo, onlooker)]
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
        with News(server.url, ana.table_id, ana.key, seen) as news:
            news.wait_for("presence")
            ana.post("chat", text="hello")
            news.wait_until(last + 1)
            assert news.numbers() == list(range(min(seen, last) + 1, last + 2))


def test_a_long_absence(server: Server) -> None:
    """More events than are kept in memory."""
    with seated(server.url, person(), person()) as (ana, _bo, onlooker):
        for number in range(230):
            ana.post("chat", text=f"message {number}")
        with News(server.url, ana.table_id, onlooker.key) as news:
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
        with connect(news_address(server.url, ana.table_id)) as stranger:
            stranger.send(greeting)
            assert sent_away(stranger)[1] == 4403
        ana.info()


def test_bytes_instead_of_text(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, *_):
        with connect(news_address(server.url, ana.table_id)) as stranger:
            stranger.send(b"\x00\xff")
            assert sent_away(stranger) == ("bad_greeting", 4403)
        ana.info()


def test_who_never_says_who_they_are(server: Server) -> None:
    with (
        seated(server.url, person(), person()) as (ana, *_),
        connect(news_address(server.url, ana.table_id)) as silent,
    ):
        assert sent_away(silent) == ("no_greeting", 4403)


def test_who_does_not_read_holds_nobody_up(server: Server) -> None:
    """A client that stops reading is sent away; others go on hearing."""
    with (
        seated(server.url, person(), person()) as (ana, _bo, onlooker),
        connect(news_address(server.url, ana.table_id), max_queue=1) as deaf,
        News(server.url, ana.table_id, ana.key) as news,
    ):
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.send(json.dumps({"key": onlooker.key, "seen": 0}))
        for number in range(300):
            ana.post("chat", text=f"{number:03} " + 490 * "x")
        news.wait_until(ana.info()["event"])
        assert len(news.events) == ana.info()["event"]


def test_who_says_anything_more_is_not_answered(server: Server) -> None:
    """For a while: texts or bytes, they are heard and passed over."""
    with (
        seated(server.url, person(), person()) as (ana, *_),
        News(server.url, ana.table_id, ana.key) as news,
    ):
        for _ in range(4):
            news.socket.send("x" * 100)
            news.socket.send(b"\x00\xff")
        ana.post("chat", text="still here")
        news.wait_for("said")


@pytest.mark.parametrize("word", ["x" * 100, b"\x00\xff"])
def test_who_floods_is_sent_away(server: Server, word: str | bytes) -> None:
    with (
        seated(server.url, person(), person()) as (ana, *_),
        connect(news_address(server.url, ana.table_id)) as flooding,
    ):
        flooding.send(json.dumps({"key": ana.key}))
        for _ in range(10):
            flooding.send(word)
        assert sent_away(flooding) == ("too_talkative", 4403)
    assert not any("unexpected error" in line for line in server.output)


def test_strangers_do_not_keep_players_out(sqlite_url: str) -> None:
    """Of a public table: they share what room there is, and whoever has a key has their own."""
    with (
        Server(sqlite_url, limits_connections_per_table="2") as server,
        seated(server.url, person(), person(), public=True) as guests,
        ExitStack() as stack,
    ):
        for _ in range(2):
            stack.enter_context(News(server.url, guests[0].table_id)).wait_for("presence")
        with connect(news_address(server.url, guests[0].table_id)) as stranger:
            stranger.send("{}")
            assert sent_away(stranger) == ("too_many", 4503)
        for guest in guests:
            stack.enter_context(News(server.url, guest.table_id, guest.key)).wait_for("presence")


def test_a_name_that_no_table_can_have(database: str) -> None:
    with Server(database) as server:
        for name in ("%00x", "x" * 25):
            with pytest.raises(InvalidStatus) as caught:
                connect(news_address(server.url, name))
            response = caught.value.response
            assert response.status_code == 422
            assert json.loads(response.body or b"")["error"]["code"] == "invalid"
    assert not any("unexpected error" in line for line in server.output)


def test_messages_are_not_compressed(server: Server) -> None:
    """Clients offer it; it would cost more memory than everything else about a listener."""
    with connect(news_address(server.url, "any")) as client:
        assert client.request
        assert "permessage-deflate" in client.request.headers["Sec-WebSocket-Extensions"]
        assert client.response
        assert "Sec-WebSocket-Extensions" not in client.response.headers
