"""The parts of responses, for the description of the API."""

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
    """What it would cost a seat to feed its workers."""

    workers: int
    needs: int = Field(description="Corn, after what farms save.")
    pays: int
    unfed: int
    points: int


class Worth(BaseModel):
    """What a temple would be worth for a seat."""

    points: int
    bonus: int


class Scoring(BaseModel):
    """What the temples would be worth on the next day they are scored."""

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
    """The tiles that are left in one space of the jungle."""

    corn: int
    wood: int


class View(BaseModel):
    """The game as somebody sees it: see docs/protocol.md."""

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
    """Why an action is not possible."""

    code: str
    params: dict[str, Any]
    message: str


class LegalAction(BaseModel):
    """An action that is possible, and what it would change."""

    action: str
    changes: Changes


class ImpossibleAction(BaseModel):
    """An action that would answer the decision but is not possible."""

    action: str
    reason: Reason


class SavedDraft(BaseModel):
    """A draft that was saved."""

    ply: int
    actions: list[str]
    undone: list[str]


class Seat(BaseModel):
    """Who sits on a seat."""

    kind: SeatKind
    name: str
    colour: Colour
    bot: str | None


class You(BaseModel):
    """What the sender of the request is at the table."""

    role: Role
    seats: list[int]


class Deal(BaseModel):
    """The hash of the deal, and at the end what it was made of."""

    commitment: str
    seed: int | None = None
    salt: str | None = None


class TableSummary(BaseModel):
    """A line of the lobby."""

    id: str
    title: str
    phase: Phase
    seats: list[Seat]
    waiting_for: list[int]
    created: float
    changed: float


class Table(TableSummary):
    """A table, without the game."""

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


class Event(BaseModel):
    """Something that happened; what else is in it depends on its type."""

    event: int
    type: str
    at: float


class Bot(BaseModel):
    """A bot that can be played against."""

    name: str
    about: str


class PlayerKey(BaseModel):
    """The key of a player, and the seats that it owns."""

    key: str
    seats: list[int]


class Step(BaseModel):
    """An action of a turn, and what it changed."""

    action: str
    changes: Changes


class RoundEndPart(BaseModel):
    """One thing that the end of a round brought."""

    what: Literal["feeding", "temples", "scoring"]
    changes: Changes


class RoundEnd(BaseModel):
    """What the end of a round brought."""

    day: int
    food_day: bool
    parts: list[RoundEndPart]
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


class RoundPoints(BaseModel):
    """The points of every seat as a round began."""

    round: int
    day: int
    ply: int
    points: list[float]
