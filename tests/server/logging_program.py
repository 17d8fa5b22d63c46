"""A program for test_logging.py, because logging is configured for a whole process."""

from __future__ import annotations

import logging
import sys
import warnings

import httpx
from fastapi import FastAPI
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from tzolkin.server.limits import Limits
from tzolkin.server.logging import set_up_logging
from tzolkin.server.metrics import Metrics
from tzolkin.server.middleware.stack import middleware_stack
from tzolkin.server.settings import read_settings

from .threaded_server import ThreadedServer, run_in_thread


def make_app(key: str) -> FastAPI:
    settings = read_settings(port=0)
    app = FastAPI(middleware=middleware_stack(settings, Limits(settings.limits), Metrics()))

    @app.get("/hello")
    @app.get("/secret/{name}")
    def hello() -> str:
        return "hidden"

    @app.get("/boom")
    def boom() -> None:
        raise RuntimeError(key)

    @app.websocket("/news")
    async def news(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text(key)
        await websocket.receive()

    return app


def ask(server: ThreadedServer, key: str) -> None:
    headers = {"Authorization": f"Bearer {key}", "X-Other": "hidden"}
    with httpx.Client(base_url=server.url, headers=headers) as client:
        for path in ("/hello?q=hidden", f"/secret/{key}", "/boom?q=hidden"):
            client.get(path)
    with connect(f"{server.websocket_url}/news?q=hidden", additional_headers=headers) as socket:
        socket.recv()
    server.raw(b"hidden nonsense\r\n\r\n")
    logging.getLogger("uvicorn.access").error("hidden")
    logging.getLogger("sqlalchemy").info("hidden")
    warnings.warn(f"opened with {key}", stacklevel=1)


if __name__ == "__main__":
    form, key = sys.argv[1:]
    set_up_logging("info", form)
    with run_in_thread(make_app(key)) as server:
        ask(server, key)
