"""Tables: listed, opened, joined, left, played once more; and new keys for them."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request

from tzolkin.bots import BOTS
from tzolkin.bots.builtin.levels import LEVELS
from tzolkin.tables import invitations, lobby, views
from tzolkin.tables.changes import Outcome
from tzolkin.tables.errors import unknown_key
from tzolkin.tables.lobby import Joined
from tzolkin.tables.table import Table

from ..db import repository
from ..errors import ERROR_RESPONSES
from ..middleware.client_address import client_address, limit_key
from . import models, responses
from .dependencies import AnyCaller, Credentials, Player, Registry, TableId, sent_key
from .requests import JoinRequest, TableRequest

MOST_LISTED = 100
router = APIRouter(prefix="/api", tags=["tables"], responses=ERROR_RESPONSES)


@router.get("/bots", responses=responses.ok(responses.BotsResponse))
async def list_bots() -> dict[str, Any]:
    """List who can be played against, the levels for people first."""
    names = [*LEVELS, *(name for name in BOTS if name not in LEVELS)]
    return {"bots": [{"name": name, "about": BOTS[name].about} for name in names]}


@router.get("/tables", responses=responses.ok(responses.TablesResponse))
async def list_tables(registry: Registry) -> dict[str, Any]:
    """List public tables that are not over."""
    table_ids = await registry.database.read(partial(repository.public_tables, most=MOST_LISTED))
    return {"tables": [views.summarize(table) for table in await registry.existing(table_ids)]}


@router.post("/tables", status_code=201, responses=responses.ok(responses.OpenResponse, 201))
async def open_table(request: Request, registry: Registry, wanted: TableRequest) -> dict[str, Any]:
    """Open a table. Only this response has the keys."""
    address = limit_key(client_address(request.scope))
    registry.limits.new_tables.take(address)
    await registry.check_room(address)
    change, opened = lobby.open_table(wanted)
    await registry.commit(change)
    registry.add_host(address, opened.table.table_id)
    return {
        "table": views.describe(opened.table, None),
        "keys": [{"key": text, "seats": seats} for text, seats in opened.players.items()],
        "onlooker": opened.onlooker,
    }


@router.get("/tables/{table}", responses=responses.ok(models.Table))
async def get_table(caller: AnyCaller) -> dict[str, Any]:
    """Return what everybody at the table may know of it."""
    return views.describe(caller.table, caller.key)


@router.post(
    "/tables/{table}/join", status_code=201, responses=responses.ok(responses.JoinResponse, 201)
)
async def join(
    request: Request,
    registry: Registry,
    table_id: TableId,
    credentials: Credentials,
    wanted: JoinRequest,
) -> dict[str, Any]:
    """Take an open seat. Anyone who knows the id may join; only this response has a new key."""
    registry.limits.actions.take(limit_key(client_address(request.scope)))

    def work(table: Table) -> Outcome[tuple[Table, Joined]]:
        key = invitations.find_key(table, sent_key(credentials))
        change, joined = lobby.join(table, key, wanted)
        return change, (table, joined)

    table, joined = await registry.change(table_id, work)
    described = views.describe(table, table.keys[joined.key.id])
    return {"table": described, "seat": joined.seat, "key": joined.text}


@router.post("/tables/{table}/leave", status_code=204)
async def leave(player: Player) -> None:
    """Give one's seats back before the game begins."""
    player.count_action()
    await player.change(lobby.leave)


@router.post("/tables/{table}/key", responses=responses.ok(responses.KeyResponse))
async def renew_key(player: Player) -> dict[str, Any]:
    """Replace the key that is sent by a new one; the old one opens nothing any more."""
    player.count_action()
    return {"key": await player.change(invitations.renew_key)}


@router.post("/tables/{table}/onlooker", responses=responses.ok(responses.KeyResponse))
async def renew_onlooker_key(player: Player) -> dict[str, Any]:
    """Replace the key of onlookers by a new one; the old one opens nothing any more."""
    player.count_action()
    return {"key": await player.change(invitations.renew_onlooker_key)}


@router.post("/tables/{table}/rematch", responses=responses.ok(responses.RematchResponse))
async def rematch(caller: AnyCaller) -> dict[str, Any]:
    """Open a table for the same people once more, which their keys open, too.

    Onlookers may follow as soon as a player has asked.
    """
    caller.count_action()
    table_id = await caller.change(lobby.rematch)
    table = await caller.registry.table(table_id)
    if caller.key is None or caller.key.id not in table.keys:
        raise unknown_key()
    return {"table": views.describe(table, table.keys[caller.key.id])}
