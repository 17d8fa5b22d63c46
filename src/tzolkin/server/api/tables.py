"""Tables: opened, listed, joined, left, renewed, played once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request

from tzolkin.bots import BOTS
from tzolkin.bots.builtin.levels import LEVELS
from tzolkin.tables import lobby as table_lobby
from tzolkin.tables import views
from tzolkin.tables.bot_names import for_bots
from tzolkin.tables.errors import unknown_key
from tzolkin.tables.lobby import COLOURS, Newcomer, Wanted
from tzolkin.tables.table import Seat, SeatKind, Table

from ..db import repository
from ..errors import ERROR_RESPONSES, Problem
from ..middleware.client_address import client_address, limit_key
from . import responses
from .dependencies import AnyCaller, Credentials, Player, Registry, TableId, key_of, sent_key
from .requests import JoinRequest, SeatRequest, TableRequest

MOST_LISTED = 100
router = APIRouter(prefix="/api", tags=["tables"], responses=ERROR_RESPONSES)


@router.get("/bots", responses=responses.answers(responses.Bots))
async def bots() -> dict[str, Any]:
    """Who can be played against: the levels for people first."""
    names = [*LEVELS, *(name for name in BOTS if name not in LEVELS)]
    return {"bots": [{"name": name, "about": BOTS[name].about} for name in names]}


@router.get("/tables", responses=responses.answers(responses.Lobby))
async def lobby(registry: Registry) -> dict[str, Any]:
    """Public tables that are not over."""
    names = await registry.database.read(
        lambda connection: repository.listed(connection, MOST_LISTED)
    )
    return {"tables": [views.listed(table) for table in await registry.those_of(names)]}


@router.post("/tables", status_code=201, responses=responses.answers(responses.Opened, 201))
async def open_table(request: Request, registry: Registry, wanted: TableRequest) -> dict[str, Any]:
    """Open a table. The keys are told only in this answer."""
    address = limit_key(client_address(request.scope))
    registry.limits.new_tables.take(address)
    await table_lobby.check_room(registry, address)
    seats = _seats(wanted.seats)
    screens = [seat.screen for seat in wanted.seats]
    opened = await table_lobby.open_table(
        registry, Wanted(seats, screens, wanted.seed, wanted.public, wanted.title)
    )
    registry.note_host(address, opened.table.id)
    return {
        "table": views.described(opened.table, None),
        "keys": [{"key": key, "seats": owned} for key, owned in opened.players.items()],
        "onlooker": opened.onlooker,
    }


def _seats(wanted: list[SeatRequest]) -> list[Seat]:
    if all(seat.kind == "bot" for seat in wanted):
        message = "A table needs a seat for a person: kind 'person' or 'open'."
        raise Problem(422, "nobody_to_play", message)
    taken = [seat.colour for seat in wanted if seat.colour]
    if len(taken) != len(set(taken)):
        raise Problem(422, "same_colour", "Every seat needs a colour of its own.")
    free = iter(colour for colour in COLOURS if colour not in taken)
    seats = [_seat(number, seat, seat.colour or next(free)) for number, seat in enumerate(wanted)]
    return _with_bots_named(seats)


def _with_bots_named(seats: list[Seat]) -> list[Seat]:
    nameless = [seat for seat in seats if seat.kind is SeatKind.BOT and not seat.name]
    names = iter(for_bots(len(nameless), [seat.name for seat in seats]))
    return [replace(seat, name=next(names)) if seat in nameless else seat for seat in seats]


def _seat(number: int, wanted: SeatRequest, colour: str) -> Seat:
    kind = SeatKind(wanted.kind)
    if (wanted.bot is not None) != (kind is SeatKind.BOT):
        message = "A seat has a 'bot' if, and only if, its kind is 'bot'."
        raise Problem(422, "bot_or_person", message, {"seat": number})
    usual = table_lobby.usual_name(number) if kind is SeatKind.PERSON else ""
    return Seat(number, kind, wanted.name or usual, colour, wanted.bot)


@router.get("/tables/{table}", responses=responses.answers(responses.Table))
async def table(caller: AnyCaller) -> dict[str, Any]:
    """What everybody at the table may know of it."""
    return views.described(caller.table, caller.key)


@router.post(
    "/tables/{table}/join", status_code=201, responses=responses.answers(responses.Joined, 201)
)
async def join(
    request: Request,
    registry: Registry,
    name: TableId,
    credentials: Credentials,
    wanted: JoinRequest,
) -> dict[str, Any]:
    """Take an open seat. Whoever knows a table's name may join it; a new key is told only here."""
    registry.limits.actions.take(limit_key(client_address(request.scope)))
    newcomer = Newcomer(wanted.seat, wanted.name, wanted.colour)

    async def joined(table: Table) -> dict[str, Any]:
        key = key_of(table, sent_key(credentials))
        seat, text = await table_lobby.join(registry, table, key, newcomer)
        own = key_of(table, text) if text else key
        return {"table": views.described(table, own), "seat": seat, "key": text}

    return await registry.change(name, joined)


@router.post("/tables/{table}/leave", status_code=204)
async def leave(caller: Player) -> None:
    """Give one's seats back before the game begins."""
    caller.act()
    await caller.change(table_lobby.leave)


@router.post("/tables/{table}/key", responses=responses.answers(responses.NewKey))
async def renew(caller: Player) -> dict[str, Any]:
    """A new key for the one sent, which is worth nothing any more."""
    caller.act()
    return {"key": await caller.change(table_lobby.renew)}


@router.post("/tables/{table}/onlooker", responses=responses.answers(responses.NewKey))
async def renew_onlookers(caller: Player) -> dict[str, Any]:
    """A new key for onlookers; the one there was is worth nothing any more."""
    caller.act()
    return {"key": await caller.change(table_lobby.renew_onlookers)}


@router.post("/tables/{table}/rematch", responses=responses.answers(responses.Again))
async def rematch(caller: AnyCaller) -> dict[str, Any]:
    """The same people once more, at a new table which their keys open, too. Onlookers may follow
    as soon as a player has asked.
    """
    caller.act()
    again = await caller.change(table_lobby.rematch)
    if caller.key is None or caller.key.id not in again.keys:
        raise unknown_key()
    return {"table": views.described(again, again.keys[caller.key.id])}
