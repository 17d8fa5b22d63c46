"""Tests of the metrics of requests."""

from __future__ import annotations

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.prometheus import samples
from tests.server.threaded_server import run_in_thread
from tzolkin.server.metrics import Metrics
from tzolkin.server.middleware.access_log import AccessLogMiddleware


def counted_app(metrics: Metrics) -> ASGIApp:
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


def test_requests_are_counted_by_template_and_class() -> None:
    metrics = Metrics()
    with run_in_thread(counted_app(metrics)) as server, httpx.Client(base_url=server.url) as client:
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
    with run_in_thread(counted_app(metrics)) as server:
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
