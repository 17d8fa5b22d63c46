"""Tests of the responses to expected and unexpected exceptions."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.threaded_server import PATIENCE, ThreadedServer, run_in_thread
from tests.waiting import wait_until
from tzolkin.server.settings import read_settings

from .example_app import example_app, refused_websocket

INNER = "the inner workings"


@pytest.fixture(scope="module")
def app() -> FastAPI:
    return example_app(read_settings(port=0))


@pytest.fixture(scope="module")
def server(app: FastAPI) -> Iterator[ThreadedServer]:
    with run_in_thread(app) as server:
        yield server


def closed_websocket(server: ThreadedServer, word: str) -> tuple[int, str]:
    """Return with what code and reason an open WebSocket is closed after a word."""
    with connect(f"{server.websocket_url}/news") as client:
        client.send(word)
        with pytest.raises(ConnectionClosed) as caught:
            client.recv(PATIENCE)
    assert caught.value.rcvd
    return caught.value.rcvd.code, caught.value.rcvd.reason


def incidents(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == "unexpected error"]


def test_the_unexpected_gets_a_number_and_no_more(
    server: ThreadedServer, caplog: pytest.LogCaptureFixture
) -> None:
    answer = httpx.get(f"{server.url}/boom?secret")
    assert answer.status_code == 500
    assert INNER not in answer.text
    error = answer.json()["error"]
    assert (error["code"], list(error["params"])) == ("internal", ["incident"])
    (logged,) = incidents(caplog)
    assert logged.fields["incident"] == error["params"]["incident"]  # type: ignore[attr-defined]
    assert logged.exc_info
    assert INNER in str(logged.exc_info[1])


def test_two_incidents_have_two_numbers(server: ThreadedServer) -> None:
    texts = {httpx.get(f"{server.url}/boom").text for _ in range(5)}
    assert len(texts) == 5


def test_an_answer_that_breaks_off_is_not_taken_for_whole(
    server: ThreadedServer, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"{server.url}/late")
    assert len(incidents(caplog)) == 1


def test_a_websocket_is_refused_like_any_request(
    server: ThreadedServer, caplog: pytest.LogCaptureFixture
) -> None:
    status, error = refused_websocket(server, "/news/problem")
    assert (status, error["code"], error["params"]) == (409, "taken", {"seat": 2})
    status, error = refused_websocket(server, "/news/missing")
    assert (status, error["code"]) == (404, "not_found")
    status, error = refused_websocket(server, "/numbers/many")
    assert (status, error["code"]) == (422, "invalid")
    assert error["message"].startswith("path.number: must be a valid integer")
    assert not incidents(caplog)
    status, error = refused_websocket(server, "/news/boom")
    assert (status, error["code"]) == (500, "internal")
    assert len(incidents(caplog)) == 1


def test_an_open_websocket_is_closed_with_the_reason(
    server: ThreadedServer, caplog: pytest.LogCaptureFixture
) -> None:
    assert closed_websocket(server, "problem") == (1008, '{"code":"taken","params":{"seat":2}}')
    assert closed_websocket(server, "missing") == (1008, '{"code":"not_found","params":{}}')
    assert closed_websocket(server, "long") == (1008, "taken")
    code, reason = closed_websocket(server, "boom")
    (logged,) = incidents(caplog)
    number = logged.fields["incident"]  # type: ignore[attr-defined]
    assert (code, json.loads(reason)) == (
        1011,
        {"code": "internal", "params": {"incident": number}},
    )


def test_one_who_leaves_is_no_incident(
    app: FastAPI, server: ThreadedServer, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(app.state.finished)
    with connect(f"{server.websocket_url}/news") as client:
        client.send("hello")
        assert client.recv(PATIENCE) == "hello"
        client.socket.close()
    with connect(f"{server.websocket_url}/news") as client:
        client.send("bye")
        with pytest.raises(ConnectionClosed):
            client.recv(PATIENCE)
    wait_until(lambda: len(app.state.finished) == before + 2)
    assert not incidents(caplog)
