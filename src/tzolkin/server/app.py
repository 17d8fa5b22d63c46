"""The application: all routes, and what runs as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

import tzolkin

from . import static
from .api import content, lessons, notices, records, service, tables, turns, websocket
from .bots import BotPlayers
from .db import repository
from .db.writer import ConflictError, Database, UnavailableError
from .errors import install_error_handlers, try_again, unavailable
from .limits import Limits
from .live.cross_process import Subscriber
from .metrics import Metrics
from .middleware.stack import middleware_stack
from .notices import Delivery, NoticeSender, PushSettings
from .opponents import Opponents
from .settings import Settings
from .table_registry import TableRegistry

# The most frequent requests come first. The routes are the app's own, since an included router is
# searched twice for every request.
PARTS = (turns, tables, records, notices, websocket, content, lessons, service, static)


def make_app(settings: Settings) -> FastAPI:
    """Return the application, which opens nothing before it starts."""
    limits, metrics = Limits(settings.limits), Metrics()
    app = FastAPI(
        title="Tzolk'in",
        version=tzolkin.__version__,
        summary="Tables of the board game Tzolk'in: The Mayan Calendar",
        lifespan=_running,
        middleware=middleware_stack(settings, limits, metrics),
        routes=[route for part in PARTS for route in part.router.routes],
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        # Requests are counted and logged by the middleware, without their contents.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.page_files = static.PageFiles()
    app.state.push = _push(settings)
    app.state.settings, app.state.limits, app.state.metrics = settings, limits, metrics
    install_error_handlers(app)
    app.add_exception_handler(ConflictError, _conflict)
    app.add_exception_handler(UnavailableError, _unavailable)
    return app


def _push(settings: Settings) -> PushSettings | None:
    if settings.push_key is None or settings.push_contact is None:
        return None
    return PushSettings(settings.push_key.get_secret_value(), settings.push_contact)


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    """Open what the application needs; what is opened last is closed first."""
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        database = Database(settings.database_url)
        stack.callback(database.close)
        registry = TableRegistry(database, settings, app.state.limits, app.state.metrics)
        opponents = Opponents(settings.bot_processes, settings.bot_limit)
        stack.push_async_callback(opponents.close)
        bots = BotPlayers(registry, opponents, settings.bot_limit)
        stack.push_async_callback(bots.close)
        registry.changed.append(lambda change: bots.wake(change.table))
        app.state.registry = registry
        if database.engine.dialect.name == "postgresql":
            stack.callback(Subscriber(settings.database_url, registry.receive).close)
        sender = _notice_sender(app, database)
        stack.push_async_callback(sender.close)
        registry.changed.append(lambda change: sender.wake() if change.notices else None)
        sender.start()
        for chore in (registry.presence.keep_publishing(), bots.watch()):
            stack.callback(asyncio.create_task(chore).cancel)
        await bots.resume()
        yield


def _notice_sender(app: FastAPI, database: Database) -> NoticeSender:
    """Return the sender of notices; a receiver that is gone gets no more of them."""
    settings: Settings = app.state.settings
    engine = database.engine.execution_options(writes=True)
    return NoticeSender(
        engine,
        allow_private=settings.webhook_private,
        push=app.state.push,
        on_gone=repository.forget_receiver,
        on_delivery=partial(_count_delivery, app.state.metrics),
    )


def _count_delivery(metrics: Metrics, delivery: Delivery) -> None:
    if delivery is Delivery.SENT:
        metrics.notices_sent.inc()
    elif delivery is not Delivery.RETRY:
        metrics.notices_failed.inc()


async def _conflict(_request: Request, _error: Exception) -> Response:
    return try_again().response()


async def _unavailable(request: Request, _error: Exception) -> Response:
    metrics: Metrics = request.app.state.metrics
    metrics.database_errors.inc()
    return unavailable().response()
