"""For those who run the server: is it well, and what does it count?"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from sqlalchemy import text

import tzolkin
from tzolkin.version import RULES

from ..metrics import Metrics
from .access import HouseHere

router = APIRouter(tags=["service"])


@router.get("/health")
async def health(house: HouseHere) -> dict[str, Any]:
    """200 as long as the database answers."""
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).one())
    return {"well": True, "version": tzolkin.__version__, "rules": RULES}


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, house: HouseHere) -> Response:
    """For Prometheus."""
    counts: Metrics = request.app.state.metrics
    counts.tables.set(house.in_memory)
    body, kind = counts.exposition()
    return Response(body, media_type=kind)
