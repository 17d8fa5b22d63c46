"""Where notices go when it is a seat's turn: to a webhook, or to a browser."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from tzolkin.tables.notices import set_receivers

from ..errors import ERROR_RESPONSES, Problem
from ..notices import PushSettings, check_subscription, check_url, new_secret
from . import responses
from .dependencies import Caller, Player
from .requests import PushRequest, WebhookRequest

router = APIRouter(prefix="/api", tags=["notices"], responses=ERROR_RESPONSES)
SeatInPath = Annotated[int, Path(ge=0, le=3)]


@router.get("/push", responses=responses.success(responses.PushKey))
async def get_push_key(request: Request) -> dict[str, Any]:
    """What a browser needs to subscribe, or null where the server does not push."""
    push: PushSettings | None = request.app.state.push
    return {"key": push.public_key if push else None}


@router.put(
    "/tables/{table}/seats/{seat}/webhook", responses=responses.success(responses.WebhookSecret)
)
async def set_webhook(player: Player, seat: SeatInPath, webhook: WebhookRequest) -> dict[str, Any]:
    """Where to send a notice when it is the seat's turn. The secret that signs it is told once."""
    try:
        check_url(webhook.url, player.registry.settings.webhook_private)
    except ValueError as error:
        raise Problem(422, "bad_address", str(error)) from None
    secret = new_secret()
    await _set_receivers(player, seat, webhook={"url": webhook.url, "secret": secret})
    return {"secret": secret}


@router.put("/tables/{table}/seats/{seat}/push", status_code=204)
async def set_push(request: Request, player: Player, seat: SeatInPath, push: PushRequest) -> None:
    """A browser's subscription."""
    if request.app.state.push is None:
        raise Problem(409, "no_push", "This server sends no push notices; GET /api/push tells.")
    try:
        target = check_subscription(push.model_dump(), player.registry.settings.webhook_private)
    except ValueError as error:
        raise Problem(422, "bad_subscription", str(error)) from None
    await _set_receivers(player, seat, push=target)


@router.delete("/tables/{table}/seats/{seat}/notices", status_code=204)
async def stop_notices(player: Player, seat: SeatInPath) -> None:
    """No notices for this seat any more."""
    await _set_receivers(player, seat, webhook=None, push=None)


async def _set_receivers(player: Caller, seat: int, **receivers: Any) -> None:
    player.count_action()
    await player.change(partial(set_receivers, seat=seat, **receivers))
