"""How uvicorn listens for us: nothing that it would do by itself may undo the gate."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from .settings import Settings

CLOSING_SECONDS = 10
IDLE_SECONDS = 75  # longer than proxies keep a connection, or they would meet a closing one


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Logging is set up before, by `logs.set_up_logging`; proxies are believed by the gate."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
    )
