"""A table: what is known of one game, and the game itself."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from tzolkin.game import Game
from tzolkin.game.fairness import position_hash
from tzolkin.game.positions import Position

from .errors import set_aside
from .keys import Key
from .seats import Seat, SeatKind

if TYPE_CHECKING:
    from .changes import Change

EVENTS_KEPT = 200  # of each table in memory
ABANDONED_SECONDS = 30 * 86400.0  # a table that nobody touches for so long takes no room


class Phase(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"  # seats are open
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"  # given up before it began
    BROKEN = "broken"  # its turns no longer lead where they led


OPEN = (Phase.GATHERING, Phase.RUNNING)


def abandoned_before() -> float:
    """Return the time before which an abandoned table was last changed."""
    return time.time() - ABANDONED_SECONDS


class Event(NamedTuple):
    """Something that happened at a table, for everybody who looks; nothing in it is secret."""

    number: int
    kind: str
    data: dict[str, Any]
    made: float

    def to_json(self) -> dict[str, Any]:
        return {"event": self.number, "type": self.kind, "at": round(self.made, 3), **self.data}


class Turn(NamedTuple):
    """A committed turn, or the taking back of some."""

    number: int
    seat: int
    ply: int
    actions: list[str]
    back_to: int | None  # the ply, if it is a taking back
    hash: str  # of the position after it
    id: str  # made by the client, so that nothing is played twice
    made: float


class SealedChoice(NamedTuple):
    """A secret choice that waits for the others."""

    action: str
    id: str


class Snapshot:
    """A game as it stands. Its position, hidden things included, is computed once."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def position(self) -> Position:
        return self.game.position()

    @cached_property
    def forecast(self) -> dict[str, Any] | None:
        return self.game.forecast()

    @property
    def hash(self) -> str:
        return position_hash(self.position)


@dataclass
class Table:
    """A table. Only `apply` changes it."""

    table_id: str
    phase: Phase
    public: bool
    title: str
    rules: str  # the version it was begun with
    start: Position
    seed: int | None
    salt: str
    commitment: str
    event: int  # the number of the last one
    bot_next: bool
    rematch: str | None  # the id of the table at which the same people play again
    problem: str | None  # why it is broken
    created: float
    changed: float
    seats: list[Seat]
    keys: dict[str, Key]
    turns: list[Turn]
    sealed: dict[int, SealedChoice]
    latest: Snapshot | None  # unknown if it is broken and not even its start can be read
    events: list[Event] = field(default_factory=list)  # the latest
    agreed: set[int] = field(default_factory=set)  # seats that want the last turn back

    @property
    def snapshot(self) -> Snapshot:
        """The game as it stands; TableError if nobody knows."""
        if self.latest is None:
            raise set_aside(self.problem or "")
        return self.latest

    @property
    def game(self) -> Game:
        return self.snapshot.game

    @property
    def takes_room(self) -> bool:
        """Whether it counts among the tables that are open at the same time."""
        return self.phase in OPEN and self.changed > abandoned_before()

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def ply(self) -> int:
        return self.game.ply if self.latest else 0

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat.number for seat in self.seats if seat.kind is SeatKind.PERSON]

    @property
    def choosing(self) -> bool:
        """Whether wealth tiles are still chosen, by all at the same time."""
        return self.phase is Phase.RUNNING and self.game.decision == "wealth"

    @property
    def waiting_for(self) -> list[int]:
        """The seats that can act now."""
        if self.phase is not Phase.RUNNING or self.game.seat is None:
            return []
        if self.choosing:
            return [seat for seat in range(self.players) if seat not in self.sealed]
        return [self.game.seat]

    @cached_property
    def turn_by_id(self) -> dict[str, Turn]:
        return _by_id(self.turns)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind is SeatKind.BOT

    def owned(self, key: Key | None) -> list[int]:
        """Return the seats that a key owns."""
        return [seat.number for seat in self.seats if key is not None and seat.key == key.id]

    def game_for(self, seat: int) -> Game:
        """Return the game as that seat is asked: its own wealth tiles, whatever others may keep."""
        if not self.choosing:
            return self.game
        trial = self.game.copy()
        while trial.seat != seat and trial.decision == "wealth":
            trial.play(trial.legal()[0])
        return trial

    def with_seat(self, seat: Seat) -> list[Seat]:
        """Return the seats with one of them replaced."""
        return [seat if other.number == seat.number else other for other in self.seats]

    def apply(self, change: Change) -> None:
        """Make a change true, after it was stored wherever tables are stored."""
        for name, value in change.fields().items():
            setattr(self, name, value)
        self.events = [*self.events, *change.events][-EVENTS_KEPT:]
        self.keys.update({key.id: key for key in change.new_keys})
        for key in change.dropped_keys:
            self.keys.pop(key.id, None)
        for seat in change.seats:
            self.seats = self.with_seat(seat)
        self.sealed.update(change.sealed)
        if change.unseals:
            self.sealed.clear()
        if change.agreed is not None:
            self.agreed = change.agreed
        if change.after is not None:
            self._play(change.turns, change.after)

    def _play(self, turns: list[Turn], after: Snapshot) -> None:
        """Add turns; a request to take back the last one does not outlive the next."""
        self.turns = [*self.turns, *turns]
        self.turn_by_id.update(_by_id(turns))
        self.latest = after
        self.agreed = set()


def _by_id(turns: list[Turn]) -> dict[str, Turn]:
    return {turn.id: turn for turn in turns}
