"""Tables before the first turn, and after the last: opened, joined, left, played once more."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from tzolkin.game import Game, fairness
from tzolkin.game.positions import Position
from tzolkin.version import RULES

from .changes import Change, Outcome
from .errors import needs_key, no_open_seat, not_your_seat, wrong_phase
from .invitations import hand_out_keys
from .keys import Key, Role, new_key
from .seats import NewSeat, Seat, SeatKind, arrange_seats, usual_name
from .table import Phase, Snapshot, Table


class NewTable(Protocol):
    """A table that somebody wants."""

    @property
    def seats(self) -> Sequence[NewSeat]: ...
    @property
    def title(self) -> str: ...
    @property
    def public(self) -> bool: ...
    @property
    def seed(self) -> int | None: ...


class NewPlayer(Protocol):
    """Somebody who wants to sit down; where and in which colour may be left open."""

    @property
    def name(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def colour(self) -> str | None: ...


class Opened(NamedTuple):
    """A new table, and the keys to it, which nobody can see again later."""

    table: Table
    players: dict[str, list[int]]  # the seats of each key
    onlooker: str


class Joined(NamedTuple):
    """The seat that somebody took, and the key to it; its text only if the key is new."""

    seat: int
    key: Key
    text: str | None


def open_table(wanted: NewTable) -> tuple[Change, Opened]:
    """Deal, hand out keys, and begin if everybody is there."""
    onlooker, onlooker_key = new_key(Role.ONLOOKER)
    screens = [seat.screen for seat in wanted.seats]
    seats, handed = hand_out_keys(arrange_seats(wanted.seats), screens)
    table = _deal(seats, wanted.seed, [onlooker_key, *handed.values()])
    table.public, table.title = wanted.public, wanted.title
    players = {text: table.owned(key) for text, key in handed.items()}
    return _opening(table, seed_chosen=wanted.seed is not None), Opened(table, players, onlooker)


def _deal(seats: list[Seat], seed: int | None, keys: Iterable[Key]) -> Table:
    game = Game.new(len(seats), seed)
    return new_table(game.position(), game.seed, seats, keys)


def _opening(table: Table, *, seed_chosen: bool) -> Change:
    change = Change(table, opens=True)
    change.add_event("opened", players=table.players, seed_chosen=seed_chosen)
    _begin_if_full(change, table.seats)
    return change


def new_table(start: Position, seed: int | None, seats: list[Seat], keys: Iterable[Key]) -> Table:
    """Return a table at which nothing has happened yet."""
    salt, now = fairness.random_salt(), time.time()
    return Table(
        table_id=_new_table_id(),
        phase=Phase.GATHERING,
        public=False,
        title="",
        rules=RULES,
        start=start,
        seed=seed,
        salt=salt,
        commitment=fairness.commitment(seed, salt, start),
        event=0,
        bot_next=False,
        rematch=None,
        problem=None,
        created=now,
        changed=now,
        seats=seats,
        keys={key.id: key for key in keys},
        turns=[],
        sealed={},
        latest=Snapshot(Game.load(start)),
    )


def _new_table_id() -> str:
    """Return a new id for addresses; it opens nothing."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def _begin_if_full(change: Change, seats: list[Seat]) -> None:
    if all(seat.kind is not SeatKind.OPEN for seat in seats):
        change.phase = Phase.RUNNING
        change.bot_next = any(seat.kind is SeatKind.BOT for seat in seats)
        change.add_event("started", commitment=change.table.commitment)
        change.ask([seat.number for seat in seats if seat.kind is SeatKind.PERSON], 0)


def join(table: Table, key: Key | None, newcomer: NewPlayer) -> Outcome[Joined]:
    """Take an open seat, with a key of this table or with a new one."""
    if table.phase is not Phase.GATHERING:
        raise wrong_phase(table.phase, Phase.GATHERING)
    free = _open_seat(table, newcomer.seat)
    change = Change(table)
    text, own = None, key
    if own is None or not table.owned(own):
        text, own = new_key(Role.PLAYER)
        change.new_keys.append(own)
    colour = _colour(table, free, newcomer.colour)
    name = newcomer.name or usual_name(free.number)
    taken = replace(free, kind=SeatKind.PERSON, name=name, key=own.id, colour=colour)
    change.set_seats([taken])
    change.add_event("joined", seat=free.number, **taken.to_json())
    _begin_if_full(change, table.with_seat(taken))
    return change, Joined(free.number, own, text)


def _open_seat(table: Table, wanted: int | None) -> Seat:
    for seat in table.seats:
        if seat.kind is SeatKind.OPEN and wanted in (None, seat.number):
            return seat
    raise no_open_seat(wanted)


def _colour(table: Table, seat: Seat, wanted: str | None) -> str:
    others = {other.colour for other in table.seats if other is not seat}
    return wanted if wanted and wanted not in others else seat.colour


def leave(table: Table, key: Key) -> Outcome[None]:
    """Give back the seats of a key, as long as the game has not begun.

    With the last of those for whom it was opened, the table is closed; somebody who came by cannot
    close it.
    """
    if table.phase is not Phase.GATHERING:
        raise wrong_phase(table.phase, Phase.GATHERING)
    owned = table.owned(key)
    if not owned:
        raise not_your_seat(0)
    change = Change(table, dropped_keys=[key])
    left = [_emptied(table.seats[seat]) for seat in owned]
    change.set_seats(left)
    for seat in left:
        change.add_event("left", seat=seat.number, **seat.to_json())
    if set(table.people) <= set(owned) and key.created <= table.created:
        change.phase = Phase.CLOSED
        change.add_event("closed")
    return change, None


def _emptied(seat: Seat) -> Seat:
    return replace(seat, kind=SeatKind.OPEN, name="", key=None, webhook=None, push=None)


def rematch(table: Table, key: Key) -> Outcome[str]:
    """Open a table for the same people once more, unless there is one; the answer is its id.

    The first player who asks opens it. The keys are the same as at this table, so nobody can come
    too late or twice.
    """
    if table.rematch is None and key.role is not Role.PLAYER:
        raise needs_key()
    if table.phase is not Phase.FINISHED:
        raise wrong_phase(table.phase, Phase.FINISHED)
    if table.rematch is not None:
        return None, table.rematch
    change = _reopening(table)
    return change, change.rematch or ""


def _reopening(table: Table) -> Change:
    """Both tables change at once, or two processes could open a table each."""
    seats = [replace(seat, webhook=None, push=None) for seat in table.seats]
    again = _deal(seats, None, table.keys.values())
    again.public, again.title = table.public, table.title
    opening = _opening(again, seed_chosen=False)
    change = Change(table, rematch=again.table_id, along=[opening])
    change.add_event("rematch", table=again.table_id)
    return change
