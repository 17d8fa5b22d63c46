"""Records: downloaded, uploaded to be looked at, and gone through."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from tzolkin.game.reasons import IllegalActionError
from tzolkin.tables import records, views
from tzolkin.tables.errors import wrong_phase
from tzolkin.tables.table import Phase, gone_back

from ..errors import ERROR_RESPONSES, Problem
from ..middleware.client_address import client_address, limit_key
from . import responses
from .dependencies import AnyCaller, Player, Registry
from .requests import MOST_NUMBER, RecordRequest
from .turns import SeatAsked

router = APIRouter(prefix="/api", tags=["records"], responses=ERROR_RESPONSES)


@router.get("/tables/{table}/record", responses=responses.answers(responses.GameRecord))
async def download(caller: AnyCaller) -> dict[str, Any]:
    """The record of a finished game."""
    if caller.table.phase is not Phase.FINISHED:
        raise wrong_phase(caller.table.phase, Phase.FINISHED)
    return records.record(caller.table)


@router.get("/tables/{table}/export", responses=responses.answers(responses.Export))
async def export(caller: Player, seat: SeatAsked = None) -> dict[str, Any]:
    """A running game for its players, without the secrets of others."""
    return records.export(caller.table, caller.viewpoint(seat))


@router.get("/tables/{table}/at", responses=responses.answers(responses.Past))
async def at(caller: AnyCaller, ply: Annotated[int, Query(ge=0, le=MOST_NUMBER)]) -> dict[str, Any]:
    """An onlooker's view of the game after so many of its actions."""
    most = caller.table.ply
    if ply > most:
        raise Problem(422, "no_such_ply", f"The game has {most} actions so far.", {"last": most})
    game = gone_back(caller.table.start, caller.table.game, ply)
    seen = views.foretold(views.whitelisted(game.view(None)), game.forecast())
    return {"ply": ply, "view": seen}


@router.get("/tables/{table}/story", responses=responses.answers(responses.Story))
async def story(
    caller: AnyCaller, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> dict[str, Any]:
    """Turn by turn what every action changed for whom, and what the ends of rounds brought; of the
    turns that began after so many actions.
    """
    responses = caller.registry.stories.of(caller.table).turns
    turns = [turn for turn in responses if turn["ply"] >= after]
    return {"ply": caller.table.ply, "count": len(caller.table.turns), "turns": turns}


@router.get("/tables/{table}/course", responses=responses.answers(responses.Course))
async def course(caller: AnyCaller) -> dict[str, Any]:
    """The points of every seat as each round began, and by source as they are now."""
    rounds = caller.registry.stories.of(caller.table).rounds
    return {"rounds": rounds, "points": caller.table.game.breakdown()}


@router.post("/records", status_code=201, responses=responses.answers(responses.Uploaded, 201))
async def upload(request: Request, registry: Registry, record: RecordRequest) -> dict[str, Any]:
    """Put a record on a table of its own, to look at it."""
    registry.limits.new_tables.take(limit_key(client_address(request.scope)))
    try:
        table, onlooker = await records.upload(registry, record.model_dump())
    except (IllegalActionError, ValueError) as error:
        raise Problem(422, "bad_record", f"This is not a record: {error}") from None
    return {"table": views.described(table, None), "onlooker": onlooker}
