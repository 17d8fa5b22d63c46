"""Records: downloaded and uploaded; and games gone through, turn by turn."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from tzolkin.game.reasons import IllegalActionError
from tzolkin.tables import records, views
from tzolkin.tables.errors import wrong_phase
from tzolkin.tables.table import Phase

from ..errors import ERROR_RESPONSES, ApiError
from ..middleware.client_address import client_address, limit_key
from . import responses
from .dependencies import AnyCaller, Player, Registry
from .requests import MOST_NUMBER, RecordRequest
from .turns import SeatAsked

router = APIRouter(prefix="/api", tags=["records"], responses=ERROR_RESPONSES)


@router.get("/tables/{table}/record", responses=responses.ok(responses.RecordResponse))
async def get_record(caller: AnyCaller) -> dict[str, Any]:
    """Return the record of a finished game."""
    if caller.table.phase is not Phase.FINISHED:
        raise wrong_phase(caller.table.phase, Phase.FINISHED)
    return records.to_record(caller.table)


@router.get("/tables/{table}/export", responses=responses.ok(responses.ExportResponse))
async def export(player: Player, seat: SeatAsked = None) -> dict[str, Any]:
    """Return a running game for its players, without the secrets of others."""
    return records.export(player.table, player.viewpoint(seat))


@router.get("/tables/{table}/at", responses=responses.ok(responses.PastViewResponse))
async def get_view_at(
    caller: AnyCaller, ply: Annotated[int, Query(ge=0, le=MOST_NUMBER)]
) -> dict[str, Any]:
    """Return an onlooker's view of the game after some of its actions."""
    return {"ply": ply, "view": views.view_at(caller.table, ply)}


@router.get("/tables/{table}/story", responses=responses.ok(responses.StoryResponse))
async def get_story(
    caller: AnyCaller, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> dict[str, Any]:
    """Return turn by turn what every action changed for whom, and what the ends of rounds brought.

    `after` leaves out the turns that began before that ply.
    """
    turns = caller.registry.replays.get(caller.table).turns
    later = [turn for turn in turns if turn["ply"] >= after]
    return {"ply": caller.table.ply, "count": len(caller.table.turns), "turns": later}


@router.get("/tables/{table}/course", responses=responses.ok(responses.CourseResponse))
async def get_course(caller: AnyCaller) -> dict[str, Any]:
    """Return the points of every seat as each round began, and by source as they are now."""
    rounds = caller.registry.replays.get(caller.table).rounds
    return {"rounds": rounds, "points": caller.table.game.breakdown()}


@router.post("/records", status_code=201, responses=responses.ok(responses.UploadResponse, 201))
async def upload(request: Request, registry: Registry, record: RecordRequest) -> dict[str, Any]:
    """Put a record on a table of its own, to look at it."""
    registry.limits.new_tables.take(limit_key(client_address(request.scope)))
    try:
        table, onlooker = records.from_record(record.model_dump())
        await registry.add(table)
    except (IllegalActionError, ValueError) as error:
        raise ApiError(422, "bad_record", f"This is not a record: {error}") from None
    return {"table": views.describe(table, None), "onlooker": onlooker}
