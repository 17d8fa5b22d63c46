"""Playing: views, drafts, turns, taking back, and chat."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query

from tzolkin.tables import chat, drafts, turns, views

from ..db import repository
from ..errors import ERROR_RESPONSES, ApiError
from . import responses
from .dependencies import AnyCaller, Caller, Player
from .requests import (
    MOST_NUMBER,
    ChatRequest,
    CommitRequest,
    DraftRequest,
    SaveDraftRequest,
    TakeBackRequest,
)

router = APIRouter(prefix="/api", tags=["play"], responses=ERROR_RESPONSES)
SeatAsked = Annotated[int | None, Query(ge=0, le=3, description="One of your seats.")]


@router.get("/tables/{table}/view", responses=responses.ok(responses.ViewResponse))
async def get_view(caller: AnyCaller, seat: SeatAsked = None) -> dict[str, Any]:
    """Return the game as one of your seats sees it, or as an onlooker does."""
    viewpoint = caller.viewpoint(seat)
    described = views.describe(caller.table, caller.key)
    draft = None if viewpoint is None else await _saved_draft(caller, viewpoint)
    view = views.view(caller.table, viewpoint)
    return {"table": described, "seat": viewpoint, "view": view, "draft": draft}


async def _saved_draft(caller: Caller, seat: int) -> dict[str, Any] | None:
    """Return the draft of a seat, unless the game has gone on."""
    load = partial(repository.load_draft, table_id=caller.table.table_id, seat=seat)
    draft = await caller.registry.database.read(load)
    return None if draft is None or draft.ply != caller.table.ply else draft._asdict()


@router.post("/tables/{table}/look", responses=responses.ok(responses.DraftResponse))
async def draft_turn(player: Player, draft: DraftRequest) -> dict[str, Any]:
    """Try a turn so far, and return what could be next: costs, gains, and reasons why not."""
    player.must_own(draft.seat)
    return drafts.describe_draft(drafts.draft_turn(player.table, draft))


@router.put("/tables/{table}/draft", responses=responses.ok(responses.DraftResponse))
async def save_draft(player: Player, wanted: SaveDraftRequest) -> dict[str, Any]:
    """Do the same, and save the draft, with what was undone, until the turn is committed."""
    player.count_action()
    player.must_own(wanted.seat)
    table_id, draft = player.table.table_id, drafts.draft_turn(player.table, wanted)
    saved = drafts.SavedDraft(wanted.ply, draft.actions, wanted.undone)
    await player.registry.database.write(
        lambda connection: repository.save_draft(connection, table_id, wanted.seat, saved), table_id
    )
    return drafts.describe_draft(draft)


@router.post("/tables/{table}/turns", responses=responses.ok(responses.CommitResponse))
async def commit_turn(player: Player, wanted: CommitRequest) -> dict[str, Any]:
    """Commit a whole turn. The same id again gets the same response, and counts once."""
    player.count_action()
    player.must_own(wanted.seat)
    table_id = player.table.table_id
    turn = turns.Commit(
        *(wanted.seat, wanted.ply, wanted.actions, wanted.id, wanted.auto, wanted.turns)
    )
    answer = await player.registry.change(table_id, partial(turns.commit, wanted=turn))
    table = await player.registry.table(table_id)
    view = views.view_without_forecast(table, wanted.seat)
    return {**answer, "event": table.event, "view": view}


@router.post("/tables/{table}/take-back", responses=responses.ok(responses.TakeBackResponse))
async def take_back(player: Player, wanted: TakeBackRequest) -> dict[str, Any]:
    """Ask for the last person's turn back, agree to it, or refuse."""
    player.count_action()
    work = partial(turns.take_back, seats=player.seats, wanted=wanted)
    return await player.registry.change(player.table.table_id, work)


@router.post(
    "/tables/{table}/chat", status_code=201, responses=responses.ok(responses.ChatResponse, 201)
)
async def say(player: Player, message: ChatRequest) -> dict[str, Any]:
    """Say something to the table."""
    registry, most = player.registry, player.registry.settings.limits.chat_length
    registry.limits.chat.take(player.limit_key)
    if len(message.text) > most:
        raise ApiError(422, "too_long", f"A message has at most {most} characters.", {"most": most})
    work = partial(chat.say, seats=player.seats, text=message.text)
    return {"event": await registry.change(player.table.table_id, work)}


@router.get("/tables/{table}/events", responses=responses.ok(responses.EventsResponse))
async def list_events(
    caller: AnyCaller, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> dict[str, Any]:
    """List what happened since an event, in order."""
    load = partial(repository.load_events, table_id=caller.table.table_id, after=after, most=1000)
    events = await caller.registry.database.read(load)
    return {"events": [event.to_json() for event in events]}
