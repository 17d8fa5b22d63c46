"""Run the server until it is stopped."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from .app import make_app
from .db.engine import migrate, open_engine
from .http_protocol import raise_open_files_limit, uvicorn_config
from .logging import mask, set_up_logging
from .notices import PushUnavailableError
from .settings import Settings


class StartupError(Exception):
    """The server cannot start; the message says why, and what would help."""


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until interrupted; call `ready` with the port once requests are served.

    Raises StartupError if the server cannot start.
    """
    prepare_database(settings)
    listener = _bind_socket(settings)
    set_up_logging(settings.log_level, settings.log_format)
    raise_open_files_limit()
    app, port = _make_app(settings), listener.getsockname()[1]

    def on_startup() -> None:
        app.state.registry.links = settings.base_url(port)
        _collect_garbage_less_often()
        ready(port)

    _ignore_signals()
    NotifyingServer(uvicorn_config(app, settings), on_startup).run([listener])


def _make_app(settings: Settings) -> FastAPI:
    try:
        return make_app(settings)
    except PushUnavailableError as error:
        raise StartupError(f"push_key and push_contact do not work: {error}") from None


def _collect_garbage_less_often() -> None:
    # Tables are many small objects with hardly any reference cycles. With the default thresholds
    # the collector took a tenth of the time under load.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def prepare_database(settings: Settings) -> None:
    """Create the database, if it is a file, and migrate it to the current schema."""
    url = settings.database_url
    try:
        if url.get_backend_name() == "sqlite" and url.database:
            _create_file(Path(url.database))
        engine = open_engine(url)
        migrate(engine)
        engine.dispose()
    except ModuleNotFoundError:
        raise StartupError("PostgreSQL needs an extra: pip install 'tzolkin[postgres]'") from None
    except CommandError:  # its migration is not known here
        raise StartupError(
            "the database was made by a newer version of tzolkin: "
            "install that version, or name another database"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        why = str(error.__cause__ or error).strip().splitlines()[0]
        raise StartupError(f"the database cannot be used: {mask(why)}") from None


def _create_file(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)  # it will contain the seeds of running games and secrets of webhooks


def _bind_socket(settings: Settings) -> socket.socket:
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=kind, backlog=2048)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        why = str(error.strerror or error).lower()
        raise StartupError(
            f"it cannot listen at {where}: {why}; --port 0 takes a free one"
        ) from None
    # Connections inherit it. Without it responses wait 40 ms for the acknowledgement of the client.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


class NotifyingServer(uvicorn.Server):
    """A uvicorn server that calls `on_startup` once it serves requests."""

    def __init__(self, config: uvicorn.Config, on_startup: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_startup = on_startup

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_startup()


def _ignore_signals() -> None:
    # After a graceful shutdown uvicorn raises the signal again, which would end the process with
    # an error status. While it serves, uvicorn handles the signals itself.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
