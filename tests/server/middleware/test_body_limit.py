"""Tests of bodies that are too large, too slow or cut off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.server.threaded_server import PATIENCE, Answer, ThreadedServer, run_in_thread
from tests.waiting import wait_until
from tzolkin.server.middleware.body_limit import BodyLimitMiddleware
from tzolkin.server.settings import read_settings

from .example_app import example_app

MOST = 10_000
ENOUGH = 100_000_000  # far more than buffers can hold
TOO_LARGE = {
    "code": "too_large",
    "message": "a body may have 10000 bytes at most",
    "params": {"most": MOST},
}


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadedServer]:
    settings = read_settings(port=0, limits_body_bytes=MOST)
    with run_in_thread(example_app(settings), settings) as server:
        yield server


def head(*headers: str, path: str = "/api/size") -> bytes:
    lines = [f"POST {path} HTTP/1.1", "Host: localhost", *headers, "", ""]
    return "\r\n".join(lines).encode()


def chunk(size: int) -> bytes:
    return b"%x\r\n%b\r\n" % (size, b"x" * size)


def error(answer: Answer, status: int) -> dict[str, object]:
    assert answer.status == status
    found: dict[str, object] = json.loads(answer.body)["error"]
    return found


def test_what_fits_arrives_whole(server: ThreadedServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        for size in (0, 1, MOST):
            assert client.post("/api/size", content=b"x" * size).json() == size
        pieces = (b"x" * 100 for _ in range(100))
        assert client.post("/api/size", content=pieces).json() == MOST


def test_what_is_announced_as_too_large_is_not_waited_for(server: ThreadedServer) -> None:
    for announced in (MOST + 1, 10**15, 10**19):
        answer = server.raw(head(f"Content-Length: {announced}"))
        assert error(answer, 413) == TOO_LARGE
        assert answer.headers["Connection"] == "close"


def test_the_connection_ends_after_a_refusal(server: ThreadedServer) -> None:
    with server.connection() as connection:
        connection.sendall(head(f"Content-Length: {MOST + 1}"))
        assert b"".join(iter(lambda: connection.recv(65536), b"")).startswith(b"HTTP/1.1 413 ")


def test_nobody_is_told_to_go_on_with_too_much(server: ThreadedServer) -> None:
    answer = server.raw(head(f"Content-Length: {MOST + 1}", "Expect: 100-continue"))
    assert error(answer, 413) == TOO_LARGE


def test_chunks_are_counted(server: ThreadedServer) -> None:
    chunked = head("Transfer-Encoding: chunked")
    assert server.raw(chunked, *[chunk(1000)] * 10, b"0\r\n\r\n").body == b"10000"
    assert error(server.raw(chunked, *[chunk(1000)] * 11), 413) == TOO_LARGE
    assert error(server.raw(chunked, chunk(MOST + 1), b"0\r\n\r\n"), 413) == TOO_LARGE


def test_who_goes_on_sending_still_sees_the_answer(server: ThreadedServer) -> None:
    """Nothing is read before everything is sent: a closed connection would lose the answer."""
    whole = head("Content-Length: 1000000"), b"x" * 1_000_000
    assert error(server.raw(*whole), 413) == TOO_LARGE
    chunked = head("Transfer-Encoding: chunked"), chunk(1_000_000), b"0\r\n\r\n"
    assert error(server.raw(*chunked), 413) == TOO_LARGE


def test_who_never_stops_sending_is_cut_off(server: ThreadedServer) -> None:
    sent = 0
    with server.connection() as connection, suppress(ConnectionResetError, BrokenPipeError):
        connection.sendall(head("Transfer-Encoding: chunked"))
        while sent < ENOUGH:
            connection.sendall(chunk(65536))
            sent += 65536
    assert sent < ENOUGH


def test_every_address_is_limited_app(server: ThreadedServer) -> None:
    long = f"Content-Length: {MOST + 1}"
    assert error(server.raw(head(long, path="/nowhere")), 413) == TOO_LARGE


@pytest.mark.parametrize(
    "headers",
    [
        ["Content-Length: -1"],
        ["Content-Length: many"],
        ["Content-Length: 1", "Content-Length: 2"],
        ["Transfer-Encoding: gzip"],
        ["Content-Length: " + "9" * 5000],
    ],
)
def test_malformed_requests_are_refused(server: ThreadedServer, headers: list[str]) -> None:
    assert server.raw(head(*headers)).status in (400, 413, 501)


def test_half_a_body_reaches_nobody() -> None:
    seen: list[str] = []
    with run_in_thread(limited_app(seen)) as server:
        with server.connection() as connection:
            connection.sendall(head("Content-Length: 100") + b"x" * 50)
        wait_until(lambda: seen == ["guard"])
        assert server.raw(head("Content-Length: 3") + b"xyz").status == 204
    assert seen == ["guard", "app", "guard"]


def test_who_is_too_slow_is_told() -> None:
    seen: list[str] = []
    with run_in_thread(limited_app(seen, seconds=0.05)) as server:
        answer = server.raw(head("Content-Length: 100") + b"x" * 50)
    assert error(answer, 408)["code"] == "too_slow"
    assert seen == ["guard"]


def limited_app(seen: list[str], seconds: float = PATIENCE) -> ASGIApp:
    """Return an application behind the limit; both append to `seen` when they are reached."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append("app")
        await Response(status_code=204)(scope, receive, send)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await BodyLimitMiddleware(app, MOST, seconds)(scope, receive, send)
            seen.append("guard")

    return guard
