"""What is to happen at a table: written as a whole, and only then true."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tzolkin.server.db import repository
from tzolkin.server.db.rows import Row
from tzolkin.server.live.notify import announce
from tzolkin.server.notices import outbox, your_turn

from .keys import Key
from .table import Event, SealedChoice, Seat, Snapshot, Table, Turn

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass
class Change:
    """Collects what is written to the database, and what is then changed in memory."""

    table: Table
    new: bool = False  # the table itself is to be written too
    made: float = field(default_factory=time.time)
    facts: dict[str, Any] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    notifies: bool = False  # somebody is to be told elsewhere
    along: list[Change] = field(default_factory=list)  # at other tables; all of it, or nothing
    _rows: list[Row] = field(default_factory=list)
    _writes: list[Callable[[Connection], object]] = field(default_factory=list)
    _afterwards: list[Callable[[], None]] = field(default_factory=list)

    def tell(self, kind: str, /, **data: Any) -> None:
        """An event for everybody: nothing secret may be in it."""
        number = self.table.event + len(self.events) + 1
        self.events.append(Event(number, kind, data, self.made))

    def add_key(self, key: Key) -> None:
        self._write(repository.add_keys, [key])
        self._afterwards.append(lambda: self.table.keys.update({key.id: key}))

    def drop_key(self, key: Key) -> None:
        self._write(repository.drop_key, key.id)
        self._afterwards.append(lambda: self.table.forget(key))

    def set_seats(self, seats: list[Seat]) -> None:
        for seat in seats:
            self._write(repository.set_seat, seat)
        for seat in seats:
            if seat.webhook is None and seat.push is None:
                self._write(outbox.withdraw, seat.seat)
        self._afterwards.append(lambda: self.table.sit(seats))

    def add_turns(self, turns: list[Turn], after: Snapshot) -> None:
        """Nobody's wish to take back outlives a turn."""
        self._rows += repository.turn_rows(self.table.id, turns)
        self._afterwards.append(lambda: self.table.play(turns, after))

    def drop_drafts(self) -> None:
        """They are for a ply, and the game may come to it again by another way."""
        self._write(repository.drop_drafts)

    def agree(self, seats: set[int]) -> None:
        """Who wants the last turn back; the events remember it."""
        self._afterwards.append(lambda: setattr(self.table, "agreed", seats))

    def ask(self, seats: list[int], ply: int) -> None:
        """Those who want to be told elsewhere are told that it is their turn, and nobody else."""
        for seat in self.table.seats:
            if seat.webhook is None and seat.push is None:
                continue
            self._write(outbox.withdraw, seat.seat)
            if seat.seat in seats:
                self._notify(seat, your_turn(self.table.id, seat.seat, ply, self.table.link))

    def _notify(self, seat: Seat, body: dict[str, Any]) -> None:
        self.notifies = True
        if seat.webhook is not None:
            self._write(outbox.enqueue, seat.seat, "webhook", seat.webhook, body)
        if seat.push is not None:
            self._write(outbox.enqueue, seat.seat, "push", seat.push, body)

    def seal(self, seat: int, choice: SealedChoice) -> None:
        self._write(repository.seal, seat, choice)
        self._afterwards.append(lambda: self.table.sealed.update({seat: choice}))

    def unseal(self) -> None:
        self._write(repository.unseal)
        self._afterwards.append(self.table.sealed.clear)

    def _write(self, write: Callable[..., object], *values: Any) -> None:
        self._writes.append(lambda connection: write(connection, self.table.id, *values))

    def write(self, connection: Connection) -> list[Row]:
        """Write what is rare, and give the rows that every turn has. Two writers cannot both have
        the number of an event.
        """
        if not self.events:
            raise ValueError("every change has an event: by its number others notice it")
        if self.new:
            repository.add_table(connection, self.table)
        for write in self._writes:
            write(connection)
        facts, game = self._stored(), self.table.id
        news = {"kind": "event", "game": game, "event": facts["event"]}
        rows = [
            *repository.event_rows(game, self.events),
            *self._rows,
            repository.facts_row(game, facts),
        ]
        others = [row for other in self.along for row in other.write(connection)]
        return others + rows + announce(connection, news)

    def _stored(self) -> dict[str, Any]:
        return {**self.facts, "event": self.table.event + len(self.events), "changed": self.made}

    def come_true(self) -> None:
        """Now that it is on the disk."""
        for name, value in self._stored().items():
            setattr(self.table, name, value)
        self.table.events = [*self.table.events, *self.events][-repository.LATEST :]
        for change in self._afterwards:
            change()
