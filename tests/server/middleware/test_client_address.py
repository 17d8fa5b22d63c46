"""Tests of client addresses: for limits, for logs, and behind proxies."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.threaded_server import ThreadedServer, run_in_thread
from tzolkin.server.middleware.client_address import anonymized, limit_key
from tzolkin.server.settings import read_settings

from .example_app import example_app

PROXIES = "127.0.0.1,10.0.0.0/8,2001:db8:1::/48"


@pytest.mark.parametrize(
    ("address", "count", "log"),
    [
        ("203.0.113.77", "203.0.113.77/32", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.77/32", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("testclient", "unknown", "unknown"),
        ("", "unknown", "unknown"),
    ],
)
def test_addresses_are_counted_by_household_and_logged_by_neighbourhood(
    address: str, count: str, log: str
) -> None:
    assert (limit_key(address), anonymized(address)) == (count, log)


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadedServer]:
    """Run a server that trusts proxies."""
    settings = read_settings(port=0, trusted_proxies=PROXIES)
    with run_in_thread(example_app(settings), settings) as server:
        yield server


def seen(server: ThreadedServer, *headers: tuple[str, str]) -> tuple[str, str]:
    """Return the client and the scheme that the application sees."""
    answer = httpx.get(f"{server.url}/api/hello", headers=list(headers)).json()
    return answer["client"], answer["scheme"]


@pytest.mark.parametrize("trusted", ["", "10.0.0.0/8"])
def test_nobody_is_believed_unless_trusted(server: ThreadedServer, trusted: str) -> None:
    headers = [("X-Forwarded-For", "203.0.113.7"), ("X-Forwarded-Proto", "https")]
    assert seen(server, *headers) == ("203.0.113.7", "https")
    assert seen(server) == ("127.0.0.1", "http")
    settings = read_settings(port=0, trusted_proxies=trusted)
    with run_in_thread(example_app(settings), settings) as distrustful:
        assert seen(distrustful, *headers) == ("127.0.0.1", "http")


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("198.51.100.1, 203.0.113.7", "203.0.113.7"),  # the first one may be made up
        ("198.51.100.1, 203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("198.51.100.1, 10.1.2.3, 10.9.9.9", "198.51.100.1"),
        ("10.1.2.3, 10.9.9.9", "10.1.2.3"),
        ("203.0.113.7:5678", "203.0.113.7"),
        ("[2001:db8:2::7]:5678", "2001:db8:2::7"),
        ("2001:db8:2::7", "2001:db8:2::7"),
        ("203.0.113.7, 2001:db8:1::9", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("203.0.113.7, nonsense", "127.0.0.1"),
        ("nonsense, 10.1.2.3", "10.1.2.3"),
        ("", "127.0.0.1"),
        (",,,", "127.0.0.1"),
    ],
)
def test_the_client_is_the_first_that_is_no_proxy(
    server: ThreadedServer, forwarded: str, client: str
) -> None:
    assert seen(server, ("X-Forwarded-For", forwarded))[0] == client


def test_headers_may_come_in_parts(server: ThreadedServer) -> None:
    parts = [("X-Forwarded-For", "198.51.100.1"), ("X-Forwarded-For", "203.0.113.7")]
    assert seen(server, *parts)[0] == "203.0.113.7"


@pytest.mark.parametrize(
    ("forwarded", "scheme"),
    [("https", "https"), ("HTTPS", "https"), ("http, https", "https"), ("gopher", "http")],
)
def test_the_scheme_is_one_of_two(server: ThreadedServer, forwarded: str, scheme: str) -> None:
    assert seen(server, ("X-Forwarded-Proto", forwarded))[1] == scheme
