"""What requests are answered with, for the description of the API.

Responses are not made from these models, which would cost more than a turn; the fuzzer compares the
models with the responses.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from .models import (
    Bot,
    Changes,
    Deal,
    Event,
    ImpossibleAction,
    LegalAction,
    PlayerKey,
    ReplayedTurn,
    RoundPoints,
    SavedDraft,
    Table,
    TableSummary,
    View,
)

Responses = dict[int | str, dict[str, Any]]


def ok(model: type[BaseModel], status: int = 200) -> Responses:
    """Return what a route answers when nothing is wrong."""
    return {status: {"model": model}}


class ViewResponse(BaseModel):
    """A table, and the game as somebody there sees it."""

    table: Table
    seat: int | None
    view: View
    draft: SavedDraft | None


class DraftResponse(BaseModel):
    """A turn so far, and what could be next."""

    actions: list[str]
    over: bool
    view: View
    changes: Changes
    legal: list[LegalAction]
    impossible: list[ImpossibleAction]


class LessonDraftResponse(DraftResponse):
    """The same in a lesson, where others play in between."""


class CommitResponse(BaseModel):
    """A turn that was committed, or a secret choice that is kept."""

    turn: int | None
    ply: int
    sealed: bool
    event: int
    view: View


class TakeBackResponse(BaseModel):
    """Who wants the last turn back, and whether it was taken back."""

    ply: int
    agreed: list[int]
    done: bool


class ChatResponse(BaseModel):
    """The number of the event."""

    event: int


class EventsResponse(BaseModel):
    """Events in order."""

    events: list[Event]


class BotsResponse(BaseModel):
    """The bots that can be played against."""

    bots: list[Bot]


class TablesResponse(BaseModel):
    """The lobby."""

    tables: list[TableSummary]


class OpenResponse(BaseModel):
    """A new table and its keys, which are sent only now."""

    table: Table
    keys: list[PlayerKey]
    onlooker: str


class JoinResponse(BaseModel):
    """The seat that was taken, and its key if it is a new one."""

    table: Table
    seat: int
    key: str | None


class KeyResponse(BaseModel):
    """A new key."""

    key: str


class RematchResponse(BaseModel):
    """The table at which the same people play again."""

    table: Table


class UploadResponse(BaseModel):
    """A table with a record, and the key to look at it."""

    table: Table
    onlooker: str


class ExportResponse(BaseModel):
    """A running game, as a player may have it."""

    format: str
    names: list[str]
    rules: str
    deal: Deal | None
    seat: int | None
    view: View
    actions: list[str]


class PastViewResponse(BaseModel):
    """An onlooker's view of an earlier position."""

    ply: int
    view: View


class StoryResponse(BaseModel):
    """Turns, with everything that they changed."""

    ply: int
    count: int
    turns: list[ReplayedTurn]


class CourseResponse(BaseModel):
    """The points over the rounds, and by source."""

    rounds: list[RoundPoints]
    points: list[dict[str, float | dict[str, float]]] = Field(description="By seat and source.")


class PushKeyResponse(BaseModel):
    """The public key of the server's push notices."""

    key: str | None


class WebhookResponse(BaseModel):
    """The secret that signs notices to a webhook."""

    secret: str


class HealthResponse(BaseModel):
    """The server is well."""

    well: bool
    version: str
    rules: str


class RecordResponse(BaseModel):
    """A game that can be replayed: see docs/programming.md."""

    format: str
    names: list[str]
    start: dict[str, Any]
    actions: list[str]
