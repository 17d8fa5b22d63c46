"""Playing: views, drafts, turns, taking back, and talking."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from tzolkin.tables import views
from tzolkin.tables.changes import Change
from tzolkin.tables.drafts import Draft
from tzolkin.tables.errors import not_your_turn, out_of_date
from tzolkin.tables.table import Table
from tzolkin.tables.turns import Commit, commit, take_back, tried

from ..db import repository
from ..errors import ERROR_RESPONSES, Problem
from . import responses
from .dependencies import AnyCaller, Player
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


@router.get("/tables/{table}/view", responses=responses.answers(responses.Looked))
async def view(caller: AnyCaller, seat: SeatAsked = None) -> dict[str, Any]:
    """The game as one of your seats sees it, or as an onlooker does."""
    viewpoint = caller.viewpoint(seat)
    found = {"table": views.described(caller.table, caller.key), "seat": viewpoint}
    kept = None
    if viewpoint is not None:
        kept = await caller.registry.database.read(
            lambda c: repository.draft(c, caller.table.id, viewpoint)
        )
    if kept is not None and kept["ply"] != caller.table.ply:
        kept = None
    return {**found, "view": views.view(caller.table, viewpoint), "draft": kept}


@router.post("/tables/{table}/look", responses=responses.answers(responses.Draft))
async def look(caller: Player, thought: DraftRequest) -> dict[str, Any]:
    """What a turn so far comes to, and what could be next: costs, gains, and reasons why not."""
    return _described(_thought(caller, thought))


@router.put("/tables/{table}/draft", responses=responses.answers(responses.Draft))
async def keep_draft(caller: Player, thought: SaveDraftRequest) -> dict[str, Any]:
    """The same, and the draft is kept, with what was undone, until the turn is committed."""
    caller.act()
    draft, seat, name = _thought(caller, thought), thought.seat, caller.table.id
    await caller.registry.database.write(
        lambda c: repository.keep_draft(c, name, seat, thought.ply, draft.actions, thought.undone),
        name,
    )
    return _described(draft)


def _thought(caller: Player, thought: DraftRequest) -> Draft:
    caller.must_own(thought.seat)
    _check_moment(caller.table, thought)
    return tried(caller.table.game_for(thought.seat), thought.actions, auto=thought.auto)


def _check_moment(table: Table, thought: DraftRequest) -> None:
    if thought.ply != table.ply:
        raise out_of_date(table.ply, thought.ply, views.view(table, thought.seat))
    if thought.seat not in table.waiting_for:
        raise not_your_turn(table.waiting_for)


def _described(draft: Draft) -> dict[str, Any]:
    found = draft.described()
    seen = views.foretold(views.whitelisted(found["view"]), draft.game.forecast())
    return {**found, "view": seen}


@router.post("/tables/{table}/turns", responses=responses.answers(responses.Committed))
async def play(caller: Player, wanted: CommitRequest) -> dict[str, Any]:
    """Commit a whole turn. The same id again gives the same answer, and counts once."""
    caller.act()
    caller.must_own(wanted.seat)
    turn = Commit(wanted.seat, wanted.ply, wanted.actions, wanted.id, wanted.auto, wanted.turns)
    answer = await commit(caller.registry, caller.table.id, turn)
    table = await caller.registry.table(caller.table.id)
    return {**answer, "event": table.event, "view": views.bare(table, wanted.seat)}


@router.post("/tables/{table}/take-back", responses=responses.answers(responses.TakenBack))
async def back(caller: Player, wanted: TakeBackRequest) -> dict[str, Any]:
    """Ask for the last person's turn back, agree to it, or refuse."""
    caller.act()
    return await take_back(caller.registry, caller.table.id, caller.seats, wanted)


@router.post(
    "/tables/{table}/chat", status_code=201, responses=responses.answers(responses.Said, 201)
)
async def say(caller: Player, saying: ChatRequest) -> dict[str, Any]:
    """Say something to the table."""
    registry = caller.registry
    registry.limits.chat.take(caller.name)
    most = registry.settings.limits.chat_length
    if len(saying.text) > most:
        raise Problem(422, "too_long", f"A message has at most {most} characters.", {"most": most})

    async def said(table: Table) -> dict[str, Any]:
        change = Change(table)
        change.tell("said", seats=caller.seats, text=saying.text)
        await registry.carry_out(change)
        return {"event": table.event}

    return await registry.change(caller.table.id, said)


@router.get("/tables/{table}/events", responses=responses.answers(responses.Events))
async def events(
    caller: AnyCaller, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> dict[str, Any]:
    """What happened since an event, in order."""
    name = caller.table.id
    found = await caller.registry.database.read(
        lambda c: repository.events_after(c, name, after, most=1000)
    )
    return {"events": [event.told() for event in found]}
