"""Tests of the security headers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from starlette.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.threaded_server import ThreadedServer, run_in_thread
from tzolkin.server.middleware.security_headers import FIXED_HEADERS, security_headers
from tzolkin.server.settings import read_settings

from .example_app import example_app

FROM_PROXY = {"X-Forwarded-Proto": "https", "Host": "tzolkin.example"}


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadedServer]:
    settings = read_settings(port=0, trusted_proxies="127.0.0.1")
    with run_in_thread(example_app(settings), settings) as server:
        yield server


def policy(headers: httpx.Headers) -> dict[str, str]:
    parts = headers["content-security-policy"].split("; ")
    return {name: value for name, _, value in (part.partition(" ") for part in parts)}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/hello", 200),
        ("HEAD", "/page", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/boom", 500),
        ("POST", "/api/size", 200),
    ],
)
def test_every_answer_has_them(server: ThreadedServer, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == status
    assert (
        FIXED_HEADERS.items() <= {name: answer.headers.get(name) for name in FIXED_HEADERS}.items()
    )
    assert "content-security-policy" in answer.headers
    assert "server" not in answer.headers


def test_refusals_of_the_gate_have_them(server: ThreadedServer) -> None:
    large = httpx.post(f"{server.url}/api/size", content=b"x" * 400_000)
    foreign = httpx.post(f"{server.url}/api/hello", headers={"Origin": "https://evil.example"})
    assert (large.status_code, foreign.status_code) == (413, 403)
    for answer in (large, foreign):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
    evil = {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus) as caught:
        connect(f"{server.websocket_url}/news", additional_headers=evil)
    assert caught.value.response.headers["x-content-type-options"] == "nosniff"


def test_the_policy_is_strict(server: ThreadedServer) -> None:
    found = policy(httpx.get(f"{server.url}/page").headers)
    assert found == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": f"'self' {server.websocket_url}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }


def test_over_https_only_https(server: ThreadedServer) -> None:
    secure = httpx.get(f"{server.url}/page", headers=FROM_PROXY).headers
    assert secure["strict-transport-security"] == "max-age=31536000"
    assert policy(secure)["connect-src"] == "'self' wss://tzolkin.example"
    assert "strict-transport-security" not in httpx.get(f"{server.url}/page").headers


def test_nothing_of_the_api_is_kept(server: ThreadedServer) -> None:
    assert httpx.get(f"{server.url}/api/hello").headers["cache-control"] == "no-store"
    assert "cache-control" not in httpx.get(f"{server.url}/page").headers


def test_the_app_may_say_something_else(server: ThreadedServer) -> None:
    answer = httpx.get(f"{server.url}/page")
    assert answer.headers.get_list("referrer-policy") == ["origin"]


@pytest.mark.parametrize(
    "host", ["evil.example; script-src *", "a b", "", "x:y", "[::1", "*", "a,b", "ü.example"]
)
def test_a_strange_host_cannot_change_the_policy(host: str) -> None:
    headers = [(b"host", host.encode("latin-1"))]
    scope: Scope = {"type": "http", "scheme": "http", "path": "/", "headers": headers}
    found = dict(security_headers(scope))[b"content-security-policy"].decode()
    sockets = " ws://xn--tda.example" if host.startswith("ü") else ""
    assert f"connect-src 'self'{sockets}; manifest-src" in found


def test_one_with_a_strange_host_is_answered(server: ThreadedServer) -> None:
    request = b"GET /page HTTP/1.1\r\nHost: a b;*\r\n\r\n"
    answer = server.raw(request)
    assert answer.status == 200
    assert "connect-src 'self'; manifest-src" in answer.headers["Content-Security-Policy"]
