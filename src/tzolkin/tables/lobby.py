"""Tables before the first turn, and after the last: made, joined, left, played once more."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, NamedTuple

from tzolkin.game import Game, fairness
from tzolkin.game.positions import Position
from tzolkin.server.db import repository
from tzolkin.server.db.writer import ConflictError
from tzolkin.server.errors import Problem
from tzolkin.server.table_registry import TableRegistry
from tzolkin.version import RULES

from . import keys
from .changes import Change
from .errors import needs_key, not_your_seat, wrong_phase
from .keys import Key, Role
from .table import Phase, Seat, SeatKind, Snapshot, Table

COLOURS = ("macaw", "morpho", "marigold", "orchid")


class Wanted(NamedTuple):
    """A table that somebody wants."""

    seats: list[Seat]
    screens: list[str | None]  # persons with the same one share a key
    seed: int | None
    public: bool
    title: str


class Newcomer(NamedTuple):
    """Somebody who wants to sit down; where and in which colour may be left open."""

    seat: int | None
    name: str
    colour: str | None


class Opened(NamedTuple):
    """A new table, and the keys to it, which are told only now."""

    table: Table
    players: dict[str, list[int]]
    onlooker: str


async def open_table(registry: TableRegistry, wanted: Wanted) -> Opened:
    """Deal, hand out keys, and begin if everybody is there."""
    onlooker, onlooker_key = keys.fresh(Role.ONLOOKER)
    seats, handed = _keyed(wanted.seats, wanted.screens)
    held = [onlooker_key, *(key for _, key in handed)]
    change = _put_up(wanted, seats, held)
    registry.keep(change.table)  # before bots, who begin at once, would load it
    await registry.carry_out(change)
    players = {text: change.table.owned(key) for text, key in handed}
    return Opened(change.table, players, onlooker)


def _put_up(wanted: Wanted, seats: list[Seat], held: list[Key]) -> Change:
    game = Game.new(len(seats), wanted.seed)
    table = new_table(game.position(), game.seed, seats, held)
    table.public, table.title = wanted.public, wanted.title
    change = Change(table, new=True)
    change.tell("opened", players=table.players, seed_chosen=wanted.seed is not None)
    _begin_if_full(change, seats)
    return change


async def check_room(registry: TableRegistry, address: str) -> None:
    """Problem if there are as many open tables as may be, in all or from one address."""
    limits = registry.settings.limits
    if await registry.database.read(repository.open_tables) >= limits.tables:
        raise Problem(
            503, "full", "There is no room for another table now.", {"most": limits.tables}
        )
    hosted = await registry.those_of(registry.hosted(address))
    still = [table.id for table in hosted if table.takes_room]
    registry.keep_hosted(address, still)
    if len(still) >= limits.tables_per_address:
        message = "You have too many open tables; finish or leave some."
        raise Problem(429, "too_many_tables", message, {"most": limits.tables_per_address})


def _keyed(
    seats: list[Seat], screens: list[str | None]
) -> tuple[list[Seat], list[tuple[str, Key]]]:
    """A key for every person, or for all persons at one screen."""
    places = [screen or seat.seat for seat, screen in zip(seats, screens, strict=True)]
    handed: dict[str | int, tuple[str, Key]] = {}
    keyed = []
    for seat, place in zip(seats, places, strict=True):
        if seat.kind is SeatKind.PERSON:
            _, key = handed.setdefault(place, keys.fresh(Role.PLAYER))
            keyed.append(replace(seat, key=key.id))
        else:
            keyed.append(seat)
    return keyed, list(handed.values())


def new_table(start: Position, seed: int | None, seats: list[Seat], held: list[Key]) -> Table:
    """A table at which nothing has happened yet."""
    salt, now = fairness.fresh_salt(), time.time()
    return Table(
        id=keys.public_id(),
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
        keys={key.id: key for key in held},
        turns=[],
        sealed={},
        now=Snapshot(Game.load(start)),
    )


def _begin_if_full(change: Change, seats: list[Seat]) -> None:
    if all(seat.kind is not SeatKind.OPEN for seat in seats):
        bots = any(seat.kind is SeatKind.BOT for seat in seats)
        change.facts |= {"phase": Phase.RUNNING, "bot_next": bots}
        change.tell("started", commitment=change.table.commitment)
        change.ask([seat.seat for seat in seats if seat.kind is SeatKind.PERSON], 0)


async def join(
    registry: TableRegistry, table: Table, key: Key | None, newcomer: Newcomer
) -> tuple[int, str | None]:
    """Take an open seat: with the key one has, or with a new one, which is told only now."""
    if table.phase is not Phase.GATHERING:
        raise wrong_phase(table.phase, Phase.GATHERING)
    free = _open_seat(table, newcomer.seat)
    change = Change(table)
    text, own = None, key
    if own is None or not table.owned(own):
        text, own = keys.fresh(Role.PLAYER)
        change.add_key(own)
    colour = _colour(table, free, newcomer.colour)
    name = newcomer.name or usual_name(free.seat)
    taken = replace(free, kind=SeatKind.PERSON, name=name, key=own.id, colour=colour)
    change.set_seats([taken])
    change.tell("joined", seat=free.seat, **taken.told())
    _begin_if_full(change, table.with_seat(taken))
    await registry.carry_out(change)
    return free.seat, text


def usual_name(seat: int) -> str:
    """Of a person who gave none."""
    return f"Player {seat + 1}"


def _open_seat(table: Table, wanted: int | None) -> Seat:
    free = [
        seat for seat in table.seats if seat.kind is SeatKind.OPEN and wanted in (None, seat.seat)
    ]
    if not free:
        raise Problem(409, "no_open_seat", "That seat is not open.", {"seat": wanted})
    return free[0]


def _colour(table: Table, seat: Seat, wanted: str | None) -> str:
    others = {other.colour for other in table.seats if other is not seat}
    return wanted if wanted and wanted not in others else seat.colour


async def leave(registry: TableRegistry, table: Table, key: Key) -> None:
    """Give one's seats back, as long as the game has not begun. With the last of those who were
    meant when it was opened, the table is closed; somebody who came by cannot close it.
    """
    if table.phase is not Phase.GATHERING:
        raise wrong_phase(table.phase, Phase.GATHERING)
    owned = table.owned(key)
    if not owned:
        raise not_your_seat(0)
    change = Change(table)
    empty: dict[str, Any] = {"kind": SeatKind.OPEN, "name": "", "key": None}
    unasked: dict[str, Any] = {"webhook": None, "push": None}
    left = [replace(table.seats[seat], **empty, **unasked) for seat in owned]
    change.set_seats(left)
    change.drop_key(key)
    for seat in left:
        change.tell("left", seat=seat.seat, **seat.told())
    if set(table.people) <= set(owned) and key.created <= table.created:
        change.facts |= {"phase": Phase.CLOSED}
        change.tell("closed")
    await registry.carry_out(change)


async def renew(registry: TableRegistry, table: Table, key: Key) -> str:
    """A new key for the old one, which opens nothing any more."""
    text, fresh = keys.fresh(key.role)
    fresh = fresh._replace(created=key.created)  # for those at the table nothing has changed
    change = Change(table)
    change.add_key(fresh)
    change.drop_key(key)
    change.set_seats([replace(table.seats[seat], key=fresh.id) for seat in table.owned(key)])
    change.tell("renewed", seats=table.owned(key))
    await registry.carry_out(change)
    return text


async def renew_onlookers(registry: TableRegistry, table: Table, _key: Key) -> str:
    """A new link for onlookers; those with the old one are sent away."""
    text, fresh = keys.fresh(Role.ONLOOKER)
    change = Change(table)
    for old in table.keys.values():
        if old.role is Role.ONLOOKER:
            change.drop_key(old)
    change.add_key(fresh)
    change.tell("renewed", seats=[])
    await registry.carry_out(change)
    return text


async def rematch(registry: TableRegistry, table: Table, key: Key) -> Table:
    """The same people once more. The first player who asks opens the table; the keys are the same
    as at this one, so nobody can come too late or twice.
    """
    if table.rematch is None and key.role is not Role.PLAYER:
        raise needs_key()
    if table.phase is not Phase.FINISHED:
        raise wrong_phase(table.phase, Phase.FINISHED)
    if table.rematch is None:
        await _reopen(registry, table)
    return await registry.table(table.rematch or "")


async def _reopen(registry: TableRegistry, table: Table) -> None:
    """Both are written at once, or two processes could open a table each."""
    seats = [replace(seat, webhook=None, push=None) for seat in table.seats]
    wanted = Wanted(seats, [], None, table.public, table.title)
    opening = _put_up(wanted, seats, list(table.keys.values()))
    change = Change(table, facts={"rematch": opening.table.id}, along=[opening])
    change.tell("rematch", table=opening.table.id)
    registry.keep(opening.table)
    try:
        await registry.carry_out(change)
    except ConflictError:
        registry.forget(opening.table.id)
        raise
