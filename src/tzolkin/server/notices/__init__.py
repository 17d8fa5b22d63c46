"""Notices to players whose turn it is, sent by webhook or web push.

A turn that is committed puts notices into the `outbox`, in the same transaction. The `sender`
delivers them in the background: `webhooks` and `push` make the requests, `http` sends them, and
`addresses` keeps them away from private networks.
"""

from .addresses import BadAddressError, check_url
from .messages import your_turn
from .outbox import Kind, Notice, enqueue, withdraw
from .push import (
    BadSubscriptionError,
    PushSettings,
    PushUnavailableError,
    check_subscription,
    new_keys,
)
from .sender import Delivery, NoticeSender
from .webhooks import new_secret

Courier, Fate = NoticeSender, Delivery  # the old names, until 1.0

__all__ = [
    "BadAddressError",
    "BadSubscriptionError",
    "Courier",
    "Delivery",
    "Fate",
    "Kind",
    "Notice",
    "NoticeSender",
    "PushSettings",
    "PushUnavailableError",
    "check_subscription",
    "check_url",
    "enqueue",
    "new_keys",
    "new_secret",
    "withdraw",
    "your_turn",
]
