"""Being told that it is one's turn: by a webhook of one's own, or by the browser."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from tzolkin.tables.changes import Change
from tzolkin.tables.errors import not_your_seat
from tzolkin.tables.keys import Key
from tzolkin.tables.table import Table

from ..errors import ERROR_RESPONSES, Problem
from ..notices import PushSettings, check_subscription, check_url, new_secret
from ..table_registry import TableRegistry
from . import responses
from .dependencies import Player
from .requests import PushRequest, WebhookRequest

router = APIRouter(prefix="/api", tags=["notices"], responses=ERROR_RESPONSES)
SeatInPath = Annotated[int, Path(ge=0, le=3)]


@router.get("/push", responses=responses.answers(responses.PushKey))
async def push_key(request: Request) -> dict[str, Any]:
    """What a browser needs to subscribe, or null where the server does not push."""
    push: PushSettings | None = request.app.state.push
    return {"key": push.public_key if push else None}


@router.put(
    "/tables/{table}/seats/{seat}/webhook", responses=responses.answers(responses.WebhookSecret)
)
async def set_webhook(caller: Player, seat: SeatInPath, wanted: WebhookRequest) -> dict[str, Any]:
    """Where to send a notice when it is the seat's turn. The secret that signs it is told once."""
    try:
        check_url(wanted.url, caller.registry.settings.webhook_private)
    except ValueError as error:
        raise Problem(422, "bad_address", str(error)) from None
    secret = new_secret()
    target = {"url": wanted.url, "secret": secret}
    await _set(caller, seat, webhook=target)
    return {"secret": secret}


@router.put("/tables/{table}/seats/{seat}/push", status_code=204)
async def set_push(request: Request, caller: Player, seat: SeatInPath, wanted: PushRequest) -> None:
    """A browser's subscription."""
    if request.app.state.push is None:
        raise Problem(409, "no_push", "This server sends no push notices; GET /api/push tells.")
    try:
        target = check_subscription(wanted.model_dump(), caller.registry.settings.webhook_private)
    except ValueError as error:
        raise Problem(422, "bad_subscription", str(error)) from None
    await _set(caller, seat, push=target)


@router.delete("/tables/{table}/seats/{seat}/notices", status_code=204)
async def no_notices(caller: Player, seat: SeatInPath) -> None:
    """No notices for this seat any more."""
    await _set(caller, seat, webhook=None, push=None)


async def _set(caller: Player, seat: int, **receivers: Any) -> None:
    caller.act()

    async def receives(registry: TableRegistry, table: Table, key: Key) -> None:
        if seat not in table.owned(key):
            raise not_your_seat(seat)
        change = Change(table)
        change.set_seats([replace(table.seats[seat], **receivers)])
        change.tell("notices", seat=seat)
        await registry.carry_out(change)

    await caller.change(receives)
