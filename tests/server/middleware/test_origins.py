"""Tests that pages of other sites cannot act here."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.threaded_server import ThreadedServer, run_in_thread
from tzolkin.server.settings import read_settings

from .example_app import example_app

UNSAFE = ["POST", "PUT", "PATCH", "DELETE"]
FRIEND = "https://friend.example"
FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "null",
    "",
    "https://friend.example.evil.example",
    "https://friend.example@evil.example",
    "http://friend.example",
    "https://friend.example:444",
    "https://[::1",
    "file://",
    "\xfc",
]


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadedServer]:
    options = {"allowed_origins": FRIEND, "trusted_proxies": "127.0.0.1"}
    settings = read_settings(port=0, **options)
    with run_in_thread(example_app(settings), settings) as server:
        yield server


@pytest.fixture(scope="module")
def named() -> Iterator[ThreadedServer]:
    """Run a server with a public URL."""
    options = {"public_url": "https://tzolkin.example", "allowed_origins": FRIEND}
    settings = read_settings(port=0, **options)
    with run_in_thread(example_app(settings), settings) as server:
        yield server


def status(server: ThreadedServer, method: str, **headers: str) -> int:
    encoded = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    return httpx.request(method, f"{server.url}/api/hello", headers=encoded).status_code


def websocket_status(server: ThreadedServer, origin: str | None) -> int:
    try:
        headers = {} if origin is None else {"Origin": origin}
        with connect(f"{server.websocket_url}/news", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize("method", UNSAFE)
def test_programs_and_our_own_pages_may_act(server: ThreadedServer, method: str) -> None:
    assert status(server, method) == 200
    assert status(server, method, Origin=server.url) == 200
    assert status(server, method, Origin=FRIEND) == 200
    assert status(server, method, Origin="HTTPS://Friend.EXAMPLE:443") == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_may_only_look(server: ThreadedServer, origin: str) -> None:
    for method in UNSAFE:
        assert status(server, method, Origin=origin) == 403
    assert status(server, "GET", Origin=origin) == 200
    assert status(server, "OPTIONS", Origin=origin) == 200


def test_a_refusal_says_why(server: ThreadedServer) -> None:
    answer = httpx.post(f"{server.url}/api/hello", headers={"Origin": "https://evil.example"})
    assert answer.json()["error"] == {
        "code": "wrong_origin",
        "message": "a page of another site may not do this",
        "params": {"origin": "https://evil.example"},
    }


def test_two_origins_must_both_be_right(server: ThreadedServer) -> None:
    both = [("Origin", server.url), ("Origin", "https://evil.example")]
    assert httpx.post(f"{server.url}/api/hello", headers=both).status_code == 403


def test_websockets_are_checked_too(server: ThreadedServer) -> None:
    assert websocket_status(server, None) == 101
    assert websocket_status(server, server.url) == 101
    assert websocket_status(server, FRIEND) == 101
    assert websocket_status(server, "https://evil.example") == 403
    assert websocket_status(server, "null") == 403


def test_behind_a_proxy_the_scheme_counts_where_it_is_known(server: ThreadedServer) -> None:
    host = {"Host": "tzolkin.example"}
    assert status(server, "POST", Origin="https://tzolkin.example", **host) == 200
    assert status(server, "POST", Origin="http://tzolkin.example", **host) == 200
    secure = host | {"X-Forwarded-Proto": "https"}
    assert status(server, "POST", Origin="https://tzolkin.example", **secure) == 200
    assert status(server, "POST", Origin="http://tzolkin.example", **secure) == 403


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("tzolkin.example", 200),
        ("Tzolkin.example:8080", 200),
        ("friend.example", 200),
        ("localhost:2012", 200),
        ("127.0.0.1", 200),
        ("[::1]:2012", 200),
        ("evil.example", 421),
        ("tzolkin.example.evil.example", 421),
        ("tzolkin.example@evil.example", 421),
        ("", 421),
    ],
)
def test_a_server_with_a_name_answers_to_no_other(
    named: ThreadedServer, host: str, expected: int
) -> None:
    assert status(named, "GET", Host=host) == expected


def test_its_own_name_is_its_own_origin(named: ThreadedServer) -> None:
    assert status(named, "POST", Origin="https://tzolkin.example") == 200
    assert status(named, "POST", Origin="http://tzolkin.example") == 403
    assert websocket_status(named, "https://tzolkin.example") == 101


def test_any_name_will_do_for_a_server_without_one(server: ThreadedServer) -> None:
    assert status(server, "GET", Host="whatever.example") == 200
