"""The whole gate in front of a real app: rates, connections, and what nobody expected."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.waiting import wait_until
from tzolkin.server.limits import Limits
from tzolkin.server.settings import LimitSettings, read_settings

from .gated import gated
from .running import PATIENCE, Running, running

INNER = "the inner workings"


@pytest.fixture(scope="module")
def app() -> FastAPI:
    return gated(read_settings(port=0))


@pytest.fixture(scope="module")
def server(app: FastAPI) -> Iterator[Running]:
    with running(app) as server:
        yield server


def refusal(server: Running, path: str) -> tuple[int, dict[str, Any]]:
    """How a WebSocket is refused before it is open."""
    with pytest.raises(InvalidStatus) as caught:
        connect(server.websocket_url + path)
    response = caught.value.response
    error: dict[str, Any] = json.loads(response.body or b"")["error"]
    return response.status_code, error


def closing(server: Running, word: str) -> tuple[int, str]:
    """How an open WebSocket is closed after a word of trouble: code and reason."""
    with connect(f"{server.websocket_url}/news") as client:
        client.send(word)
        with pytest.raises(ConnectionClosed) as caught:
            client.recv(PATIENCE)
    assert caught.value.rcvd
    return caught.value.rcvd.code, caught.value.rcvd.reason


def incidents(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == "unexpected error"]


def test_the_unexpected_gets_a_number_and_no_more(
    server: Running, caplog: pytest.LogCaptureFixture
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


def test_two_incidents_have_two_numbers(server: Running) -> None:
    texts = {httpx.get(f"{server.url}/boom").text for _ in range(5)}
    assert len(texts) == 5


def test_an_answer_that_breaks_off_is_not_taken_for_whole(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"{server.url}/late")
    assert len(incidents(caplog)) == 1


def test_a_websocket_is_refused_like_any_request(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    status, error = refusal(server, "/news/problem")
    assert (status, error["code"], error["params"]) == (409, "taken", {"seat": 2})
    status, error = refusal(server, "/news/missing")
    assert (status, error["code"]) == (404, "not_found")
    status, error = refusal(server, "/numbers/many")
    assert (status, error["code"]) == (422, "invalid")
    assert error["message"].startswith("path.number: must be a valid integer")
    assert not incidents(caplog)
    status, error = refusal(server, "/news/boom")
    assert (status, error["code"]) == (500, "internal")
    assert len(incidents(caplog)) == 1


def test_an_open_websocket_is_closed_with_the_reason(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    assert closing(server, "problem") == (1008, '{"code":"taken","params":{"seat":2}}')
    assert closing(server, "missing") == (1008, '{"code":"not_found","params":{}}')
    assert closing(server, "long") == (1008, "taken")
    code, reason = closing(server, "boom")
    (logged,) = incidents(caplog)
    number = logged.fields["incident"]  # type: ignore[attr-defined]
    assert (code, json.loads(reason)) == (
        1011,
        {"code": "internal", "params": {"incident": number}},
    )


def test_one_who_leaves_is_no_incident(
    app: FastAPI, server: Running, caplog: pytest.LogCaptureFixture
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


def test_a_message_that_is_too_large_ends_the_connection() -> None:
    settings = read_settings(port=0, limits_message_bytes=1000)
    with running(gated(settings), settings) as server, ExitStack() as stack:
        client = stack.enter_context(connect(f"{server.websocket_url}/news"))
        client.send("x" * 1000)
        assert client.recv(PATIENCE) == "x" * 1000
        client.send("x" * 1001)
        with pytest.raises(ConnectionClosed) as caught:
            client.recv(PATIENCE)
        assert caught.value.rcvd
        assert caught.value.rcvd.code == 1009


def test_too_many_requests_from_an_address() -> None:
    now = [0.0]
    options = {"limits_requests_per_minute": 3, "trusted_proxies": "127.0.0.1"}
    settings = read_settings(port=0, **options)
    limits = Limits(settings.limits, lambda: now[0])
    with running(gated(settings, limits), settings) as server:
        assert [statuses(server, "203.0.113.7") for _ in range(4)] == [200, 200, 200, 429]
        assert statuses(server, "203.0.113.8") == 200
        house = [f"2001:db8::{number}" for number in range(4)]
        assert [statuses(server, address) for address in house] == [200, 200, 200, 429]
        answer = httpx.get(f"{server.url}/page", headers={"X-Forwarded-For": "203.0.113.7"})
        assert answer.headers["retry-after"] == "20"
        assert answer.json()["error"]["params"] == {"what": "requests", "retry_after": 20}
        assert answer.headers["x-content-type-options"] == "nosniff"
        now[0] += 20
        assert [statuses(server, "203.0.113.7") for _ in range(2)] == [200, 429]


def statuses(server: Running, address: str) -> int:
    return httpx.get(f"{server.url}/page", headers={"X-Forwarded-For": address}).status_code


def test_too_many_websockets_from_an_address() -> None:
    settings = read_settings(port=0, limits_connections_per_address=2)
    limits = Limits(settings.limits)
    with running(gated(settings, limits), settings) as server:
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(connect(f"{server.websocket_url}/news"))
            status, error = refusal(server, "/news")
            assert (status, error["code"]) == (429, "too_many")
            assert httpx.get(f"{server.url}/page").status_code == 200
        wait_until(lambda: not len(limits.connections))
        with connect(f"{server.websocket_url}/news"):
            pass


def test_upgrades_count_as_requests() -> None:
    settings = read_settings(port=0, limits_requests_per_minute=1)
    limits = Limits(settings.limits, lambda: 0.0)
    with running(gated(settings, limits), settings) as server:
        with connect(f"{server.websocket_url}/news"):
            pass
        assert refusal(server, "/news")[0] == 429


def test_defaults_do_not_stand_in_the_way_of_a_family() -> None:
    limits = Limits(LimitSettings(), lambda: 0.0)
    for _ in range(600):
        limits.requests.take("home")
