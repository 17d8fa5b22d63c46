"""Notices that leave the server: it is your turn, by webhook or web push."""

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
from .sender import Courier, Fate
from .webhooks import new_secret

__all__ = [
    "BadAddressError",
    "BadSubscriptionError",
    "Courier",
    "Fate",
    "Kind",
    "Notice",
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
