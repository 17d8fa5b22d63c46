"""Tests of the limits for requests and WebSockets from one address."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
from websockets.sync.client import connect

from tests.server.threaded_server import ThreadedServer, run_in_thread
from tests.waiting import wait_until
from tzolkin.server.limits import Limits
from tzolkin.server.settings import LimitSettings, read_settings

from .example_app import example_app, refused_websocket


def test_too_many_requests_from_an_address() -> None:
    now = [0.0]
    options = {"limits_requests_per_minute": 3, "trusted_proxies": "127.0.0.1"}
    settings = read_settings(port=0, **options)
    limits = Limits(settings.limits, lambda: now[0])
    with run_in_thread(example_app(settings, limits), settings) as server:
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


def statuses(server: ThreadedServer, address: str) -> int:
    return httpx.get(f"{server.url}/page", headers={"X-Forwarded-For": address}).status_code


def test_too_many_websockets_from_an_address() -> None:
    settings = read_settings(port=0, limits_connections_per_address=2)
    limits = Limits(settings.limits)
    with run_in_thread(example_app(settings, limits), settings) as server:
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(connect(f"{server.websocket_url}/news"))
            status, error = refused_websocket(server, "/news")
            assert (status, error["code"]) == (429, "too_many")
            assert httpx.get(f"{server.url}/page").status_code == 200
        wait_until(lambda: not len(limits.connections))
        with connect(f"{server.websocket_url}/news"):
            pass


def test_upgrades_count_as_requests() -> None:
    settings = read_settings(port=0, limits_requests_per_minute=1)
    limits = Limits(settings.limits, lambda: 0.0)
    with run_in_thread(example_app(settings, limits), settings) as server:
        with connect(f"{server.websocket_url}/news"):
            pass
        assert refused_websocket(server, "/news")[0] == 429


def test_defaults_do_not_stand_in_the_way_of_a_family() -> None:
    limits = Limits(LimitSettings(), lambda: 0.0)
    for _ in range(600):
        limits.requests.take("home")
