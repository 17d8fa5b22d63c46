"""A server that runs until it is told to stop."""

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
from .db.writer import bring_up_to_date, open_database
from .http_protocol import raise_open_files_limit, uvicorn_config
from .logging import mask, set_up_logging
from .notices import PushUnavailableError
from .settings import Settings


class CannotStart(Exception):  # noqa: N818 (it is the host's to change something)
    """Why the server cannot start, and what would help."""


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until interrupted; `ready` is told the port. CannotStart says why it cannot."""
    prepare_database(settings)
    listening = _listening(settings)
    set_up_logging(settings.log_level, settings.log_format)
    raise_open_files_limit()
    app, port = _made(settings), listening.getsockname()[1]

    def begin() -> None:
        app.state.registry.links = settings.links_begin(port)
        _collect_less_often()
        ready(port)

    _let_signals_pass()
    Announcing(uvicorn_config(app, settings), begin).run([listening])


def _made(settings: Settings) -> FastAPI:
    try:
        return make_app(settings)
    except PushUnavailableError as error:
        raise CannotStart(f"push_key and push_contact do not work: {error}") from None


def _collect_less_often() -> None:
    """Tables in memory are many small objects, hardly any of them in circles: looking for those at
    the usual pace took a tenth of the time under load.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def prepare_database(settings: Settings) -> None:
    """Make it, if it is a file, and bring it up to date."""
    url = settings.database_url
    try:
        if url.get_backend_name() == "sqlite" and url.database:
            _make_file(Path(url.database))
        engine = open_database(url)
        bring_up_to_date(engine)
        engine.dispose()
    except ModuleNotFoundError:
        raise CannotStart("PostgreSQL needs an extra: pip install 'tzolkin[postgres]'") from None
    except CommandError:  # it has seen a migration that we do not know
        raise CannotStart(
            "the database was made by a newer version of tzolkin: "
            "install that version, or name another database"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        why = str(error.__cause__ or error).strip().splitlines()[0]
        raise CannotStart(f"the database cannot be used: {mask(why)}") from None


def _make_file(path: Path) -> None:
    """Nobody else's business: seeds of running games and secrets of webhooks will be in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _listening(settings: Settings) -> socket.socket:
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=kind, backlog=2048)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        why = str(error.strerror or error).lower()
        raise CannotStart(
            f"it cannot listen at {where}: {why}; --port 0 takes a free one"
        ) from None
    # Connections inherit it; without it answers wait for the client's acknowledgement, 40 ms each.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


class Announcing(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, begin: Callable[[], None]) -> None:
        super().__init__(config)
        self._begin = begin

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._begin()


def _let_signals_pass() -> None:
    """The server ends in good order when it is told to, and then sends itself the same signal
    again, which must do nothing: to be stopped is no failure.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
