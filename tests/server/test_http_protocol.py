"""Tests of requests that arrive in pieces, slowly or incomplete, at real servers."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.middleware.example_app import example_app
from tests.waiting import wait_until
from tzolkin.server.settings import read_settings

from .conftest import GENEROUS
from .servers import Server
from .threaded_server import run_in_thread

PATIENCE = 60.0
ENOUGH = 100_000_000  # far more than buffers can hold
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HEALTH = HALF_A_HEAD + b"\r\n"
LAST = HALF_A_HEAD + b"Connection: close\r\n\r\n"
HOME, ELSEWHERE = "127.0.0.1", "127.0.0.2"


def connection(server: Server, source: str = HOME) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def status(client: socket.socket) -> int:
    response = HTTPResponse(client)
    response.begin()
    response.read()
    return response.status


def everything(client: socket.socket) -> bytes:
    """Until the server closes the connection."""
    return b"".join(iter(lambda: client.recv(65536), b""))


def post(size: int, *headers: bytes) -> bytes:
    lines = [b"POST /api/tables/nowhere/chat HTTP/1.1", b"Host: localhost", *headers]
    return b"\r\n".join([*lines, b"Content-Length: %d" % size, b"", b""])


def chat(size: int) -> bytes:
    """A request that is understood, and refused because there is no such table."""
    start, end = b'{"text": "', b'"}'
    head = post(size, b"Content-Type: application/json")
    return head + start + b"x" * (size - len(start) - len(end)) + end


@pytest.mark.parametrize("size", [66_000, 150_000, 299_000])
@pytest.mark.parametrize("piece", [1_000_000, 65_536, 10_000])
def test_bodies_may_be_larger_than_heads(server: Server, size: int, piece: int) -> None:
    whole = chat(size)
    with connection(server) as client:
        for start in range(0, len(whole), piece):
            client.sendall(whole[start : start + piece])
        assert status(client) == 404
        client.sendall(HEALTH)
        assert status(client) == 200


def test_one_request_after_the_other_without_waiting(server: Server) -> None:
    with connection(server) as client:
        client.sendall((chat(66_000) + HEALTH) * 3 + HEALTH * 50 + LAST)
        answers = everything(client)
    assert answers.count(b"HTTP/1.1 404 ") == 3
    assert answers.count(b"HTTP/1.1 200 ") == 3 + 50 + 1


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    sent = 0
    with connection(server) as client, suppress(ConnectionResetError, BrokenPipeError):
        client.sendall(HEALTH + HALF_A_HEAD)
        while sent < ENOUGH:
            sent += client.send(b"X-More: " + b"x" * 1000 + b"\r\n")
    assert sent < ENOUGH


def test_who_does_not_finish_is_cut_off(server: Server) -> None:
    """But not who has finished, and may ask for more later."""
    with ExitStack() as stack:
        idle, half, silent, refused = (stack.enter_context(connection(server)) for _ in range(4))
        for client in (idle, half):
            client.sendall(HEALTH)
            assert status(client) == 200
        half.sendall(HALF_A_HEAD)
        refused.sendall(post(300_000, b"Origin: https://evil.example"))
        assert status(refused) == 403
        trickle(refused)
        assert everything(half) == everything(silent) == b""
        idle.sendall(HEALTH)
        assert status(idle) == 200


def trickle(client: socket.socket) -> None:
    """Send a body byte by byte, until nobody takes it any more."""
    deadline = time.monotonic() + PATIENCE
    with suppress(ConnectionResetError, BrokenPipeError):
        while time.monotonic() < deadline:
            client.sendall(b"x")
            time.sleep(0.2)
    assert time.monotonic() < deadline


def test_half_heads_do_not_take_all_connections_for_long(sqlite_url: str) -> None:
    """As many as there may be open files, and more."""
    with Server(sqlite_url, **GENEROUS) as server, ExitStack() as stack:
        assert server.process
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        for _ in range(300):
            with suppress(OSError):
                stack.enter_context(connection(server)).sendall(HALF_A_HEAD)
        wait_until(lambda: is_well(server))


def is_well(server: Server) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{server.url}/health", timeout=1).status_code == 200
    return False


def test_connections_of_one_address_are_counted(sqlite_url: str) -> None:
    with Server(sqlite_url, limits_connections_per_address="1") as server:
        with ExitStack() as stack:
            for _ in range(4):
                client = stack.enter_context(connection(server))
                client.sendall(HEALTH)
                assert status(client) == 200
            fifth, other = connection(server), connection(server, ELSEWHERE)
            assert status(stack.enter_context(fifth)) == 429
            stack.enter_context(other).sendall(HEALTH)
            assert status(other) == 200
        wait_until(lambda: is_well(server))


def test_proxies_may_have_many(sqlite_url: str) -> None:
    settings = {"limits_connections_per_address": "1", "trusted_proxies": HOME}
    with Server(sqlite_url, **settings) as server, ExitStack() as stack:
        for _ in range(10):
            client = stack.enter_context(connection(server))
            client.sendall(HEALTH)
            assert status(client) == 200


@contextmanager
def few_files(most: int) -> Iterator[int]:
    """What is started meanwhile may have few files open, unless it asks for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    try:
        yield hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_allows_itself_many_files(sqlite_url: str) -> None:
    with few_files(256) as hard, Server(sqlite_url) as server:
        assert server.process
        found = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert found[0] == min(hard, 65_536)


def test_a_message_that_is_too_large_ends_the_connection() -> None:
    settings = read_settings(port=0, limits_message_bytes=1000)
    app = example_app(settings)
    with run_in_thread(app, settings) as small, connect(f"{small.websocket_url}/news") as client:
        client.send("x" * 1000)
        assert client.recv(PATIENCE) == "x" * 1000
        client.send("x" * 1001)
        with pytest.raises(ConnectionClosed) as caught:
            client.recv(PATIENCE)
        assert caught.value.rcvd
        assert caught.value.rcvd.code == 1009
