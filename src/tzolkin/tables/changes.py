"""What changes at a table: a plain value, until it is stored and applied.

The functions of this package build changes. A server stores a change as a whole or not at all, and
then lets the table apply it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .keys import Key
from .seats import Seat
from .table import Event, Phase, SealedChoice, Snapshot, Table, Turn

Result = TypeVar("Result")


class TurnNotice(NamedTuple):
    """It is the turn of a seat that wants to hear of it elsewhere."""

    seat: Seat
    ply: int


@dataclass(eq=False)
class Change:
    """Everything that changes at one table, all at once."""

    table: Table
    opens: bool = False  # the table is new, and nobody has stored it yet
    made: float = field(default_factory=time.time)
    events: list[Event] = field(default_factory=list)
    phase: Phase | None = None
    bot_next: bool | None = None
    rematch: str | None = None
    new_keys: list[Key] = field(default_factory=list)
    dropped_keys: list[Key] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)  # those that change
    sealed: dict[int, SealedChoice] = field(default_factory=dict)
    unseals: bool = False  # all secret choices are known now
    turns: list[Turn] = field(default_factory=list)
    after: Snapshot | None = None  # the game after these turns
    agreed: set[int] | None = None  # the seats that want the last turn back
    drops_drafts: bool = False  # they are for a ply, which the game may reach again by another way
    settled: list[int] = field(
        default_factory=list
    )  # seats whose notices need not be sent any more
    notices: list[TurnNotice] = field(default_factory=list)
    along: list[Change] = field(default_factory=list)  # at other tables; all of it, or nothing

    @property
    def event(self) -> int:
        """The number of the last event, with those of this change."""
        return self.events[-1].number if self.events else self.table.event

    def fields(self) -> dict[str, Any]:
        """Return the fields of the table that get another value."""
        given = {"phase": self.phase, "bot_next": self.bot_next, "rematch": self.rematch}
        named = {name: value for name, value in given.items() if value is not None}
        return {**named, "event": self.event, "changed": self.made}

    def add_event(self, kind: str, /, **data: Any) -> None:
        """Add an event, which everybody will see: nothing secret may be in it."""
        self.events.append(Event(self.event + 1, kind, data, self.made))

    def set_seats(self, seats: list[Seat]) -> None:
        """Replace seats; one that wants no notices any more gets none that still waits."""
        self.seats += seats
        self.settled += [seat.number for seat in seats if not seat.receives_notices]

    def add_turns(self, turns: list[Turn], after: Snapshot) -> None:
        self.turns, self.after = [*self.turns, *turns], after

    def ask(self, seats: list[int], ply: int) -> None:
        """Send a notice to those of these seats that want one, and to nobody else any more."""
        receivers = [seat for seat in self.table.seats if seat.receives_notices]
        self.settled += [seat.number for seat in receivers]
        self.notices += [TurnNotice(seat, ply) for seat in receivers if seat.number in seats]


Outcome: TypeAlias = tuple[Change | None, Result]
"""What a request comes to: a change, if something changes, and the answer to the request."""
