"""For those who run the server: whether it is well, and what it counts."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from sqlalchemy import text

import tzolkin
from tzolkin.version import RULES

from ..errors import ERROR_RESPONSES
from . import responses
from .dependencies import Registry

router = APIRouter(tags=["service"], responses=ERROR_RESPONSES)


@router.get("/health", responses=responses.ok(responses.HealthResponse))
async def get_health(registry: Registry) -> dict[str, Any]:
    """Answer 200 as long as the database can be read."""
    await registry.database.read(lambda connection: connection.execute(text("SELECT 1")).one())
    return {"well": True, "version": tzolkin.__version__, "rules": RULES}


@router.get("/metrics", response_class=Response)
async def get_metrics(registry: Registry) -> Response:
    """Return the metrics for Prometheus."""
    registry.metrics.tables.set(registry.in_memory)
    body, kind = registry.metrics.exposition()
    return Response(body, media_type=kind)
