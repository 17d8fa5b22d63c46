"""Metrics: what is counted, and that labels stay few."""

from __future__ import annotations

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tzolkin.server.metrics import Metrics
from tzolkin.server.middleware.access_log import AccessLogMiddleware

from .running import running


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Name and labels in order, and the value of each."""
    text = metrics.exposition()[0].decode()
    families = text_string_to_metric_families(text)
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def observed(metrics: Metrics) -> ASGIApp:
    app = FastAPI()

    @app.get("/api/tables/{table}")
    def table(table: str) -> str:
        return table

    @app.websocket("/api/tables/{table}/news")
    async def news(websocket: WebSocket, table: str) -> None:
        if table == "closed":
            await websocket.close()
            return
        await websocket.accept()
        await websocket.send_text(str(samples(metrics)["tzolkin_websockets",]))
        await websocket.receive()

    return AccessLogMiddleware(app, metrics)


def test_servers_share_nothing() -> None:
    first, second = Metrics(), Metrics()
    first.commits.inc()
    assert samples(first)["tzolkin_commits_total",] == 1
    assert samples(second)["tzolkin_commits_total",] == 0


def test_everything_is_there_from_the_start() -> None:
    names = {key[0] for key in samples(Metrics())}
    counters = ["commits", "events_sent", "bot_faults", "notices_sent", "notices_failed"]
    gauges = ["websockets", "bots_thinking", "tables_in_memory"]
    assert names >= {f"tzolkin_{each}_total" for each in [*counters, "database_errors"]}
    assert names >= {f"tzolkin_{each}" for each in gauges}
    assert Metrics().exposition()[1].startswith("text/plain")


def test_requests_are_counted_by_template_and_class() -> None:
    metrics = Metrics()
    with running(observed(metrics)) as server, httpx.Client(base_url=server.url) as client:
        for number in range(20):
            client.get(f"/api/tables/{number}?secret={number}")
            client.get(f"/nothing/{number}")
            client.request(("LOCK", "MOVE", "COPY")[number % 3], f"/api/tables/{number}")
    found = samples(metrics)
    name, template = "tzolkin_requests_total", "/api/tables/{table}"
    assert {key: value for key, value in found.items() if key[0] == name} == {
        (name, "GET", template, "2xx"): 20,
        (name, "GET", "other", "4xx"): 20,
        (name, "other", template, "4xx"): 20,
    }
    assert found["tzolkin_request_seconds_count", "GET", template] == 20


def test_open_websockets_are_counted() -> None:
    metrics = Metrics()
    with running(observed(metrics)) as server:
        with connect(f"{server.websocket_url}/api/tables/1/news") as client:
            assert client.recv() == "1.0"
        with pytest.raises(InvalidStatus):
            connect(f"{server.websocket_url}/api/tables/closed/news")
    found = samples(metrics)
    template = "/api/tables/{table}/news"
    assert found["tzolkin_websockets",] == 0
    assert found["tzolkin_requests_total", "WEBSOCKET", template, "1xx"] == 1
    assert found["tzolkin_requests_total", "WEBSOCKET", template, "4xx"] == 1
    assert ("tzolkin_request_seconds_count", "WEBSOCKET", template) not in found
