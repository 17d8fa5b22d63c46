"""A small application behind all middleware, with endpoints that fail in every way."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import FastAPI, HTTPException, Request
from starlette.responses import JSONResponse, StreamingResponse
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.threaded_server import ThreadedServer
from tzolkin.server.errors import ApiError, install_error_handlers
from tzolkin.server.limits import Limits
from tzolkin.server.metrics import Metrics
from tzolkin.server.middleware.stack import middleware_stack
from tzolkin.server.settings import Settings


def example_app(settings: Settings, limits: Limits | None = None) -> FastAPI:
    limits = limits or Limits(settings.limits)
    app = FastAPI(middleware=middleware_stack(settings, limits, Metrics()))
    install_error_handlers(app)
    app.state.finished = []  # how the endpoint of each WebSocket ended
    _add_requests(app)
    _add_websockets(app)
    return app


def _add_requests(app: FastAPI) -> None:
    @app.api_route("/api/hello", methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    async def hello(request: Request) -> dict[str, Any]:
        assert request.client
        return {"client": request.client.host, "scheme": request.url.scheme}

    @app.post("/api/size")
    async def size(request: Request) -> int:
        return len(await request.body())

    @app.get("/page")
    def page() -> JSONResponse:
        return JSONResponse("page", headers={"Referrer-Policy": "origin"})

    @app.get("/boom")
    def boom() -> None:
        raise RuntimeError("the inner workings")

    @app.get("/late")
    def late() -> StreamingResponse:
        async def parts() -> AsyncIterator[bytes]:
            yield b"the beginning"
            raise RuntimeError("the inner workings")

        return StreamingResponse(parts())


def _add_websockets(app: FastAPI) -> None:
    @app.websocket("/news")
    async def news(websocket: WebSocket) -> None:
        """Echo every word, and fail at those that `raise_if_trouble` knows."""
        await websocket.accept()
        try:
            while (word := await websocket.receive_text()) != "bye":
                raise_if_trouble(word)
                await websocket.send_text(word)
        finally:
            app.state.finished.append("news")

    @app.websocket("/news/{trouble}")
    async def closed(websocket: WebSocket, trouble: str) -> None:
        raise_if_trouble(trouble)

    @app.websocket("/numbers/{number}")
    async def numbers(websocket: WebSocket, number: int) -> None:
        await websocket.accept()


def raise_if_trouble(word: str) -> None:
    troubles = {
        "boom": RuntimeError("the inner workings"),
        "problem": ApiError(409, "taken", "the seat is taken", {"seat": 2}),
        "missing": HTTPException(404),
        "long": ApiError(409, "taken", "the seat is taken", {"seat": "x" * 200}),
    }
    if word in troubles:
        raise troubles[word]


def refused_websocket(server: ThreadedServer, path: str) -> tuple[int, dict[str, Any]]:
    """Return status and error of a WebSocket that is refused before it is open."""
    with pytest.raises(InvalidStatus) as caught:
        connect(server.websocket_url + path)
    response = caught.value.response
    error: dict[str, Any] = json.loads(response.body or b"")["error"]
    return response.status_code, error
