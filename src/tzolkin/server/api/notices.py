"""Where notices go when it is a seat's turn: to a webhook, or to a browser."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from tzolkin.tables.notices import set_receivers

from ..errors import ERROR_RESPONSES, ApiError
from ..notices import PushSettings, check_subscription, check_url, new_secret
from . import responses
from .dependencies import Caller, Player
from .requests import PushRequest, WebhookRequest

router = APIRouter(prefix="/api", tags=["notices"], responses=ERROR_RESPONSES)
SeatInPath = Annotated[int, Path(ge=0, le=3)]


@router.get("/push", responses=responses.ok(responses.PushKeyResponse))
async def get_push_key(request: Request) -> dict[str, Any]:
    """Return what a browser needs to subscribe, or null where the server does not push."""
    push: PushSettings | None = request.app.state.push
    return {"key": push.public_key if push else None}


@router.put(
    "/tables/{table}/seats/{seat}/webhook", responses=responses.ok(responses.WebhookResponse)
)
async def set_webhook(player: Player, seat: SeatInPath, webhook: WebhookRequest) -> dict[str, Any]:
    """Set where notices go when it is the seat's turn; only this response has their secret."""
    try:
        check_url(webhook.url, player.registry.settings.webhook_private)
    except ValueError as error:
        raise ApiError(422, "bad_address", str(error)) from None
    secret = new_secret()
    await _set_receivers(player, seat, webhook={"url": webhook.url, "secret": secret})
    return {"secret": secret}


@router.put("/tables/{table}/seats/{seat}/push", status_code=204)
async def set_push(request: Request, player: Player, seat: SeatInPath, push: PushRequest) -> None:
    """Set the browser that shows notices when it is the seat's turn."""
    if request.app.state.push is None:
        raise ApiError(409, "no_push", "This server sends no push notices; GET /api/push tells.")
    try:
        target = check_subscription(push.model_dump(), player.registry.settings.webhook_private)
    except ValueError as error:
        raise ApiError(422, "bad_subscription", str(error)) from None
    await _set_receivers(player, seat, push=target)


@router.delete("/tables/{table}/seats/{seat}/notices", status_code=204)
async def stop_notices(player: Player, seat: SeatInPath) -> None:
    """Send no notices for this seat any more."""
    await _set_receivers(player, seat, webhook=None, push=None)


async def _set_receivers(player: Caller, seat: int, **receivers: Any) -> None:
    player.count_action()
    await player.change(partial(set_receivers, seat=seat, **receivers))
