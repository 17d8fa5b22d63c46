"""For those who run the server: is it well, and what does it count?"""

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


@router.get("/health", responses=responses.success(responses.Health))
async def health(registry: Registry) -> dict[str, Any]:
    """200 as long as the database answers."""
    await registry.database.read(lambda connection: connection.execute(text("SELECT 1")).one())
    return {"well": True, "version": tzolkin.__version__, "rules": RULES}


@router.get("/metrics", response_class=Response)
async def metrics(registry: Registry) -> Response:
    """For Prometheus."""
    registry.metrics.tables.set(registry.in_memory)
    body, kind = registry.metrics.exposition()
    return Response(body, media_type=kind)
