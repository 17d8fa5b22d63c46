"""A table in memory: what the database knows of one game, and the game itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple

from tzolkin.game import Game
from tzolkin.game.fairness import position_hash
from tzolkin.game.positions import Position

from .errors import broken
from .keys import Key


class Phase(StrEnum):
    GATHERING = "gathering"  # seats are open
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"  # given up before it began
    BROKEN = "broken"  # its turns no longer lead where they led


OPEN = (Phase.GATHERING, Phase.RUNNING)
ABANDONED_SECONDS = 30 * 86400.0  # a table that nobody touches for so long takes no room


def abandoned_before() -> float:
    return time.time() - ABANDONED_SECONDS


class SeatKind(StrEnum):
    PERSON = "person"
    OPEN = "open"
    BOT = "bot"


class Event(NamedTuple):
    """Something that happened at a table, for everybody who looks."""

    number: int
    kind: str
    data: dict[str, Any]
    made: float

    def told(self) -> dict[str, Any]:
        return {"event": self.number, "type": self.kind, "at": round(self.made, 3), **self.data}


class Turn(NamedTuple):
    """A committed turn, or the taking back of some."""

    number: int
    seat: int
    ply: int
    actions: list[str]
    back_to: int | None
    hash: str
    id: str
    made: float


class SealedChoice(NamedTuple):
    """A secret choice that waits for the others."""

    action: str
    id: str


class Snapshot:
    """A game as it stands. Its position, hidden things included, is written once."""

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


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: SeatKind
    name: str
    colour: str
    bot: str | None = None
    key: str | None = None
    webhook: dict[str, Any] | None = None
    push: dict[str, Any] | None = None

    def told(self) -> dict[str, Any]:
        """What everybody may know."""
        return {"kind": self.kind, "name": self.name, "colour": self.colour, "bot": self.bot}


@dataclass
class Table:
    """Changed only while its lock is held, and only after the database was."""

    id: str
    phase: Phase
    public: bool
    title: str
    rules: str
    start: Position
    seed: int | None
    salt: str
    commitment: str
    event: int
    bot_next: bool
    rematch: str | None
    problem: str | None
    created: float
    changed: float
    seats: list[Seat]
    keys: dict[str, Key]
    turns: list[Turn]
    sealed: dict[int, SealedChoice]
    now: Snapshot | None  # unknown if it is set aside and not even its start can be read
    links: str = ""  # how addresses begin here
    events: list[Event] = field(default_factory=list)  # the latest
    agreed: set[int] = field(default_factory=set)  # seats that want the last turn back
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def moment(self) -> Snapshot:
        """The game as it stands; Problem if nobody knows."""
        if self.now is None:
            raise broken(self.problem or "")
        return self.now

    @property
    def game(self) -> Game:
        return self.moment.game

    @property
    def takes_room(self) -> bool:
        return self.phase in OPEN and self.changed > abandoned_before()

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def link(self) -> str:
        """Where it is shown to those who have a key."""
        return f"{self.links}/table/{self.id}"

    @property
    def ply(self) -> int:
        return self.game.ply if self.now else 0

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind is SeatKind.PERSON]

    @property
    def choosing(self) -> bool:
        """Are wealth tiles still chosen, by all at the same time?"""
        return self.phase is Phase.RUNNING and self.game.decision == "wealth"

    @property
    def waiting_for(self) -> list[int]:
        """The seats that can act now."""
        if self.phase is not Phase.RUNNING or self.game.seat is None:
            return []
        if self.choosing:
            return [seat for seat in range(self.players) if seat not in self.sealed]
        return [self.game.seat]

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind is SeatKind.BOT

    def owned(self, key: Key | None) -> list[int]:
        return [seat.seat for seat in self.seats if key is not None and seat.key == key.id]

    def game_for(self, seat: int) -> Game:
        """The game as that seat is asked: its own wealth tiles, whatever the others may keep."""
        if not self.choosing:
            return self.game
        trial = self.game.copy()
        while trial.seat != seat and trial.decision == "wealth":
            trial.play(trial.legal()[0])
        return trial

    def sit(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.seats = self.with_seat(seat)

    def forget(self, key: Key) -> None:
        self.keys.pop(key.id, None)

    def play(self, turns: list[Turn], after: Snapshot) -> None:
        self.turns = [*self.turns, *turns]
        self.turn_by_id.update(by_id(turns))
        self.now = after
        self.agreed = set()

    def with_seat(self, seat: Seat) -> list[Seat]:
        return [seat if other.seat == seat.seat else other for other in self.seats]

    @cached_property
    def turn_by_id(self) -> dict[str, Turn]:
        return by_id(self.turns)


def by_id(turns: list[Turn]) -> dict[str, Turn]:
    return {turn.id: turn for turn in turns}


def each_turn(start: Position, turns: list[Turn]) -> Iterator[tuple[Turn, Game]]:
    """The game after each turn, or taking back of some; IllegalActionError if they do not fit."""
    game = Game.load(start)
    for turn in turns:
        if turn.back_to is not None:
            game = gone_back(start, game, turn.back_to)
        for action in turn.actions:
            game.play(action)
        yield turn, game


def led_elsewhere(turn: Turn, after: Snapshot) -> str | None:
    """What is wrong with a turn that comes to something else than when it was played."""
    if after.hash == turn.hash:
        return None
    return f"turn {turn.number} leads to another position than it did"


def replayed(start: Position, turns: list[Turn]) -> Game:
    """The game after all of them."""
    game = Game.load(start)
    for _, after in each_turn(start, turns):
        game = after
    return game


def gone_back(start: Position, game: Game, ply: int) -> Game:
    """The same game, with only its first actions."""
    earlier = Game.load(start)
    for action in game.actions[:ply]:
        earlier.play(action)
    return earlier


def standing(turns: list[Turn]) -> list[Turn]:
    """The turns that were not taken back."""
    kept: list[Turn] = []
    for turn in turns:
        if turn.back_to is None:
            kept.append(turn)
        else:
            kept = [earlier for earlier in kept if earlier.ply < turn.back_to]
    return kept


def agreed_in(events: list[Event]) -> set[int]:
    """Who has asked for the last turn back, since it was played."""
    agreed: set[int] = set()
    for event in events:
        if event.kind in ("turn", "taken_back"):
            agreed = set()
        elif event.kind == "take_back":
            agreed = agreed | set(event.data["seats"]) if event.data["agree"] else set()
    return agreed
