"""What clients are told, for the description of the API.

Answers are not made of these models, which would cost more than a turn; the fuzzer compares them
with what is really answered.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from tzolkin.tables.keys import Role
from tzolkin.tables.seats import SeatKind
from tzolkin.tables.table import Phase

from .requests import Colour

Gear = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
Temple = Literal["chaac", "quetzalcoatl", "kukulkan"]
Technology = Literal["agriculture", "extraction", "architecture", "theology"]
Holder = int | Literal["neutral"] | None
Responses = dict[int | str, dict[str, Any]]


def success(model: type[BaseModel], status: int = 200) -> Responses:
    """Return what a route answers when nothing is wrong."""
    return {status: {"model": model}}


class SeatView(BaseModel):
    """What a viewer sees of a seat."""

    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    points: float
    workers: int
    free: int
    light: bool
    temples: dict[Temple, int]
    technologies: dict[Technology, int]
    buildings: list[str]
    monuments: list[str]
    wealth: list[str] | None
    offer: list[str] | None = Field(None, description="Tiles to choose from; one's own alone.")
    corn_tiles: int
    wood_tiles: int


class Feeding(BaseModel):
    workers: int
    needs: int = Field(description="Corn, after what farms save.")
    pays: int
    unfed: int
    points: int


class Worth(BaseModel):
    points: int
    bonus: int


class Scoring(BaseModel):
    day: int
    temples: dict[Temple, list[Worth]]


class Forecast(BaseModel):
    """What the next Food Day would bring as things stand."""

    day: int
    days: int
    kind: Literal["goods", "points"]
    seats: list[Feeding]
    goods: dict[Temple, list[dict[str, int]]] | None
    scoring: Scoring


class Jungle(BaseModel):
    corn: int
    wood: int


class View(BaseModel):
    """The game as somebody sees it: docs/protocol.md tells more."""

    format: str
    players: int
    round: int
    day: int
    age: int
    food_day: bool
    first_player: int
    first_space: Holder
    calendar_corn: int
    skulls: int
    gears: dict[Gear, list[Holder]]
    jungle: dict[str, Jungle]
    offerings: list[int | None]
    buildings: list[str | None]
    monuments: list[str | None]
    stack: int = Field(description="How many buildings are left; which ones is hidden.")
    next_stack: int
    seats: list[SeatView]
    decision: str
    seat: int | None
    legal: list[str] | None
    scores: list[float] | None = None
    winners: list[int] | None = None
    forecast: Forecast | None = None


class Change(BaseModel):
    """What an action changes for a seat, cost below and gain above zero; what is 0 is left out."""

    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skulls: int = 0
    points: float = 0
    workers: int = 0
    temples: dict[Temple, int] = {}
    technologies: dict[Technology, int] = {}
    sources: dict[str, float] = Field({}, description="Of the points; in stories alone.")


Changes = dict[str, Change]  # by seat


class Reason(BaseModel):
    code: str
    params: dict[str, Any]
    message: str


class Choice(BaseModel):
    action: str
    changes: Changes


class Impossible(BaseModel):
    action: str
    reason: Reason


class Draft(BaseModel):
    """A turn so far, and what could be next."""

    actions: list[str]
    over: bool
    view: View
    changes: Changes
    legal: list[Choice]
    impossible: list[Impossible]


class LessonDraft(Draft):
    """The same in a lesson, where others play in between."""


class SeatInfo(BaseModel):
    kind: SeatKind
    name: str
    colour: Colour
    bot: str | None


class You(BaseModel):
    role: Role
    seats: list[int]


class Deal(BaseModel):
    """The hash of the deal, and at the end what it was made of."""

    commitment: str
    seed: int | None = None
    salt: str | None = None


class ListedTable(BaseModel):
    """A line of the lobby."""

    id: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    waiting_for: list[int]
    created: float
    changed: float


class Table(ListedTable):
    public: bool
    over: bool = Field(description="Whether the game came to its end; a record may stop before.")
    problem: str | None
    rules: str
    you: You
    chosen: list[int]
    sealed: dict[str, str]
    agreed: list[int]
    ply: int
    turns: int
    event: int
    rematch: str | None
    deal: Deal | None


class SavedDraft(BaseModel):
    ply: int
    actions: list[str]
    undone: list[str]


class TableView(BaseModel):
    table: Table
    seat: int | None
    view: View
    draft: SavedDraft | None


class Committed(BaseModel):
    turn: int | None
    ply: int
    sealed: bool
    event: int
    view: View


class TakenBack(BaseModel):
    ply: int
    agreed: list[int]
    done: bool


class ChatSent(BaseModel):
    event: int


class Event(BaseModel):
    """Something that happened; what else is in it depends on its type."""

    event: int
    type: str
    at: float


class Events(BaseModel):
    events: list[Event]


class Bot(BaseModel):
    name: str
    about: str


class Bots(BaseModel):
    bots: list[Bot]


class Lobby(BaseModel):
    tables: list[ListedTable]


class HandedKey(BaseModel):
    key: str
    seats: list[int]


class Opened(BaseModel):
    table: Table
    keys: list[HandedKey]
    onlooker: str


class Joined(BaseModel):
    table: Table
    seat: int
    key: str | None


class NewKey(BaseModel):
    key: str


class Rematch(BaseModel):
    table: Table


class Uploaded(BaseModel):
    table: Table
    onlooker: str


class Export(BaseModel):
    format: str
    names: list[str]
    rules: str
    deal: Deal | None
    seat: int | None
    view: View
    actions: list[str]


class PastView(BaseModel):
    ply: int
    view: View


class Step(BaseModel):
    action: str
    changes: Changes


class Part(BaseModel):
    what: Literal["feeding", "temples", "scoring"]
    changes: Changes


class RoundEnd(BaseModel):
    day: int
    food_day: bool
    parts: list[Part]
    next_day: int | None
    over: bool
    home: dict[str, int]


class ReplayedTurn(BaseModel):
    """A turn as it went, and what the end of the round brought."""

    turn: int
    seat: int
    ply: int
    round: int
    day: int
    steps: list[Step]
    end: RoundEnd | None


class Story(BaseModel):
    ply: int
    count: int
    turns: list[ReplayedTurn]


class RoundPoints(BaseModel):
    round: int
    day: int
    ply: int
    points: list[float]


class Course(BaseModel):
    rounds: list[RoundPoints]
    points: list[dict[str, float | dict[str, float]]] = Field(description="By seat and source.")


class PushKey(BaseModel):
    key: str | None


class WebhookSecret(BaseModel):
    secret: str


class Health(BaseModel):
    well: bool
    version: str
    rules: str


class GameRecord(BaseModel):
    """A game that can be replayed: docs/programming.md tells more."""

    format: str
    names: list[str]
    start: dict[str, Any]
    actions: list[str]
