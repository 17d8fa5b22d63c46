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
from .dependencies import HouseHere

router = APIRouter(tags=["service"], responses=ERROR_RESPONSES)


@router.get("/health", responses=responses.answers(responses.Health))
async def health(house: HouseHere) -> dict[str, Any]:
    """200 as long as the database answers."""
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).one())
    return {"well": True, "version": tzolkin.__version__, "rules": RULES}


@router.get("/metrics", response_class=Response)
async def metrics(house: HouseHere) -> Response:
    """For Prometheus."""
    house.metrics.tables.set(house.in_memory)
    body, kind = house.metrics.exposition()
    return Response(body, media_type=kind)
