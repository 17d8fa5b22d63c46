"""What the game is made of, for clients that draw it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from tzolkin.game.catalog import catalog

from ..errors import ERROR_RESPONSES

router = APIRouter(prefix="/api", tags=["content"], responses=ERROR_RESPONSES)


@router.get("/content")
async def get_content() -> dict[str, Any]:
    """Return what tiles cost and bring, what spaces give, how gears and temples are made."""
    return catalog()
