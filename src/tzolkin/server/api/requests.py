"""What clients may send. Fields that are not named here are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from tzolkin.bots import BOTS

LARGEST_SEED = 2**53 - 1  # every JSON reader can hold it
MOST_NUMBER = 2**31 - 1  # every database can hold it
NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot hold it
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=NO_NUL)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80, pattern=NO_NUL)]
Colour = Literal["macaw", "morpho", "marigold", "orchid"]
ActionText = Annotated[str, StringConstraints(max_length=60)]
Actions = Annotated[list[ActionText], Field(max_length=400)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Ply = Annotated[int, Field(ge=0, le=10_000)]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]


class RequestModel(BaseModel):
    """A request body without fields that nobody knows."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(RequestModel):
    """A seat of a new table."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    colour: Colour | None = None
    bot: str | None = Field(None, max_length=20, description="The level of a bot, e.g. 'merchant'.")
    screen: Annotated[str, StringConstraints(max_length=20)] | None = Field(
        None, description="Persons with the same screen get one key for all their seats."
    )

    @field_validator("bot")
    @classmethod
    def check_bot(cls, bot: str | None) -> str | None:
        if bot is not None and bot not in BOTS:
            raise ValueError(f"there is no bot of that name; there are {', '.join(BOTS)}")
        return bot


class TableRequest(RequestModel):
    """A new table."""

    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    title: Title = ""
    public: bool = False
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None


class JoinRequest(RequestModel):
    """Somebody who wants to sit down; where and in which colour may be left open."""

    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None


class DraftRequest(RequestModel):
    """A turn that is being thought about."""

    seat: SeatNumber
    ply: Ply
    actions: Actions = []
    auto: bool = Field(False, description="Answer decisions that leave no choice.")


class SaveDraftRequest(DraftRequest):
    """A draft to be saved, with the actions that were undone."""

    undone: Actions = []


class CommitRequest(DraftRequest):
    """A whole turn; the same turn, sent again, has the same id."""

    id: ClientId
    turns: Annotated[int, Field(ge=0, le=MOST_NUMBER)] | None = Field(
        None, description="How many turns there were, as the table tells; plies can repeat."
    )


class LessonDraftRequest(RequestModel):
    """Whole turns that were played in a lesson, and one that is being thought about."""

    turns: Annotated[list[Actions], Field(max_length=10)] = []
    actions: Actions = []
    auto: bool = Field(False, description="Answer decisions that leave no choice.")


class TakeBackRequest(RequestModel):
    """A request to take back the last turn, or the answer to one."""

    agree: bool = True
    ply: Ply | None = Field(
        None, description="Back to where; refused if the last turn leads elsewhere."
    )


class ChatRequest(RequestModel):
    """Something to say to the table."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=10_000, pattern=NO_NUL),
    ]


class WebhookRequest(RequestModel):
    """Where notices go."""

    url: Annotated[str, StringConstraints(max_length=2000)]


class PushKeys(BaseModel):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=200)]


class PushRequest(BaseModel):
    """What a browser's `PushSubscription.toJSON()` gives; the rest of it is ignored."""

    endpoint: Annotated[str, StringConstraints(max_length=2000)]
    keys: PushKeys


class RecordRequest(BaseModel):
    """A record in the common format; whatever else is in it is ignored."""

    model_config = ConfigDict(extra="allow")

    format: str
    start: dict[str, Any]
    actions: Annotated[list[ActionText], Field(max_length=5000)]
